import type { Page } from '@playwright/test';
import { CarsPage } from '#tests/e2e/my-cars/cars-page.ts';
import { LoginPage, newCard, SOMYING } from '#tests/e2e/login/login-page.ts';
import { spoil } from '#tests/e2e/support/faults.ts';
import { checkAtRest, DESKTOP, expect, journeyIn, PHONE, test, WIDTH_OF } from '#tests/e2e/support/test.ts';
import type { SitePage } from '#tests/e2e/support/site-page.ts';
import { png } from '#tests/support/photos.ts';
import { letRunOut, signInElsewhere } from './account.ts';

const ELSEWHERE = 'Logged out after logging in with another device.';
const LOG_IN = 'Please log in again.';

const noticeIn = (site: SitePage, title: string) => site.page.getByRole('dialog', { name: site.say(title) });

async function leaveBy(site: SitePage, button: string): Promise<void> {
  await site.page
    .getByRole('dialog')
    .getByRole('button', { name: site.say(button), exact: true })
    .click();
  await expect(site.title('You are signed out')).toBeVisible();
  await expect(site.page).toHaveURL(new RegExp(`/${site.language}/auth/logout\\?kind=member$`));
}

/** What the browser asks before it leaves a page, which then stays. */
function questionsOf(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  return asked;
}

test(
  'DUP-01 a sign-in on another device while a photo is on its way shows the one notice; the field says that the photo did not arrive, and not why once more',
  { tag: PHONE },
  async ({ page }) => {
    const cars = new CarsPage(page, 'en');
    const card = await newCard(true);
    await page.goto('/en/termconditions');
    await cars.signIn(card);
    await page.goto('/en/me/cars/add');
    await cars.carField('carName').waitFor();
    await page.route('**/x/photos/*', async (route) => {
      await signInElsewhere(card);
      await route.continue();
    });
    const photo = { name: 'car.png', mimeType: 'image/png', buffer: png() };
    await page.locator('#car-photo').setInputFiles(photo);
    await expect(noticeIn(cars, ELSEWHERE)).toHaveCount(1);
    await expect(page.locator('#car-photo-error')).toHaveText(
      cars.say('The photo did not arrive. Check your internet connection, then send it again.'),
    );
    await leaveBy(cars, 'OK');
  },
);

test(
  'DUP-03 the notice leads to /auth/logout without a question, from a form whose save is on its way',
  { tag: DESKTOP },
  async ({ page, context }) => {
    const site = new LoginPage(page, 'th');
    const card = await newCard(true);
    const asked = questionsOf(page);
    await page.goto('/th/me/account');
    await site.signIn(card);
    await site.field('First name').fill('สมศักดิ์');
    const answer = await spoil(page, 'updateProfile', 'takes 10 s');
    await site.button('Save').click();
    await signInElsewhere(card);
    // Another tab hears of it first.
    await (await context.newPage()).goto('/th/me/cars');
    await expect(noticeIn(site, ELSEWHERE)).toHaveCount(1);
    // The save is still on its way: whoever leaves by another way is asked, or this test would show nothing.
    await page.evaluate(() => location.assign('/en'));
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await leaveBy(site, 'OK');
    expect(asked).toEqual(['beforeunload']);
    answer();
  },
);

for (const [language, way] of [
  ['th', 'OK'],
  ['en', 'Close'],
] as const)
  test(
    `in ${language} a session whose time is over asks once to log in again, and leads to /auth/logout`,
    { tag: [WIDTH_OF[language], ...journeyIn(language)] },
    async ({ page, context }) => {
      const site = new LoginPage(page, language);
      const card = await newCard(true);
      await page.goto(`/${language}/me/account`);
      await site.signIn(card);
      await expect(site.field('First name')).toHaveValue(SOMYING.first);
      await letRunOut(card);
      await page
        .getByRole('navigation', { name: site.say('My account') })
        .getByRole('link', { name: site.say('My cars'), exact: true })
        .click();
      await expect(noticeIn(site, LOG_IN)).toHaveCount(1);
      await expect(noticeIn(site, ELSEWHERE)).toHaveCount(0);
      await checkAtRest(site, [SOMYING.first, SOMYING.last]);
      await leaveBy(site, way);
      expect((await context.cookies()).filter(({ name }) => /member/.test(name))).toEqual([]);
    },
  );
