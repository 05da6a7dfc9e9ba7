import type { Page } from '@playwright/test';
import { RedeemPage } from '#tests/e2e/coupon-redeem/redeem-page.ts';
import { CARDS, LoginPage } from '#tests/e2e/login/login-page.ts';
import { CarsPage } from '#tests/e2e/my-cars/cars-page.ts';
import { denyStorage } from '#tests/e2e/support/denied-storage.ts';
import { callOf } from '#tests/e2e/support/faults.ts';
import { checkAtRest, DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';

const ASKS = ['beforeunload'];

/** Holds back the answers of this call until it is let go. */
async function delay(page: Page, name: ReturnType<typeof callOf>): Promise<() => void> {
  let letGo = () => {};
  const until = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/*', async (route) => {
    if (callOf(route.request()) === name) await until;
    await route.fallback();
  });
  return letGo;
}

for (const kind of ['a modal', 'a page'] as const)
  test(
    `NAV-13 closing the registration form as ${kind} asks once something is typed, and while it is on its way`,
    { tag: kind === 'a page' ? PHONE : DESKTOP },
    async ({ page }) => {
      const site = new LoginPage(page, 'th');
      if (kind === 'a page') {
        await page.goto('/th/termconditions');
        await site.leaveForProvider();
        await site.chooseCard(CARDS.incomplete);
        await expect(page).toHaveURL(/\/auth\/information/);
        await site.form.waitFor();
      } else await site.openForm();
      expect(await site.form.count()).toBe(1);
      await site.input('carName').fill('คัน');
      expect(await site.closeTab()).toEqual(ASKS);
      if (kind === 'a page') return;
      await site.fillCar();
      const letGo = await delay(page, 'registerMember');
      await site.register.click();
      await expect(site.button('Registering…')).toBeVisible();
      expect(await site.closeTab()).toEqual(ASKS);
      letGo();
      await site.accountButton.waitFor();
      expect(await site.closeTab()).toEqual([]);
    },
  );

for (const isDenied of [true, false])
  test(
    `NAV-13 a typed claim, profile and car are ${isDenied ? 'kept as long as the page where the browser stores nothing, and closing asks' : 'stored, and closing asks nothing'}`,
    { tag: PHONE },
    async ({ page }) => {
      const points = new RedeemPage(page, isDenied ? 'th' : 'en');
      const cars = new CarsPage(page, points.language);
      const asked = isDenied ? ASKS : [];
      const [first, note] = [points.field('First name'), points.field('What is wrong?')];
      if (isDenied) await denyStorage(page);
      await points.openSignedIn(150);
      await page.goto(`/${points.language}/me/bluepoints`);
      await points.button('Points wrong?').click();
      await note.fill('เติมสองคัน');
      const area = page.getByRole('navigation', { name: points.say('My account') });
      const openArea = (name: string) => area.getByRole('link', { name: points.say(name), exact: true }).click();
      await openArea('Profile');
      await first.fill('สมศักดิ์');
      await openArea('My cars');
      await cars.link('Add a car').click();
      await cars.carField('carName').fill('คันเก่ง');
      await points.turnTo(isDenied ? 'en' : 'th');
      await expect(cars.carField('carName')).toHaveValue('คันเก่ง');
      await points.turnTo(points.language);
      await openArea('Profile');
      await expect(first).toHaveValue('สมศักดิ์');
      await page.goBack();
      await expect(cars.carField('carName')).toHaveValue('คันเก่ง');
      await openArea('Points');
      await points.button('Points wrong?').click();
      await expect(note).toHaveValue('เติมสองคัน');

      if (isDenied) expect(await points.closeTab()).toEqual(asked);
      // Each of them alone asks.
      await note.fill('');
      await openArea('Profile');
      await points.button('Discard it').click();
      if (isDenied) expect(await points.closeTab()).toEqual(asked);
      await openArea('My cars');
      await cars.link('Add a car').click();
      await points.button('Discard it').click();
      await expect(cars.carField('carName')).toHaveValue('');
      await openArea('Profile');
      await first.fill('สมศักดิ์');
      expect(await points.closeTab()).toEqual(asked);
    },
  );

test(
  'NAV-13 while an answer is on its way, the menu and Back ask first, a change of language does not, and the answer that comes is shown',
  { tag: DESKTOP },
  async ({ page }) => {
    const cars = new CarsPage(page, 'en');
    await cars.openSignedIn();
    await cars.link('Add a car').click();
    await cars.typeCar('คันเก่ง', '5กก 5555');
    const letGo = await delay(page, 'addCar');
    await cars.save();
    const question = page.getByRole('dialog', { name: 'Leave before the answer is here?' });
    await cars.followMenu('Home');
    await expect(question.getByRole('button', { name: 'Stay here' })).toBeFocused();
    await checkAtRest(cars);
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/\/me\/cars\/add$/);
    await cars.turnTo('th');
    await expect(page).toHaveURL(/\/th\/me\/cars\/add$/);
    await cars.turnTo('en');
    await expect(page).toHaveURL(/\/en\/me\/cars\/add$/);
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await expect(question).toBeVisible();
    letGo();
    await expect(cars.card('คันเก่ง')).toBeVisible();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/\/en\/me\/cars$/);
    await cars.followMenu('Home');
    await expect(page).toHaveURL(/\/en$/);
  },
);

test('NAV-13 whoever leaves all the same goes on, and finds what was typed again', { tag: PHONE }, async ({ page }) => {
  const cars = new CarsPage(page, 'th');
  await cars.openSignedIn();
  await cars.link('Add a car').click();
  await cars.typeCar('คันเก่ง', '5กก 5555');
  const letGo = await delay(page, 'addCar');
  await cars.save();
  await page.goBack();
  await cars.button('Leave this page').click();
  await expect(cars.title('My cars')).toBeVisible();
  await expect(page).toHaveURL(/\/th\/me\/cars$/);
  letGo();
  await page.goForward();
  await expect(cars.carField('carName')).toHaveValue('คันเก่ง');
});
