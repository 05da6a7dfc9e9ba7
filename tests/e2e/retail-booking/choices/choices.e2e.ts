import type { Request, Response } from '@playwright/test';
import type { Language } from '#domain/constants.ts';
import { sentBy } from '#tests/e2e/support/faults.ts';
import { STEPS } from '#tests/e2e/support/steps.ts';
import { DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';

interface ListedService {
  readonly id: number;
  readonly hours: number;
  readonly pre_day: number;
}

const LIMIT: Record<Language, string> = {
  en: 'You can select up to 3 services.',
  th: 'เลือกได้สูงสุด 3 บริการ',
};

const isCall = (request: Request) => ['fetch', 'xhr'].includes(request.resourceType());

test(
  'RB-02, RB-04, RB-05, RB-06, LANG-06, API-03 what depends on a choice is loaded and cleared with it',
  { tag: DESKTOP },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('en');
    const { language } = booking;
    const asked: URLSearchParams[] = [];
    const calls: Request[] = [];
    page.on('request', (request) => {
      if (isCall(request)) calls.push(request);
      if (request.url().includes('/appointment/datetime')) asked.push(sentBy(request));
    });
    const answers: Response[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/appointment/datetime')) answers.push(response);
    });
    const listed = page.waitForResponse((response) => response.url().includes('is_appointment=true'));

    await booking.open('?step=summary');
    await expect(booking.heading('branch')).toBeVisible();
    await expect(page).toHaveURL(/step=branch$/);
    for (const step of STEPS) await expect(booking.stepLink(step)).toHaveCount(0);
    const current = page.locator('nav [aria-current="step"]');
    await expect(current).toContainText(booking.say('Branch'));
    await expect(booking.onward('branch')).toHaveAttribute('aria-disabled', 'true');
    await booking.reach('branch');
    await booking.goOn('branch');
    await expect(booking.stepLink('branch')).toHaveCount(1);
    await expect(current).toContainText(booking.say('Services'));
    await expect(booking.stepLink('time')).toHaveCount(0);

    const services: ListedService[] = (await (await listed).json()).results.shoppening_list;
    await booking.chooseServices(0, 2, 9);
    const chosen = [0, 2, 9].map((index) => services[index] ?? { id: 0, hours: 0, pre_day: 0 });
    for (const [index, { id }] of chosen.entries())
      await expect(booking.services.nth([0, 2, 9][index] ?? 0)).toHaveValue(String(id));

    await booking.goOn('services');
    await expect(booking.freeTimes.first()).toBeVisible();
    const question = asked.at(-1);
    expect(Number(question?.get('hours'))).toBe(chosen.reduce((sum, { hours }) => sum + hours, 0));
    expect(Number(question?.get('max_pre_day'))).toBe(Math.max(...chosen.map(({ pre_day }) => pre_day)));
    expect(question?.has('appointment_id')).toBe(false);

    const { results } = (await answers.at(-1)?.json()) ?? {};
    await expect(booking.chosenDay).toHaveAttribute('data-date', results.datetime_list[0].date);
    await booking.chooseTime();
    await booking.openDays.nth(1).click();
    await expect(booking.chosenDay).toHaveAttribute('data-date', results.datetime_list[1].date);
    await expect(booking.chosenTime).toHaveCount(0);
    await expect(booking.onward('time')).toHaveAttribute('aria-disabled', 'true');
    await booking.chooseTime();
    await booking.goOn('time');

    await booking.followStep('services');
    await expect(booking.tick('time')).toBeVisible();
    await booking.press(booking.services.nth(9));
    await expect(booking.stepLink('information')).toHaveCount(0);
    await expect(booking.stepLink('time')).toHaveCount(1);
    await expect(booking.tick('time')).toHaveCount(0);
    expect(await booking.draft()).toMatchObject({ dateTime: { date: null, time: null, date_time: null } });
    await booking.goOn('services');
    await booking.chooseTime();
    await booking.followStep('branch');
    const before = asked.length;
    await booking.chooseBranch(booking.seat + 2);
    await expect(booking.stepLink('time')).toHaveCount(1);
    expect(await booking.draft()).toMatchObject({ dateTime: { date: null, time: null, date_time: null } });
    await booking.followStep('time');
    await expect(booking.freeTimes.first()).toBeVisible();
    await expect(booking.chosenTime).toHaveCount(0);
    expect(asked.length).toBeGreaterThan(before);
    expect(asked.at(-1)?.get('location_id')).not.toBe(question?.get('location_id'));

    await booking.followStep('branch');
    await booking.button('Remove the branch').click();
    await expect(booking.heading('branch')).toBeFocused();
    await expect(booking.branches.and(page.locator(':checked'))).toHaveCount(0);
    await expect(booking.onward('branch')).toHaveAttribute('aria-disabled', 'true');
    await expect(booking.stepLink('time')).toHaveCount(0);
    expect(await booking.draft()).toMatchObject({ branch: null, dateTime: { date: null } });

    expect(calls.length).toBeGreaterThan(4);
    for (const call of calls) {
      expect(await call.headerValue('accept-language')).toBe(language);
      expect(sentBy(call).get('key_account')).toBe('roddee-web');
    }
    for (const fields of asked) expect(Number(fields.get('timestamp'))).toBeGreaterThan(1_700_000_000_000);
  },
);

test(
  'RB-03 the notice about the limit of services is in Thai and in English, and the fourth is not taken',
  { tag: PHONE },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('th');
    await booking.openAt('branch');
    await booking.goOn('branch');
    await booking.chooseServices(0, 2, 9);
    await expect(page.getByText(LIMIT.th)).toHaveCount(0);
    await booking.press(booking.services.nth(5));
    await expect(booking.services.nth(5)).not.toBeChecked();
    await expect(page.getByText(LIMIT.th)).toBeVisible();
    await booking.turnTo('en');
    await expect(page.getByText(LIMIT.en)).toBeVisible();
    await expect(booking.services.and(page.locator(':checked'))).toHaveCount(3);
  },
);

test(
  'REG-05 each choice of the car loads the list below it; changing or clearing one clears all choices and lists below it',
  { tag: PHONE },
  async ({ bookingIn }) => {
    const booking = bookingIn('en');
    await booking.openAt('time');
    await booking.goOn('time');
    const levels = ['Brand', 'Model', 'Variant', 'Year of make'].map((level) => booking.carField(level));
    const models = booking.carField('Model').locator('option');
    const expectChosen = async (count: number) => {
      for (const [index, level] of levels.entries()) {
        await expect(level).toHaveValue(index < count ? /\d/ : '');
        await expect(level).toBeEnabled({ enabled: index <= count });
        if (index > count) await expect(level.locator('option')).toHaveCount(1);
      }
    };

    await expectChosen(0);
    for (const [above, level] of levels.entries()) {
      await level.selectOption({ index: 1 });
      await expectChosen(above + 1);
    }
    const first = await models.allInnerTexts();
    for (const [above, level] of [...levels.entries()].toReversed()) {
      await level.selectOption({ index: 2 });
      await expectChosen(above + 1);
    }
    expect(await models.allInnerTexts()).not.toEqual(first);
    await booking.carField('Model').selectOption({ index: 1 });
    await booking.carField('Variant').selectOption({ index: 1 });
    for (const [above, level] of [...levels.entries()].toReversed().slice(1)) {
      await level.selectOption('');
      await expectChosen(above);
    }
  },
);

test(
  'the rest of the branches come with the focus on the first of them, which is not chosen by that',
  { tag: PHONE },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('en');
    await booking.open();
    const before = await booking.branches.count();
    const more = page.getByRole('button', { name: /^Show \d+ more branches$/ });
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(booking.branches.nth(before)).toBeFocused();
    await expect(more).toBeHidden();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  },
);

test(
  'RB-15, BRANCH-05 branches are searched and suggested, and the last one is offered on the next visit',
  { tag: PHONE },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('en');
    const { say } = booking;
    const search = page.getByRole('searchbox', { name: say('Search branches') });
    const lists: URLSearchParams[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/applayout/list?')) lists.push(sentBy(request));
    });
    await page.goto('/en/termconditions');
    await booking.followMenu('Book a service');
    await expect(booking.branches.first()).toBeVisible();
    expect(lists.some((fields) => !fields.has('keywords') && !fields.has('latitude'))).toBe(true);

    await search.fill('  Chon Buri ');
    const suggestions = page.getByRole('list', { name: say('Suggestions') }).getByRole('button');
    await expect(suggestions.first()).toBeVisible();
    await expect.poll(() => lists.at(-1)?.get('keywords')).toBe('Chon Buri');
    await suggestions.first().click();
    await expect(search).toHaveValue((await suggestions.first().innerText()).trim());
    await search.fill('zzzz');
    await expect(booking.text('No branch matches')).toBeVisible();

    await search.fill('');
    await booking.chooseBranch();
    const name = await page.locator('label:has(:checked) b').first().innerText();
    await booking.goOn('branch');
    await page.goto('about:blank');
    await booking.open('?step=branch');
    const recent = page.getByRole('group', { name: say('Recent') });
    await expect(recent.getByRole('radio')).toHaveCount(1);
    await expect(recent).toContainText(name);
    await booking.chooseBranch(booking.seat + 2);
    await expect(recent.getByRole('radio')).not.toBeChecked();
    await booking.press(recent.getByRole('radio'));
    await booking.goOn('branch');
  },
);

test(
  'a link that names branch, services and a date leads to the times of that date',
  { tag: PHONE },
  async ({ page, other, bookingIn }) => {
    const booking = bookingIn('th');
    const locationId = 1004 + booking.seat;
    const day = await other.lastDay(locationId);
    await booking.open(`?branch=${locationId}&services=103&date=${day}`);
    await expect(booking.heading('time')).toBeVisible();
    await expect(page).toHaveURL(/\?step=time$/);
    await expect(booking.chosenDay).toHaveAttribute('data-date', day);
    await booking.chooseTime();
    await booking.followStep('services');
    await expect(booking.services.and(page.locator(':checked'))).toHaveValue('103');
    expect(await booking.draft()).toMatchObject({ branch: { location_id: locationId } });

    await booking.open('?services=9999999&date=2026-02-31&branch=none');
    await expect(booking.heading('services')).toBeVisible();
    await expect(booking.services.and(page.locator(':checked'))).toHaveValue('103');
  },
);
