import type { Page } from '@playwright/test';
import { calls } from '#contract/calls/all.ts';
import { countShifts, shiftOf } from '#tests/e2e/support/layout-shift.ts';
import { loseAnswers, PAUSE_MS, spoil } from '#tests/e2e/support/faults.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import { checkAtRest, DESKTOP, expect, PHONE, test, JOURNEY } from '#tests/e2e/support/test.ts';
import { RedeemPage } from './redeem-page.ts';

const OWN = ['สมหญิง', 'ใจงาม'];
const COFFEE = 1;

/** A member with 90 points left and the code of a coffee on screen. */
async function withCoffee(page: Page) {
  const redeem = new RedeemPage(page, 'en');
  await redeem.openSignedIn(150);
  await redeem.choose(COFFEE);
  await redeem.use(60).click();
  return { redeem, code: await redeem.code() };
}

test(
  'RDM-01, RDM-02 a coupon is asked about, confirmed once, and its code counts down through a reload until the branch takes it; the list says so, in th',
  { tag: [PHONE, JOURNEY] },
  async ({ page }) => {
    const redeem = new RedeemPage(page, 'th');
    await page.clock.install();
    await redeem.openSignedIn(150);
    await expect(redeem.balance(150)).toBeVisible();
    await checkAtRest(redeem, OWN);
    await redeem.choose(COFFEE);
    await expect(redeem.text('Confirm at the branch, in front of the staff.')).toBeVisible();
    await checkAtRest(redeem, OWN);
    await expect(redeem.button('Not now')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(redeem.balance(150)).toBeVisible();
    await expect(redeem.coupons.nth(COFFEE)).toBeFocused();

    await redeem.choose(COFFEE);
    await expect(page).toHaveURL(/redemption=/);
    // A reload of the question comes back to it, and spends nothing.
    await page.reload();
    const used = page.waitForResponse((response) => response.url().includes(calls.useCoupon.path));
    await redeem.use(60).click();
    await used;
    const code = await redeem.code();
    await expect(redeem.timer).toHaveText(/^1[45]:\d\d$/);
    await checkAtRest(redeem, [...OWN, `${code.slice(0, 4)} ${code.slice(4)}`]);
    await page.reload();
    await expect(redeem.timer).toHaveText(/^1[45]:\d\d$/);
    expect(await redeem.code()).toBe(code);

    // Left, and come back to: the code that is running stands first, one tap away.
    await countShifts(page);
    await page.goto('/th/me');
    const answer = await spoil(page, 'listCoupons', 'takes 10 s');
    await page.goto('/th/me/redeem');
    // The shape of what comes is drawn before it comes.
    await expect(redeem.main.getByText(redeem.say('Loading…'))).toHaveCount(1);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    answer();
    await expect(redeem.running).toBeVisible();
    await expect(redeem.main.getByRole('table')).toBeVisible();
    expect(await shiftOf(page)).toBeLessThan(0.02);
    await checkAtRest(redeem, [...OWN, `${code.slice(0, 4)} ${code.slice(4)}`]);
    await redeem.showRunning.click();
    expect(await redeem.code()).toBe(code);
    await expect(redeem.running).toHaveCount(0);
    await expect(redeem.title('Redeem coupons')).toBeFocused();

    await inDatabase('update redemption set taken_at = app_now() where code = $1', [code]);
    await page.clock.fastForward(PAUSE_MS);
    await expect(redeem.text('This coupon has been used')).toBeVisible();
    const row = redeem.main.getByText(`${code.slice(0, 4)} ${code.slice(4)}`);
    await expect(row).toBeVisible();
    await expect(redeem.main.getByText(redeem.say('Used'), { exact: true })).toBeVisible();
    await redeem.button('Other coupons').click();
    await expect(redeem.balance(90)).toBeVisible();
    await expect(redeem.running).toHaveCount(0);
  },
);

test(
  'a coupon that has a code which can still be shown says until when before it is paid for again, and leads to that code',
  { tag: PHONE },
  async ({ page }) => {
    const redeem = new RedeemPage(page, 'en');
    await redeem.openSignedIn(150);
    const live = redeem.main.getByRole('group').getByRole('status');
    await redeem.choose(COFFEE);
    await expect(redeem.use(60)).toBeVisible();
    await expect(live).toHaveCount(0);
    await redeem.use(60).click();
    const code = await redeem.code();
    await redeem.button('Other coupons').click();
    await expect(redeem.running).toBeVisible();
    const until = /\d\d:\d\d/.exec(await redeem.running.innerText())?.[0] ?? 'no time';
    await redeem.choose(COFFEE);
    await expect(live).toContainText(redeem.say('You already have a code for this coupon'));
    await expect(live).toContainText(until);
    await expect(redeem.button('Not now')).toBeFocused();
    await checkAtRest(redeem, OWN);
    await live.getByRole('link', { name: redeem.say('Show the code') }).click();
    expect(await redeem.code()).toBe(code);
    await redeem.button('Other coupons').click();
    await expect(redeem.balance(90)).toBeVisible();
    await redeem.choose(0);
    await expect(live).toHaveCount(0);
  },
);

test(
  'a code of the same coupon that came on another device is named in the question, although the list here was read before',
  { tag: PHONE },
  async ({ page }) => {
    const { redeem, code } = await withCoffee(page);
    const closesIn = (time: string) =>
      inDatabase('update redemption set closes_at = app_now() + $2::interval where code = $1', [code, time]);
    // As the list is read, there is no code that can be shown.
    await closesIn('-1 hour');
    await page.goto('/en/me/redeem');
    await redeem.coupons.first().waitFor();
    await expect(redeem.running).toHaveCount(0);
    await closesIn('10 minutes');
    await redeem.choose(COFFEE);
    const live = redeem.main.getByRole('group').getByRole('status');
    await expect(live).toContainText(redeem.say('You already have a code for this coupon'));
  },
);

test(
  'NAV-13 a lost answer is asked for again by itself and spends once, and closing the page meanwhile asks first; a code whose time is over is not shown; too few points are said before anything is asked',
  { tag: DESKTOP },
  async ({ page, watch }) => {
    const redeem = new RedeemPage(page, 'en');
    watch.expect(/ERR_CONNECTION_FAILED/);
    await page.clock.install();
    await redeem.openSignedIn(100);
    const dear = redeem.coupons.nth(2);
    await expect(dear).toHaveAttribute('aria-disabled', 'true');
    await expect(dear).toHaveAccessibleDescription(/points short$/);
    // Pressed all the same, it asks nothing.
    await dear.press('Enter');
    await expect(redeem.balance(100)).toBeVisible();

    const { keys } = await loseAnswers(page, 'useCoupon', 1);
    await redeem.choose(COFFEE);
    await redeem.use(60).click();
    await expect(redeem.text('We do not know yet whether your code is there')).toBeVisible();
    expect(await redeem.closeTab()).toEqual(['beforeunload']);
    await checkAtRest(redeem, OWN);
    await page.clock.fastForward(PAUSE_MS);
    await expect(redeem.timer).toBeVisible();
    const code = await redeem.code();
    expect(keys).toHaveLength(2);
    const spent = await inDatabase(
      `select r.points, balance_of(r.member_id) as rest from redemption r where r.code = $1`,
      [code],
    );
    expect(spent).toEqual([{ points: 60, rest: 40 }]);

    await inDatabase(`update redemption set closes_at = app_now() + interval '3 seconds' where code = $1`, [code]);
    await page.reload();
    await expect(redeem.text('The time to show this code is over')).toBeVisible({ timeout: 8_000 });
    await expect(redeem.main.getByText(redeem.say('Not shown in time'), { exact: true })).toBeVisible();
    await expect(redeem.timer).toHaveCount(0);
    await checkAtRest(redeem, OWN);
  },
);

test(
  'the pages of what was redeemed, and of the point history, stand in the address and outlive a reload',
  { tag: PHONE },
  async ({ page }) => {
    const { redeem } = await withCoffee(page);
    // As many as two pages would be slow to come by.
    for (const { path } of [calls.listRedemptions, calls.listPointHistory])
      await page.route(`**${path}*`, async (route) => {
        const response = await route.fetch();
        const { results, ...rest } = (await response.json()) as { results: object };
        await route.fulfill({ response, json: { ...rest, results: { ...results, page_count: 2 } } });
      });
    for (const path of ['/en/me/redeem', '/en/me/maintainance?tab=redeemed', '/en/me/bluepoints']) {
      await page.goto(path);
      await redeem.button('Next page').click();
      await expect(page).toHaveURL(/[?&]page=2/);
      await page.reload();
      await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
      await redeem.button('Previous page').click();
      await expect(page).not.toHaveURL(/page=/);
    }
  },
);

test(
  'the coupons and the question speak the language that the page is switched to, and Back from the question leads to the list',
  { tag: DESKTOP },
  async ({ page }) => {
    const redeem = new RedeemPage(page, 'en');
    await redeem.openSignedIn(150);
    const names = redeem.main.getByRole('heading', { level: 2 });
    await expect(names.nth(COFFEE)).toHaveText(/^[^\u0e00-\u0e7f]+$/);
    await redeem.turnTo('th');
    await expect(names.nth(COFFEE)).toHaveText(/[\u0e00-\u0e7f]/);
    await redeem.turnTo('en');
    await expect(names.nth(COFFEE)).toHaveText(/^[^\u0e00-\u0e7f]+$/);

    await redeem.choose(COFFEE);
    await expect(redeem.use(60)).toBeVisible();
    await redeem.turnTo('th');
    const thai = new RedeemPage(page, 'th');
    await expect(thai.use(60)).toBeVisible();
    await expect(names.first()).toHaveText(/[\u0e00-\u0e7f]/);
    await page.goBack();
    await expect(redeem.use(60)).toBeVisible();
    await page.goBack();
    await expect(redeem.balance(150)).toBeVisible();
    await expect(page).toHaveURL(/\/en\/me\/redeem$/);
    await expect(page.locator(':focus')).toHaveCount(1);
  },
);
