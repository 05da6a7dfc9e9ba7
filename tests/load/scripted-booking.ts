import type { Browser } from '@playwright/test';
import { BookingPage, newCustomer } from '#tests/e2e/support/booking-page.ts';
import { readRecord, recordFrom, shiftOf, tapsOf, type Tap } from './page-record.ts';
import { openSlow } from './page-visit.ts';

export interface Booked {
  readonly taps: Tap[];
  readonly shift: number;
  readonly shifts: readonly { readonly value: number; readonly what: string }[];
}

/** From the first step to the code on a slow phone, choosing another day and time on the way. */
export async function bookSlowly(browser: Browser, origin: string, seat: number): Promise<Booked> {
  const { context, page } = await openSlow(browser, origin, null);
  try {
    await recordFrom(page, 'never');
    const booking = new BookingPage(page, 'th', seat);
    await booking.open();
    await booking.chooseBranch();
    await booking.goOn('branch');
    await booking.chooseServices(2, 5);
    await booking.goOn('services');
    await booking.chooseTime();
    for (const day of [2, 4, 1]) {
      await booking.openDays.nth(day).click();
      await booking.chooseTime();
    }
    await booking.button('Month').click();
    await booking.button('Week').click();
    await booking.goOn('time');
    await booking.fillIn(newCustomer());
    await booking.goOn('information');
    await booking.timer.waitFor();
    await booking.confirm();
    await page.waitForTimeout(500);
    const record = await readRecord(page);
    return { taps: tapsOf(record), shift: shiftOf(record), shifts: record.shifts };
  } finally {
    await context.close();
  }
}
