import type { Browser, Locator } from '@playwright/test';
import { BookingPage, newCustomer } from '#tests/e2e/support/booking-page.ts';
import { readRecord, recordFrom, shiftOf, tapsOf, type Tap } from './page-record.ts';
import { openSlow } from './page-visit.ts';

export interface Booked {
  readonly taps: Tap[];
  readonly shift: number;
  readonly shifts: readonly { readonly value: number; readonly what: string }[];
}

const SETTLED_MS = 700;

/** From the first step to the code on a slow phone, choosing another day and time on the way. */
export async function bookSlowly(browser: Browser, origin: string, seat: number): Promise<Booked> {
  const { context, page } = await openSlow(browser, origin, null);
  try {
    await recordFrom(page, 'never');
    const booking = new BookingPage(page, 'th', seat);
    // Checking the page costs time on the same slow processor, so nothing checks it until the tap is answered.
    const tap = async (target: Locator) => {
      await target.waitFor();
      await page.waitForTimeout(SETTLED_MS);
      await target.click();
      await page.waitForTimeout(SETTLED_MS);
    };
    await booking.open();
    await tap(booking.placeOf(booking.branches.nth(seat)));
    await tap(booking.onward('branch'));
    for (const service of [2, 5]) await tap(booking.placeOf(booking.services.nth(service)));
    await tap(booking.onward('services'));
    await tap(booking.freeTimes.last());
    for (const day of [2, 4, 1]) {
      await tap(booking.openDays.nth(day));
      await tap(booking.freeTimes.last());
    }
    for (const view of ['Month', 'Days']) await tap(booking.button(view));
    await tap(booking.onward('time'));
    await booking.fillIn(newCustomer());
    await tap(booking.onward('information'));
    await booking.timer.waitFor();
    await booking.confirm(() => tap(booking.confirmButton));
    const record = await readRecord(page);
    return { taps: tapsOf(record), shift: shiftOf(record), shifts: record.shifts };
  } finally {
    await context.close();
  }
}
