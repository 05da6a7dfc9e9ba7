import { LoginPage, newCard, SOMYING } from '#tests/e2e/login/login-page.ts';
import { checkFits } from '#tests/e2e/support/access.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import { checkAtRest, expect, test, WIDTH_OF } from '#tests/e2e/support/test.ts';

/** The menu's places, with the page's heading and its address. */
const PLACES = [
  ['Overview', null, /\/me$/],
  ['My cars', 'My cars', /\/me\/cars$/],
  ['Service history', 'Car care', /\/me\/maintainance\?tab=history$/],
  ['My bookings', 'Bookings', /\/me\/booking$/],
  ['Cancelled bookings', 'Bookings', /\/me\/booking\?status=1$/],
  ['My points', 'My points', /\/me\/bluepoints$/],
  ['My profile', 'My profile', /\/me\/account$/],
] as const;

for (const language of ['th', 'en'] as const)
  test(
    `NAV-05 in ${language} the account menu has the overview, car info, service history, bookings, cancelled bookings, points, profile and logout; each leads there and the menu closes`,
    { tag: WIDTH_OF[language] },
    async ({ page }) => {
      const site = new LoginPage(page, language);
      const menu = page.locator('#account');
      await page.goto(`/${language}/termconditions`);
      const card = await newCard(true);
      await site.signIn(card);
      await site.accountButton.click();
      await expect(menu.getByRole('link')).toHaveText([
        ...PLACES.map(([name]) => site.say(name)),
        site.say('Sign out'),
      ]);
      await checkAtRest(site, [SOMYING.first, SOMYING.last]);
      for (const [name, heading, address] of PLACES) {
        if (!(await menu.isVisible())) await site.accountButton.click();
        await menu.getByRole('link', { name: site.say(name), exact: true }).click();
        await expect(page).toHaveURL(address);
        await expect(menu).toBeHidden();
        if (heading !== null) await expect(site.title(heading)).toBeVisible();
      }
      await expect(page.getByRole('navigation', { name: site.say('My account') })).toBeVisible();
      // The longest name that a card can have.
      await inDatabase(`update member set first_name = $1, last_name = $2 where card_number = $3`, [
        'ก'.repeat(80),
        'W'.repeat(80),
        card,
      ]);
      await page.reload();
      await site.accountButton.click();
      await expect(menu.getByText('WWWW')).toBeVisible();
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 740 });
        const box = await menu.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect(box?.width).toBeLessThanOrEqual(320);
        await checkFits(page);
      }
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 320, height: 740 });
      await page.goto(`/${language}/me`);
      expect((await site.accountButton.boundingBox())?.y).toBeLessThan(30);
      await expect(site.main.getByRole('heading', { level: 1 })).toContainText('กกกก');
      await checkFits(page);
      await page.goto(`/${language}/me/cars`);
      await site.accountButton.click();
      await menu.getByRole('link', { name: site.say('Sign out') }).click();
      await expect(site.title('You are signed out')).toBeVisible();
      await expect(site.signInLink).toBeVisible();
      await expect(menu).toBeHidden();
    },
  );
