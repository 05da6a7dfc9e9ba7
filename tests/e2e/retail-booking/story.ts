import type { Locator, Page } from '@playwright/test';
import type { Language } from '#domain/constants.ts';
import { type BookingPage } from '#tests/e2e/support/booking-page.ts';
import { STEPS, type Step } from '#tests/e2e/support/steps.ts';
import { expect } from '#tests/e2e/support/test.ts';
import { pattern } from '#tests/e2e/support/words.ts';

const DAY_REASONS = [
  'This time has passed.',
  'The services must be booked 1 day ahead, from {from}.',
  'The services must be booked {days} days ahead, from {from}.',
  '“{serviceName}” must be booked 1 day ahead, from {from}.',
  '“{serviceName}” must be booked {days} days ahead, from {from}.',
  'You can book up to {horizon} days ahead.',
  'The branch is closed then.',
  'The branch is closed until {until}.',
  'All places are booked.',
  'The work would not be done before the branch closes at {closes}.',
];
const TIME_REASONS = [
  'Past',
  'Parts needed',
  'Not open yet',
  'Closed',
  'Full',
  'Ends after {closes}',
  'Held to {until}',
];
const any = (language: BookingPage, sources: readonly string[]) =>
  new RegExp(sources.map((source) => `(?:${pattern(language.say(source)).source})`).join('|'), 's');

/** What a screen reader reads, in order, in lines such as 'heading "Your details" [level=1]'. */
async function told(root: Locator): Promise<string[]> {
  return (await root.ariaSnapshot()).split('\n').map((line) => line.replace(/^ *- '?/, ''));
}

/** The names and states of all that have this role. */
export async function namesOf(root: Locator, role: string): Promise<string[]> {
  const names = (await told(root)).flatMap((line) => {
    const [, name, states = ''] = new RegExp(`^${role} "(.*?)"((?: \\[\\w+\\])*)(?::|'|$)`).exec(line) ?? [];
    return name === undefined ? [] : [`${name}${states}`];
  });
  expect(names.length, `what has the role of a ${role}`).toBeGreaterThan(0);
  return names;
}

/** The first line that is not in the accessibility tree after the preceding ones; '' if they are all there in order. */
export async function untold(page: Page, story: readonly string[]): Promise<string> {
  const lines = await told(page.locator('body'));
  let from = 0;
  for (const line of story) {
    const at = lines.findIndex((each, index) => index >= from && each.startsWith(line));
    if (at < 0) return `${line}, after ${lines[from - 1] ?? 'the beginning'}`;
    from = at + 1;
  }
  return '';
}

/** Written without the product's own formats. */
function spokenDay(date: string, language: Language): string[] {
  const locale = language === 'th' ? 'th-TH-u-nu-latn' : 'en-GB';
  const noon = new Date(`${date}T12:00:00+07:00`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Bangkok', ...options }).format(noon);
  const year = Number(date.slice(0, 4)) + (language === 'th' ? 543 : 0);
  return [part({ weekday: 'long' }), String(Number(date.slice(8))), part({ month: 'long' }), String(year)];
}

export interface Listed {
  readonly date: string;
  readonly times: readonly { readonly time: string }[];
}

export async function checkDays(booking: BookingPage, listed: readonly Listed[]): Promise<void> {
  const { page, say, language } = booking;
  const names = await namesOf(page.getByRole('radiogroup', { name: say('Day'), exact: true }), 'radio');
  const dates = await booking.days.evaluateAll((days) => days.map((day) => day.getAttribute('data-date') ?? ''));
  expect(names.length).toBe(dates.length);
  expect(names.length).toBeGreaterThan(20);
  for (const [index, date] of dates.entries()) {
    const name = names[index] ?? '';
    for (const part of spokenDay(date, language)) expect(name).toContain(part);
    const free = listed.find((day) => day.date === date)?.times.length;
    if (free === undefined) {
      expect(name).toMatch(any(booking, DAY_REASONS));
      expect(name).toContain('[disabled]');
    } else {
      const count = say(free === 1 ? '{name}, 1 free time' : '{name}, {free} free times', { name: '', free });
      expect(name).toContain(count.trim());
      expect(name).not.toContain('[disabled]');
    }
  }
  expect(names.filter((name) => name.includes('[checked]'))).toHaveLength(1);
}

export async function checkTimes(booking: BookingPage, listed: readonly Listed[]): Promise<void> {
  const { say } = booking;
  const names = await namesOf(booking.times, 'radio');
  const date = await booking.chosenDay.getAttribute('data-date');
  const free = new Set(listed.find((day) => day.date === date)?.times.map(({ time }) => time));
  expect(names.filter((name) => !name.includes('[disabled]'))).toHaveLength(free.size);
  const starts = names.map((name) => name.slice(0, 5));
  expect(starts).toEqual(starts.toSorted());
  for (const name of names)
    if (free.has(name.slice(0, 5))) expect(name).toMatch(pattern(`${name.slice(0, 5)} ${say('to {time}')}`));
    else {
      expect(name.slice(5)).toMatch(any(booking, TIME_REASONS));
      expect(name).toContain('[disabled]');
    }
}

/** The stepper: earlier steps are links, the current one is marked, later ones are plain text. */
export async function checkSteps(booking: BookingPage, current: Step): Promise<void> {
  const row = booking.page.getByRole('navigation', { name: booking.say('Booking steps') });
  await expect(row.getByRole('listitem')).toHaveCount(STEPS.length);
  await expect(row.locator('[aria-current="step"]')).toHaveCount(1);
  const at = STEPS.indexOf(current);
  await expect(row.getByRole('listitem').nth(at)).toHaveAttribute('aria-current', 'step');
  for (const step of STEPS) await expect(booking.stepLink(step)).toHaveCount(STEPS.indexOf(step) < at ? 1 : 0);
}

/** The number of branches found, zero too, is announced from a live region that was there before. */
export async function checkSearch(booking: BookingPage): Promise<void> {
  const { page, say, branches, language } = booking;
  const search = page.getByRole('searchbox', { name: say('Search branches') });
  const found = (count: number) =>
    count === 1 ? say('1 branch found') : say('{found} branches found', { found: count });
  const region = booking.main.locator('p[role="status"]').last();
  await region.evaluate((element) => {
    new MutationObserver(() => {
      const said = element.getAttribute('data-said') ?? '';
      if (element.textContent !== '') element.setAttribute('data-said', `${said}${element.textContent}|`);
    }).observe(element, { childList: true, characterData: true, subtree: true });
  });
  await search.fill(language === 'th' ? 'ชลบุรี' : 'Chon Buri');
  await expect(region).toHaveText(/\d/);
  const count = await branches.count();
  expect(count, 'a list that is shown whole').toBeLessThan(8);
  expect(await region.getAttribute('data-said'), 'nothing but the number of this search').toBe(`${found(count)}|`);
  await search.fill('zzzz');
  await expect(region).toHaveText(found(0));
  await search.fill('');
  await expect(branches.nth(1)).toBeVisible();
}

/** Days have the same names in the month, and the pressed button keeps the focus. */
export async function checkMonth(booking: BookingPage): Promise<void> {
  const { page, language, chosenDay } = booking;
  for (const view of ['Month', 'Days']) {
    await booking.button(view).focus();
    await page.keyboard.press('Enter');
    await expect(booking.button(view)).toHaveAttribute('aria-pressed', 'true');
    await expect(chosenDay).toHaveCount(1);
    await expect(booking.button(view)).toBeFocused();
    const date = (await chosenDay.getAttribute('data-date')) ?? '';
    await expect(chosenDay).toHaveAccessibleName(new RegExp(spokenDay(date, language).join('.*')));
  }
}
