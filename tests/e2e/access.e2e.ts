import type { Locator, Response } from '@playwright/test';
import { LANGUAGES, type Language } from '#domain/constants.ts';
import { newCustomer, type BookingPage } from './support/booking-page.ts';
import {
  beyondScreen,
  coveredStops,
  hasFocusLine,
  linesOf,
  movingParts,
  smallTargets,
  strayMarks,
} from './support/measures.ts';
import {
  any,
  checkDays,
  checkMonth,
  checkSearch,
  checkSteps,
  checkTimes,
  namesOf,
  untold,
  type Listed,
} from './support/story.ts';
import { expect, PHONE, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const ANNOUNCED = '{minute, plural, one {# minute left to confirm} other {# minutes left to confirm}}';

/** A narrow phone, 400 and 200 % of a small desktop, and a phone as most have it. */
const SIZES = [
  [320, 568],
  [320, 256],
  [640, 400],
  [360, 740],
] as const;
/** By the height of the screen: a walk takes seconds, and its way matters more than its language. */
const WALKS: Record<Language, Partial<Record<number, 'Tab' | 'Shift+Tab'>>> = {
  th: { 568: 'Shift+Tab', 256: 'Tab' },
  en: { 740: 'Tab', 400: 'Shift+Tab' },
};

function lastOf(answers: readonly Response[]): Response {
  const last = answers.at(-1);
  if (!last) throw new Error('The times have not been asked for.');
  return last;
}

for (const language of LANGUAGES) {
  test(`RB-01, RB-05, RB-06, RB-13, LANG-04, LANG-06 the accessibility tree tells the booking in its order, in ${language}`, async ({
    page,
    booking: bookingIn,
  }) => {
    const booking = bookingIn(language);
    const { say, main } = booking;
    const customer = newCustomer();
    const answers: Response[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/appointment/datetime')) answers.push(response);
    });
    const tells = (story: readonly string[]) =>
      expect.poll(() => untold(page, story), { message: 'not told' }).toBe('');
    const named = (role: string, text: string, values = {}) => `${role} "${say(text, values)}"`;
    const heading = (level: number, text: string) => `${named('heading', text)} [level=${level}]`;
    const steps = named('navigation', 'Booking steps');
    await page.goto(`/${language}`);
    await tells([
      named('link', 'Skip to content'),
      'banner',
      named('navigation', 'Main menu'),
      named('link', 'Home'),
      named('link', 'Book a service'),
      named('link', 'Find a booking'),
      named('navigation', 'Language'),
      'main',
      'heading',
      named('link', 'Book a service'),
      heading(2, 'First free times'),
      'list',
      'link',
      heading(2, 'Booked already?'),
      named('textbox', 'Licence plate'),
      named('textbox', 'Booking code'),
      named('button', 'Find booking'),
      heading(2, 'Good to know'),
      'contentinfo',
      named('navigation', 'Footer'),
    ]);

    await booking.open();
    await expect(booking.branches.nth(1)).toBeVisible();
    await checkSteps(booking, 'branch');
    await tells([
      'main',
      steps,
      heading(1, 'Choose a branch'),
      'search',
      named('searchbox', 'Search branches'),
      named('button', 'Near me'),
      'status',
      named('group', 'All branches'),
      'radio',
      'radio',
      'contentinfo',
    ]);
    await expect(main.getByText(say('First free time:')).first()).toBeAttached();
    for (const name of await namesOf(main, 'radio'))
      expect(name).toMatch(new RegExp(`${say('First free time:')}.+\\d\\d:\\d\\d`));
    await checkSearch(booking);
    await booking.chooseBranch();
    await booking.goOn('branch');

    await checkSteps(booking, 'services');
    await expect(booking.services.first()).toBeVisible();
    const chosen = (count: number) => say('{count} of {MAX_SERVICES} chosen', { count, MAX_SERVICES: 3 });
    await tells([
      'main',
      steps,
      heading(1, 'Choose services'),
      `status: ${chosen(0)}`,
      'group',
      'checkbox',
      'checkbox',
      named('textbox', 'Anything else to look at?').slice(0, -1),
      'contentinfo',
    ]);
    for (const name of await namesOf(main, 'checkbox'))
      expect(name).toMatch(any(booking, ['bookable today', 'book {days} days ahead']));
    await booking.chooseServices(0, 2);
    await expect(page.getByRole('status').filter({ hasText: chosen(2) })).toBeVisible();
    await booking.goOn('services');

    await checkSteps(booking, 'time');
    await expect(booking.freeTimes.first()).toBeVisible();
    const listed: Listed[] = (await lastOf(answers).json()).results.datetime_list;
    await tells([
      'main',
      steps,
      heading(1, 'Choose date and time'),
      named('button', 'Earlier days'),
      named('button', 'Later days'),
      named('group', 'Show days by'),
      `${named('button', 'Week')} [pressed]`,
      named('button', 'Month'),
      named('radiogroup', 'Day'),
      'radio',
      'status',
      'heading',
      named('radiogroup', 'Time'),
      'heading',
      'radio',
      'status',
      'contentinfo',
    ]);
    await checkDays(booking, listed);
    await checkTimes(booking, listed);
    await checkMonth(booking);
    await booking.chooseTime();
    await booking.goOn('time');

    await checkSteps(booking, 'information');
    const typed = (label: string) => named('textbox', label).slice(0, -1);
    await tells([
      'main',
      steps,
      heading(1, 'Your details'),
      named('group', 'The car'),
      typed('Licence plate'),
      named('combobox', 'Province on the plate (optional)'),
      named('combobox', 'Brand').slice(0, -1),
      named('group', 'Who is booking'),
      typed('First name'),
      typed('Last name'),
      typed('Mobile number'),
      'contentinfo',
    ]);
    await booking.fillIn(customer);
    await booking.goOn('information');

    await checkSteps(booking, 'summary');
    await expect(booking.timer).toHaveText(/^1[45]:\d\d$/);
    const line = (label: string) => [`term: ${say(label)}`, named('button', 'Edit {label}', { label: say(label) })];
    await tells([
      'main',
      steps,
      heading(1, 'Check and confirm'),
      'timer',
      named('button', 'Add {minutes} minutes', { minutes: 15 }),
      'status',
      ...['Date and time', 'Branch', 'Services', 'Car', 'Customer'].flatMap(line),
      heading(2, 'Before you confirm'),
      'list',
      'listitem',
      'listitem',
      named('button', 'Confirm booking'),
      'contentinfo',
    ]);
    await booking.confirm();

    await expect(page.getByRole('heading', { level: 1, name: say('Your booking is confirmed') })).toBeFocused();
    await tells([
      'main',
      heading(1, 'Your booking is confirmed'),
      named('img', 'QR code of the booking code'),
      `term: ${say('Date and time')}`,
      named('button', 'Add to calendar'),
      named('link', 'Directions'),
      named('button', 'Print'),
      named('link', 'Manage this booking'),
      'contentinfo',
    ]);
    await main.getByRole('link', { name: say('Manage this booking') }).click();
    await tells([
      'main',
      heading(1, 'Find a booking'),
      named('textbox', 'Licence plate'),
      named('textbox', 'Booking code'),
      named('button', 'Find booking'),
      'contentinfo',
    ]);
  });

  test(
    `RB-07 the minutes left are spoken at five, two and one, out of a region that was there before, in ${language}`,
    { tag: PHONE },
    async ({ page, booking: bookingIn }) => {
      const booking = bookingIn(language);
      await page.clock.install();
      await booking.open();
      await booking.reach('summary');
      const region = await booking.timer.locator('xpath=..').getByRole('status').elementHandle();
      const spoken = () => region?.evaluate((element) => (element.isConnected ? element.textContent : 'gone'));
      await page.clock.fastForward('09:00');
      await expect(booking.timer).toHaveText(/^05:\d\d$/);
      expect(await spoken()).toBe('');
      for (const [passed, minute] of [
        ['01:00', 5],
        ['03:00', 2],
        ['01:00', 1],
      ] as const) {
        await page.clock.fastForward(passed);
        await expect.poll(spoken).toBe(booking.say(ANNOUNCED, { minute }));
      }
      await expect(booking.timer).toHaveText(/^00:\d\d$/);
    },
  );

  test(
    `at 320 px, at 200 % zoom and on a low screen nothing goes beyond the side or lies under the bar, in ${language}`,
    { tag: PHONE },
    async ({ page, booking: bookingIn }) => {
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
    async ({ page, booking: bookingIn }) => {
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

/** A smooth scroll would be somewhere on its way in the next frame. */
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
  'with forced colours what is chosen has another border or mark, and the focus is seen',
  { tag: PHONE },
  async ({ page, booking: bookingIn }) => {
    const booking = bookingIn('en');
    await page.emulateMedia({ forcedColors: 'active' });
    /** Looked at with the focus both times: its line alone is no difference. */
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
    const tile = (input: Locator) => input.locator('xpath=ancestor::label[1]');
    await booking.open();
    const branch = booking.branches.nth(booking.seat);
    await differs('branch', branch, tile(branch), 'checked');
    await booking.goOn('branch');
    const service = booking.services.nth(2);
    await differs('service', service, tile(service), 'checked');
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
