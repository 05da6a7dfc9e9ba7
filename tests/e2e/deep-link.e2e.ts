import { expect, PHONE, test } from './support/test.ts';

test(
  'RB-05, RB-06 a link to branch and services shows its times without asking once more',
  { tag: PHONE },
  async ({ page, booking: bookingIn }) => {
    const booking = bookingIn('th');
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') calls.push(new URL(request.url()).pathname);
    });
    await booking.open(`?branch=${1001 + booking.seat}&services=103`);
    await expect(booking.freeTimes.first()).toBeVisible();
    expect(calls).toEqual([]);

    // From here on the server is asked: what came with the page is the first answer alone.
    await booking.openDays.nth(1).click();
    await booking.chooseTime();
    await booking.followStep('services');
    await booking.chooseServices(0);
    await booking.goOn('services');
    await expect(booking.freeTimes.first()).toBeVisible();
    expect(calls).toContain('/appointment/datetime');
  },
);
