import type { Page } from '@playwright/test';
import { FAULTS, keysOf, loseAnswers, PAUSE_MS, spoil, type Fault } from '#tests/e2e/support/faults.ts';
import { DESKTOP, expect, PHONE } from '#tests/e2e/support/test.ts';
import { addresses, answerFor, newCard } from './login-page.ts';
import { test } from './test.ts';

/** One for each time that the server was asked to verify a value. */
const verifications = (page: Page) => keysOf(page, 'openProfile');

for (const hash of ['#error=access_denied&state=x', '#oauth=', '#oauth=&state=x', '#error=server_error'])
  test(`LOGIN-02 a hash ${hash} is cleared, and nothing is verified`, { tag: DESKTOP }, async ({ page, loginIn }) => {
    const site = loginIn('en');
    const asked = verifications(page);
    await page.goto(`/en/termconditions${hash}`);
    await site.takenOver();
    await expect(page).toHaveURL(/\/en\/termconditions$/);
    await expect(site.signInLink).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(asked).toEqual([]);
  });

for (const path of ['//elsewhere.example/th', '/en//elsewhere.example'])
  test(
    `a value that comes to the odd address ${path} leaves the address too`,
    { tag: DESKTOP },
    async ({ page, baseURL, watch }) => {
      watch.expect(/status (of )?404/);
      await page.goto(`${baseURL}${path}#oauth=value&state=x`);
      await page.getByRole('main').waitFor();
      expect(page.url()).not.toContain('oauth');
      expect(new URL(page.url()).host).toBe(new URL(baseURL ?? '').host);
    },
  );

for (const hash of ['#faqs', '#FAQs', '#content'])
  test(`a page’s own anchor ${hash} stays`, { tag: PHONE }, async ({ page, loginIn }) => {
    await page.goto(`/th/termconditions${hash}`);
    await loginIn('th').takenOver();
    await expect(page).toHaveURL(new RegExp(`${hash}$`));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

test(
  'LOGIN-02 a good value is gone from the address and the history before any script of the site has loaded',
  { tag: DESKTOP },
  async ({ page, context, baseURL }) => {
    await page.route(/\/assets\/.*\.js$/, () => undefined);
    await page.goto(await answerFor(context, { origin: baseURL ?? '' }), { waitUntil: 'commit' });
    await page.getByRole('main').waitFor();
    await expect(page).toHaveURL(/\/en\/termconditions$/);
    expect((await addresses(page)).join()).not.toContain('oauth');
    await page.goBack().catch(() => null);
    expect(page.url()).not.toContain('oauth');
  },
);

test(
  'a value that another browser asked for is refused here without asking the server, and is still good there',
  { tag: DESKTOP },
  async ({ page, context, loginIn, baseURL }) => {
    const site = loginIn('en');
    const asked = verifications(page);
    await page.goto(await answerFor(context, { origin: baseURL ?? '' }));
    await expect(site.dialog('Signing in did not work')).toBeVisible();
    expect(asked).toEqual([]);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('member');
  },
);

test(
  'a value without the state of this tab is refused, even where this tab has asked for another',
  { tag: PHONE },
  async ({ page, context, loginIn, baseURL }) => {
    const site = loginIn('en');
    await page.goto('/en/termconditions');
    await site.leaveForProvider();
    await page.goto(await answerFor(context, { origin: baseURL ?? '', state: '' }));
    // This tab's state is sent along, but the value was made for another.
    const modal = site.dialog('Signing in did not work');
    await expect(modal).toBeVisible();
    await expect(site.signInLink).toBeVisible();
  },
);

test(
  'LOGIN-11 a value that was used, or has run out, is refused in the words of the server',
  { tag: DESKTOP },
  async ({ page, loginIn }) => {
    const site = loginIn('th');
    await page.goto('/th/termconditions');
    await site.leaveForProvider();
    const state = new URL(page.url()).searchParams.get('state') ?? '';
    const sentBack = page.waitForResponse((response) => response.status() === 303);
    await site.chooseCard(await newCard(true));
    const answer = (await sentBack).headers()['location'] ?? '';
    await site.accountButton.waitFor();
    const answers = { used: new URL(answer).hash, unknown: `#oauth=${'x'.repeat(43)}&state=${state}` };
    for (const [what, hash] of Object.entries(answers)) {
      // As if this tab were still waiting for it.
      await page.evaluate((kept) => sessionStorage.setItem('roddee.login.state', JSON.stringify(kept)), state);
      const answered = page.waitForResponse((response) => response.url().includes('get-profile-login'));
      await page.goto(`/th/termconditions?aff=${what}${hash}`);
      const { error_msg: words } = (await (await answered).json()) as { error_msg: string };
      const modal = site.dialog('Signing in did not work');
      await expect(modal.getByRole('alert')).toHaveText(words);
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await modal.getByRole('button', { name: site.say('Not now') }).click();
      await expect(modal).toHaveCount(0);
    }
  },
);

test(
  'without an answer it says so and asks again with the same key, also after a reload in the middle',
  { tag: PHONE },
  async ({ page, loginIn, watch }) => {
    const site = loginIn('en');
    watch.expect(/ERR_CONNECTION_REFUSED/);
    const asked = verifications(page);
    const mend = await spoil(page, 'openProfile', 'is refused');
    await page.goto('/en/termconditions');
    await site.leaveForProvider();
    await site.chooseCard(await newCard(true));
    await expect(site.dialog('No answer yet')).toBeVisible();
    await page.reload();
    await expect(site.dialog('No answer yet')).toBeVisible();
    mend();
    await site.button('Try again').click();
    await expect(site.accountButton).toBeVisible();
    expect(asked.length).toBeGreaterThanOrEqual(3);
    expect(new Set(asked).size).toBe(1);
  },
);

test(
  'an answer that was lost on the way signs in by the repeat, since the key is the same',
  { tag: DESKTOP },
  async ({ page, loginIn, watch }) => {
    const site = loginIn('en');
    watch.expect(/ERR_CONNECTION_FAILED/);
    const { keys } = await loseAnswers(page, 'openProfile', 1);
    await page.goto('/en/termconditions');
    await site.leaveForProvider();
    await site.chooseCard(await newCard(true));
    await site.button('Try again').click();
    await expect(site.accountButton).toBeVisible();
    expect(new Set(keys).size).toBe(1);
  },
);

for (const fault of Object.keys(FAULTS) as Fault[])
  test(
    `a verification that ${fault} is no end: it is asked again, and signs in`,
    { tag: DESKTOP },
    async ({ page, loginIn, watch }) => {
      watch.expect(/status (?:of )?503|ERR_CONNECTION_REFUSED/);
      const site = loginIn('en');
      await page.clock.install();
      await page.goto('/en/termconditions');
      await site.leaveForProvider();
      const mend = await spoil(page, 'openProfile', fault);
      await site.chooseCard(await newCard(true));
      await expect(site.dialog(fault === 'takes 10 s' ? 'Connecting…' : 'No answer yet')).toBeVisible();
      mend();
      if (fault !== 'takes 10 s') await page.clock.fastForward(PAUSE_MS);
      await expect(site.accountButton).toBeVisible();
    },
  );
