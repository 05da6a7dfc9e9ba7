import { DESKTOP, expect, PHONE } from '#tests/e2e/support/test.ts';
import { test } from './test.ts';

test(
  'a time lost by another branch is offered there again in one tap, and where it is taken the nearest is',
  { tag: [PHONE, DESKTOP] },
  async ({ page, other, bookingIn }) => {
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
