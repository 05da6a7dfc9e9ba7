import type { Locator } from '@playwright/test';
import { LANGUAGES, type Language } from '#domain/constants.ts';
import type { BookingPage } from '#tests/e2e/support/booking-page.ts';
import {
  beyondScreen,
  coveredStops,
  hasFocusLine,
  linesOf,
  movingParts,
  smallTargets,
  strayMarks,
} from './measures.ts';
import { expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { visit } from './visit.ts';

/** A narrow phone, a small desktop zoomed to 400 and 200 %, and a common phone. */
const SIZES = [
  [320, 568],
  [320, 256],
  [640, 400],
  [360, 740],
] as const;
/** By the height of the screen. A walk takes seconds, so not every language takes every walk. */
const WALKS: Record<Language, Partial<Record<number, 'Tab' | 'Shift+Tab'>>> = {
  th: { 568: 'Shift+Tab', 256: 'Tab' },
  en: { 740: 'Tab', 400: 'Shift+Tab' },
};

for (const language of LANGUAGES) {
  test(
    `the minutes left are announced at five, two and one, from a live region that was there before, in ${language}`,
    { tag: PHONE },
    async ({ page, bookingIn }) => {
      const booking = bookingIn(language);
      await page.clock.install();
      await booking.openAt('summary');
      const region = await booking.timer.locator('xpath=..').getByRole('status').elementHandle();
      const spoken = () => region?.evaluate((element) => (element.isConnected ? element.textContent : 'gone'));
      await page.clock.fastForward('09:00');
      await expect(booking.timer).toHaveText(/^05:\d\d$/);
      expect(await spoken()).toBe('');
      for (const [passed, announced] of [
        ['01:00', booking.say('{minute} minutes left to confirm', { minute: 5 })],
        ['03:00', booking.say('{minute} minutes left to confirm', { minute: 2 })],
        ['01:00', booking.say('1 minute left to confirm')],
      ] as const) {
        await page.clock.fastForward(passed);
        await expect.poll(spoken).toBe(announced);
      }
      await expect(booking.timer).toHaveText(/^00:\d\d$/);
    },
  );

  test(
    `at 320 px, at 200 % zoom and on a low screen nothing overflows or is covered by the bar, in ${language}`,
    { tag: PHONE },
    async ({ page, bookingIn }) => {
      test.setTimeout(120_000);
      const booking = bookingIn(language);
      await visit(booking, async (where) => {
        const walks = WALKS[language];
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          expect.soft(await beyondScreen(page), `${where} at ${width} × ${height}`).toEqual([]);
          const key = walks[height];
          if (key === undefined) continue;
          await page.locator('h1').focus();
          expect.soft(await coveredStops(page, key), `covered on ${where} at ${width} × ${height}`).toEqual([]);
          if (where !== 'time') continue;
          await booking.freeTimes.last().focus();
          await page.keyboard.press('Home');
          expect.soft(await coveredStops(page, 'ArrowRight'), `times covered at ${width} × ${height}`).toEqual([]);
        }
        await page.locator('h1').focus();
      });
    },
  );

  test(
    `targets are 44 px, and with reduced motion nothing moves, in ${language}`,
    { tag: PHONE },
    async ({ page, bookingIn }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const booking = bookingIn(language);
      await visit(booking, async (where) => {
        expect.soft(await smallTargets(page, 44), `small targets on ${where}`).toEqual([]);
        expect.soft(await movingParts(page), `what moves on ${where}`).toEqual([]);
        if (where === 'time') await checkTurn(booking);
      });
    },
  );
}

/** A smooth scroll would still be under way in the next frame. */
async function checkTurn(booking: BookingPage): Promise<void> {
  const days = booking.page.getByRole('radiogroup', { name: booking.say('Day'), exact: true });
  const left = () => days.evaluate((row) => row.scrollLeft);
  const [before, after] = await days.evaluate(async (row, label) => {
    const start = row.scrollLeft;
    document.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click();
    await new Promise((done) => requestAnimationFrame(done));
    return [start, row.scrollLeft] as const;
  }, booking.say('Later days'));
  expect(after - before).toBeGreaterThan(100);
  expect(Math.abs((await left()) - after)).toBeLessThan(10);
}

test(
  'with forced colours a choice has its own border or mark, and the focus is visible',
  { tag: PHONE },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('en');
    await page.emulateMedia({ forcedColors: 'active' });
    /** Focused both times, so that the focus outline makes no difference. */
    const differs = async (what: string, control: Locator, look: Locator, state: string) => {
      await page.keyboard.press('Tab');
      await control.focus();
      await expect(control).not.toHaveAttribute(state, 'true');
      const before = await linesOf(look);
      await page.keyboard.press('Space');
      await expect(state === 'checked' ? control.and(page.locator(':checked')) : control).toHaveCount(1);
      if (state !== 'checked') await expect(control).toHaveAttribute(state, 'true');
      expect.soft(await linesOf(look), what).not.toEqual(before);
      expect.soft(await strayMarks(page), `ticks on what is not chosen, beside a ${what}`).toEqual([]);
      expect.soft(await hasFocusLine(page), `focus on a ${what}`).toBe(true);
    };
    await booking.open();
    const branch = booking.branches.nth(booking.seat);
    await differs('branch', branch, booking.placeOf(branch), 'checked');
    await booking.goOn('branch');
    const service = booking.services.nth(2);
    await differs('service', service, booking.placeOf(service), 'checked');
    await booking.goOn('services');
    await expect(booking.freeTimes.first()).toBeVisible();
    const day = booking.openDays.nth(1);
    await differs('day', day, day, 'aria-checked');
    const time = booking.freeTimes.last();
    await differs('time', time, time, 'aria-checked');
    const month = booking.button('Month');
    await differs('view', month, month, 'aria-pressed');
  },
);
