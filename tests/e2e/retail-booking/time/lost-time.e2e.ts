import type { Locator } from '@playwright/test';
import { addDays, branchNow, epochMs } from '#domain/thai-calendar.ts';
import { pattern } from '#tests/e2e/support/words.ts';
import { checkAtRest, DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { newCustomer, shownOf } from '#tests/e2e/support/booking-page.ts';

test(
  'a time lost by another branch is offered there again in one tap, and where it is taken the nearest is',
  { tag: [PHONE, DESKTOP] },
  async ({ page, other, bookingIn, viewport }) => {
    const booking = bookingIn('en');
    await booking.open();
    const [here, there] = await Promise.all(
      [booking.seat, booking.seat + 2].map(async (index) => Number(await booking.branches.nth(index).inputValue())),
    );
    const timesThere = new Set((await other.freeTimes(there ?? 0)).map(({ dateTime }) => dateTime));
    const both = (await other.freeTimes(here ?? 0)).filter(({ dateTime }) => timesThere.has(dateTime));
    const slot = both[Math.floor(both.length / 2)] ?? { locationId: 0, dateTime: '' };
    const [date, time] = [slot.dateTime.slice(0, 10), slot.dateTime.slice(11, 16)];
    const moveTo = async (branch: number) => {
      await booking.followStep('branch');
      await booking.chooseBranch(branch);
      await booking.goOn('branch');
      await booking.goOn('services');
    };

    await booking.reach('services');
    await booking.goOn('services');
    await page.locator(`[data-date="${date}"]`).first().click();
    await booking.freeTime(time).click();
    await moveTo(booking.seat + 2);
    const again = booking.button('Take {slot}', { slot: time });
    await expect(page.getByText(/^Your time, .+, is still free\.$/)).toContainText(time);
    await expect(booking.chosenDay).toHaveAttribute('data-date', date);
    await expect(booking.chosenTime).toHaveCount(0);
    if ((viewport?.width ?? 0) < 768) {
      await expect(booking.bar).toContainText(`${time} is still free: choose it again, or another time`);
      await expect(booking.bar).not.toContainText(booking.say('No time chosen yet'));
      expect((await booking.bar.innerText()).split(time)).toHaveLength(2);
    }
    await again.click();
    await expect(booking.chosenTime).toContainText(time);
    await expect(booking.heading('time')).toBeFocused();
    await expect(again).toHaveCount(0);

    await other.takeAll(slot);
    await moveTo(booking.seat);
    await expect(page.getByText(/The nearest free time is/)).toContainText(`${time} cannot be booked`);
    await expect(booking.chosenTime).toHaveCount(0);
    const nearest = page.getByRole('button', { name: /^Take \d\d:\d\d$/ });
    const named = /\d\d:\d\d/.exec(await nearest.innerText())?.[0] ?? 'no time';
    await nearest.click();
    await expect(booking.chosenTime).toContainText(named);
    await booking.goOn('time');
  },
);

test(
  'a service unticked and ticked again from the summary keeps the held time, counted down there too, and Back returns once',
  { tag: PHONE },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('en');
    const left = page.locator('[data-countdown]').filter({ visible: true });
    await booking.openAt('summary');
    const held = await booking.heldId();
    await booking.followStep('services');
    await expect(left).toHaveText(/^1[45]:\d\d$/);
    await booking.press(booking.services.nth(4));
    await expect(page.getByText(/cleared$/).last()).toBeVisible();
    await booking.press(booking.services.nth(4));
    await expect(page.getByText(/cleared$/)).toHaveCount(0);
    await page.reload();
    await expect(left).toHaveText(/^1[45]:\d\d$/);
    await booking.returnToSummary();
    await expect(left).toBeVisible();
    expect(await booking.heldId()).toBe(held);
    await booking.followStep('services');
    await booking.button('Back').click();
    await expect(booking.heading('summary')).toBeVisible();
    await expect(left).toBeVisible();
    await booking.button('Back').click();
    await expect(booking.heading('information')).toBeVisible();
  },
);

test(
  'a time lost by a service with a lead time is said to be cleared only until it fits the services again',
  { tag: PHONE },
  async ({ page, other, bookingIn }) => {
    const booking = bookingIn('en');
    const { locationId, times } = await other.branchWithTimesUntil(
      addDays(branchNow(Date.now()).date, 1),
      booking.seat,
    );
    // The half hour after it is free too, for the second service.
    const hasRoom = (each: string) => times.some((later) => epochMs(later) - epochMs(each) === 30 * 60_000);
    const roomy = times.filter(hasRoom);
    // Not the first ones, which pass or are taken by others.
    const startsAt = roomy[Math.floor(roomy.length / 2)] ?? 'no time';
    const [date, time] = [startsAt.slice(0, 10), startsAt.slice(11, 16)];
    await booking.open(`?branch=${locationId}&services=103&date=${date}&time=${time}`);
    await booking.goOn('time');
    await booking.fillIn(newCustomer());
    await booking.goOn('information');
    await expect(booking.timer).toBeVisible();
    await booking.followStep('services');
    const cleared = page.getByText(`${time} cleared`).filter({ visible: true });
    await booking.chooseServices(8);
    await expect(cleared.first()).toBeVisible();
    await expect(booking.onward('services')).toBeVisible();
    await booking.press(booking.services.nth(8));
    await expect(cleared).toHaveCount(0);
    await booking.chooseServices(3);
    await expect(page.getByText(`${time} is still free`).filter({ visible: true }).first()).toBeVisible();
    await expect(cleared).toHaveCount(0);
    await booking.returnToSummary();
    await expect(booking.timer).toBeVisible();
    await expect(booking.main).toContainText(time);
  },
);

/** The focused field can be seen whole. */
const isUncovered = (field: Locator) =>
  field.evaluate((input) => {
    const { left, right, bottom } = input.getBoundingClientRect();
    return input === document.activeElement && document.elementFromPoint((left + right) / 2, bottom - 4) === input;
  });

test(
  'a time that others take while the details are filled in is said above the bar, and what is typed stays',
  { tag: [PHONE, DESKTOP] },
  async ({ page, other, bookingIn, viewport }) => {
    const booking = bookingIn('th');
    const width = viewport?.width ?? 0;
    const customer = newCustomer();
    const gone = booking.text('Choose another time. Your details are kept.');
    await booking.openAt('information', customer);
    await expect(gone).toHaveCount(0);
    const { branch, dateTime } = Object(await booking.draft());
    await other.takeAll({ locationId: branch.location_id, dateTime: dateTime.date_time });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(gone).toBeInViewport();
    await expect(booking.text('This time was taken')).toBeInViewport();
    await expect(page.locator('s').filter({ visible: true })).toContainText(dateTime.time);
    if (width < 768) await expect(booking.bar).not.toContainText(dateTime.time);
    expect(await isUncovered(booking.field('Phone number'))).toBe(true);
    await checkAtRest(booking, shownOf(customer));
    await booking.button('Choose another time').click();
    await expect(booking.heading('time')).toBeVisible();
    await expect(booking.text('This time was taken')).toBeInViewport();
    await expect(booking.chosenTime).toHaveCount(0);
    if (width < 768) await expect(booking.bar).not.toContainText(dateTime.time);
    const nearest = page.getByRole('button', { name: pattern(booking.say('Take {slot}')) });
    const taken = /\d\d:\d\d/.exec(await nearest.innerText())?.[0] ?? 'no time';
    await nearest.click();
    await expect(booking.chosenTime).toContainText(taken);
    await booking.goOn('time');
    await expect(booking.field('First name')).toHaveValue(customer.firstName);
    await expect(gone).toHaveCount(0);
    await booking.goOn('information');
    await expect(booking.timer).toBeVisible();
  },
);
