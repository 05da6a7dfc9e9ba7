import type { Page } from '@playwright/test';
import type { CallName } from '#contract/calls/all.ts';
import { LoginPage } from '#tests/e2e/login/login-page.ts';
import { callOf, loseAnswers, PAUSE_MS } from '#tests/e2e/support/faults.ts';
import { DRAFT_KEY, type BookingPage } from '#tests/e2e/support/booking-page.ts';
import { stateOf } from '#tests/e2e/support/stored-bookings.ts';
import { DESKTOP, expect, PHONE, test, WIDTH_OF } from '#tests/e2e/support/test.ts';
import { signInElsewhere } from './account.ts';
import { atSummary, WRITES } from './writes.ts';

/** How often the page sends this call from now on. */
function countOf(page: Page, name: CallName) {
  let sent = 0;
  page.on('request', (request) => {
    if (callOf(request) === name) sent += 1;
  });
  return () => sent;
}

/** What the browser still keeps of writes without an answer. */
const unanswered = (page: Page) =>
  page.evaluate(
    (draft) => [
      ...Object.keys(localStorage).filter((key) => key.startsWith('roddee.unanswered.')),
      ...Object.entries(localStorage).flatMap(([key, text]) =>
        key.startsWith(draft) ? ((JSON.parse(String(text)) as { requestKey: string | null }).requestKey ?? []) : [],
      ),
    ],
    DRAFT_KEY,
  );

const noticeIn = (site: LoginPage) => site.dialog('Logged out after logging in with another device.');

/** OK to the notice, and in again with the same card: back on the page. */
async function signInAgain(site: LoginPage, card: string): Promise<void> {
  await noticeIn(site)
    .getByRole('button', { name: site.say('OK'), exact: true })
    .click();
  await expect(site.title('You are signed out')).toBeVisible();
  await site.main.getByRole('link', { name: site.say('Sign in'), exact: true }).click();
  await site.chooseCard(card);
  await site.accountButton.waitFor();
}

for (const [name, write] of Object.entries(WRITES))
  if (typeof write !== 'string')
    test(
      `DUP-03 ${name} that is answered 2013 was not done: after signing in again on the same page it is sent by a tap and not by itself`,
      { tag: DESKTOP },
      async ({ page, other, bookingIn }) => {
        const site = new LoginPage(page, 'en');
        const card = await site.signInNew();
        const tap = await write.prepare({ site, card, other, booking: bookingIn('en') });
        const sent = countOf(page, name as CallName);
        const { pathname, search } = new URL(page.url());
        // What the page reads by itself has been answered, so that the tap is what meets 2013.
        await page.waitForLoadState('networkidle');
        await signInElsewhere(card);
        await tap();
        await expect(noticeIn(site)).toBeVisible();
        expect(sent()).toBe(1);
        expect(await unanswered(page)).toEqual([]);
        await page.clock.install();
        await page.clock.fastForward(2 * PAUSE_MS);
        await signInAgain(site, card);
        await expect(page).toHaveURL(`${pathname}${search}`);
        await expect(page.locator('[inert]')).toHaveCount(0);
        await page.clock.fastForward(2 * PAUSE_MS);
        expect(sent(), 'sent without a tap').toBe(1);
      },
    );

/** A member at the summary, with the time held. */
async function holding(booking: BookingPage, site: LoginPage) {
  const card = await site.signInNew();
  await atSummary(booking);
  const id = await site.page.evaluate(
    (draft) =>
      Object.entries(localStorage).flatMap(([key, text]) =>
        key.startsWith(draft) ? [(JSON.parse(String(text)) as { appointment_id: string | null }).appointment_id] : [],
      )[0],
    DRAFT_KEY,
  );
  if (!id) throw new Error('no time is held');
  return { card, id };
}

for (const language of ['th', 'en'] as const)
  test(
    `DUP-03, RB-07 in ${language} a confirm that is answered 2013 confirms nothing: the sign-out page and home name the booking with its countdown, and after signing in again the summary waits for a tap`,
    { tag: WIDTH_OF[language] },
    async ({ page, bookingIn }) => {
      const booking = bookingIn(language);
      const site = new LoginPage(page, language);
      const { card, id } = await holding(booking, site);
      await page.waitForLoadState('networkidle');
      await signInElsewhere(card);
      await booking.confirmButton.click();
      await expect(noticeIn(site)).toContainText(site.say('Your booking is kept. Sign in again to go on with it.'));
      await noticeIn(site)
        .getByRole('button', { name: site.say('OK'), exact: true })
        .click();
      await expect(site.title('You are signed out')).toBeVisible();
      const kept = page.getByRole('region', { name: site.say('Your booking is kept') });
      await expect(kept.getByRole('timer')).toHaveText(/^1[0-5]:\d\d$/);
      await page.goto(`/${language}`);
      await expect(kept.getByRole('timer')).toHaveText(/^1[0-5]:\d\d$/);
      await kept.getByRole('link', { name: site.say('Sign in and go on') }).click();
      await site.chooseCard(card);
      await expect(booking.heading('summary')).toBeVisible();
      await expect(booking.timer).toBeVisible();
      await expect(booking.confirmButton).toBeEnabled();
      expect(await stateOf({ id })).toBe('held');
      await booking.confirm();
      expect(await stateOf({ id })).toBe('confirmed');
    },
  );

test(
  'DUP-03, RB-07 a confirm whose answer is lost, and whose next try is answered 2013, is looked up after signing in again: it had been done',
  { tag: PHONE },
  async ({ page, watch, bookingIn }) => {
    watch.expect(/appointment\/confirm|ERR_CONNECTION_FAILED/);
    const booking = bookingIn('en');
    const site = new LoginPage(page, 'en');
    const { card, id } = await holding(booking, site);
    const { keys, mend } = await loseAnswers(page, 'confirm', 1);
    await booking.confirmButton.click();
    await expect.poll(() => stateOf({ id })).toBe('confirmed');
    await signInElsewhere(card);
    await expect(noticeIn(site)).toBeVisible({ timeout: 15_000 });
    mend();
    const asked = keys.length;
    await signInAgain(site, card);
    await expect(booking.completed).toBeVisible();
    expect(keys).toHaveLength(asked);
  },
);
