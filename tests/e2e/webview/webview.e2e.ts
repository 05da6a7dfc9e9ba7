import { calls } from '#contract/calls/all.ts';
import { checkAccess, checkWidths } from '#tests/e2e/support/access.ts';
import { callOf, loseAnswers, PAUSE_MS, spoil } from '#tests/e2e/support/faults.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import { checkAtRest, expect, PHONE, test, journeyIn } from '#tests/e2e/support/test.ts';
import { traces, WebviewPage } from './webview-page.ts';

const COFFEE = 1;
const shown = (code: string) => `${code.slice(0, 4)} ${code.slice(4)}`;

test.use({ viewport: { width: 360, height: 640 } });

for (const [language, colorScheme] of [
  ['th', 'light'],
  ['en', 'dark'],
] as const)
  test(
    `WEB-01, NAV-09, RDM-01, RDM-02 button, confirm, code and history are four screens without header and footer, usable at 360 px and wider, in ${language}, ${colorScheme}`,
    { tag: [PHONE, ...journeyIn(language)] },
    async ({ page, watch }) => {
      watch.expect(/status (of )?404/);
      await page.emulateMedia({ colorScheme });
      await page.clock.install();
      const webview = new WebviewPage(page, language);
      await webview.openFor(150);
      const bare = async (...names: string[]) => {
        for (const role of ['banner', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(0);
        await expect(page.getByRole('navigation', { name: webview.say('Main menu') })).toHaveCount(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
        await checkAtRest(webview, names);
        await checkWidths(page);
      };
      await expect(page).toHaveURL(webview.screen('button'));
      await expect(webview.balance(150)).toBeVisible();
      await bare();
      await webview.choose(COFFEE);
      await expect(webview.question).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${webview.screen('confirm')}\\?redemption=`));
      await bare();
      // Back leads to the list; Forward and a reload show the question again, and neither spends anything.
      await page.goBack();
      await expect(webview.balance(150)).toBeVisible();
      await page.goForward();
      await expect(webview.question).toBeVisible();
      await page.reload();
      await webview.use(60).click();
      await expect(webview.timer).toHaveText(/^1[45]:\d\d$/);
      await expect(page).toHaveURL(new RegExp(`${webview.screen('code')}\\?redemption=`));
      const code = await webview.code();
      await bare(shown(code));
      await page.reload();
      await expect(webview.timer).toHaveText(/^1[45]:\d\d$/);
      expect(await webview.code()).toBe(code);
      // The question is no longer in the history.
      await page.goBack();
      await expect(webview.balance(90)).toBeVisible();
      await bare(shown(code));
      await webview.showRunning.click();
      expect(await webview.code()).toBe(code);
      await expect(webview.title('Your code')).toBeFocused();
      await page.goBack();
      await expect(webview.balance(90)).toBeVisible();
      await webview.link('Redeemed before').click();
      await expect(webview.title('Redeemed before')).toBeFocused();
      await expect(page).toHaveURL(webview.screen('history'));
      await bare(shown(code));
      await webview.link('Show the code').click();
      await expect(webview.timer).toBeVisible();
      await inDatabase('update redemption set taken_at = app_now() where code = $1', [code]);
      await page.clock.fastForward(PAUSE_MS);
      await expect(webview.text('This coupon has been used')).toBeVisible();
      await page.goBack();
      await expect(webview.main.getByText(webview.say('Used'), { exact: true })).toBeVisible();
      await page.goto('/th/webview/redeem/nothing');
      await expect(new WebviewPage(page, 'th').title('This page could not be found.')).toBeVisible();
      expect(await inDatabase('select count(*)::int as n from redemption where code = $1', [code])).toEqual([{ n: 1 }]);
    },
  );

test(
  'the value leaves address and history before anything else loads, is used once, and what cannot be used says to open the app again',
  { tag: PHONE },
  async ({ page, browser }) => {
    const webview = new WebviewPage(page, 'th');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.url()} ${JSON.stringify(request.headers())}`));
    await page.goto('about:blank');
    await page.clock.install();
    const card = await webview.openFor(60);
    const address = await webview.address(card);
    const value = address.split('=')[1] ?? '';
    await page.goto('about:blank');
    requests.length = 0;
    await page.goto(address);
    await webview.coupons.first().waitFor();
    expect(await traces(page)).not.toContain(value);
    expect(requests.join()).not.toContain(value);
    await page.goBack();
    await page.goForward();
    await expect(page).toHaveURL(webview.screen('button'));

    // On another device the address is worthless, and this webview continues.
    const other = await browser.newPage({ viewport: { width: 360, height: 640 } });
    await other.goto(address);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(
      webview.say('This address has been used or is too old'),
    );
    await checkAccess(other);
    await page.reload();
    await webview.coupons.first().waitFor();

    // Once the app opens it on another device, the session here is over, but a code that was paid for stays on the screen.
    await webview.choose(COFFEE);
    await webview.use(60).click();
    const code = await webview.code();
    // In the page that is open already, where nothing but the hash changes.
    await other.goto(await webview.address(card));
    await new WebviewPage(other, 'th').coupons.first().waitFor();
    const asked = page.waitForResponse((response) => response.url().includes(calls.readCouponStatus.path));
    await page.clock.fastForward(PAUSE_MS);
    await asked;
    expect(await webview.code()).toBe(code);
    await webview.button('Other coupons').click();
    await expect(webview.title('Your coupons were opened again elsewhere')).toBeVisible();
    await other.close();

    // Opened without a value.
    await page.context().clearCookies();
    for (const screen of ['button', 'confirm', 'code', 'history'] as const) {
      await page.goto(webview.screen(screen));
      await expect(webview.title('Please open your coupons in the app again')).toBeVisible();
    }
    await checkAccess(page);
  },
);

test(
  'a lost answer to the hand-over is asked for again with the same key; what could not be read without a network is read by itself with one; a confirmation on its way is not left by Back',
  { tag: PHONE },
  async ({ page, watch }) => {
    watch.expect(/status (?:of )?503|ERR_CONNECTION_FAILED|ERR_INTERNET_DISCONNECTED/);
    const webview = new WebviewPage(page, 'en');
    const { keys } = await loseAnswers(page, 'openWebview', 1);
    const opened = webview.openFor(100);
    await webview.button('Try again').click();
    await opened;
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    const mend = await spoil(page, 'readWebview', 'answers 503');
    await page.reload();
    await webview.button('Try again').waitFor();
    mend();
    await webview.button('Try again').click();
    await expect(webview.balance(100)).toBeVisible();

    await page.context().setOffline(true);
    await expect(webview.text('You are offline')).toBeVisible();
    await page.context().setOffline(false);
    await expect(webview.text('You are offline')).toHaveCount(0);
    await webview.choose(COFFEE);
    await expect(webview.question).toBeVisible();
    await page.context().setOffline(true);
    await page.goBack();
    await expect(webview.text('Cannot display data now, try again')).toBeVisible();
    await page.context().setOffline(false);
    await expect(webview.balance(100)).toBeVisible();

    await webview.choose(COFFEE);
    let sent = 0;
    page.on('request', (request) => (sent += callOf(request) === 'useCoupon' ? 1 : 0));
    const release = await spoil(page, 'useCoupon', 'takes 10 s');
    await webview.use(60).dblclick();
    await expect(webview.text('Getting your code…')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(webview.screen('confirm')));
    release();
    await expect(webview.timer).toBeVisible();
    expect(sent).toBe(1);
    expect(
      await inDatabase('select balance_of(member_id) as rest from redemption where code = $1', [await webview.code()]),
    ).toEqual([{ rest: 40 }]);
  },
);
