import { expect, onTestFinished } from 'vitest';
import { completeDraft, heldDraft } from '#machines/retail-booking/retail-booking.fixtures.ts';
import { bookingGuest, NOT_CHOSEN, seen, type BookingGuest } from './guest.ts';
import { bookingTab, type Opening } from './tab.tsx';
import { buttonNamed } from '#tests/support/model/page-parts.ts';

/** The button that leads on from date and time. */
export const TIMES = 'Fill in your details';

/** A guest at the booking page, with a stored draft where one is given; the page is closed when the test ends. */
export async function openBooking(stored: Parameters<BookingGuest['open']>[0] = null, opening: Opening = {}) {
  const guest = bookingGuest(await bookingTab(opening));
  onTestFinished(() => guest.close());
  await guest.open(stored);
  return guest;
}

/** Everything chosen and filled in, nothing held: the summary asks for the hold. */
export const openSummary = () => openBooking(completeDraft);

export async function openHeld() {
  const guest = await openBooking(heldDraft);
  await guest.reachHeld();
  return guest;
}

export const withTime = () => expect(seen.sheet('Date and time')).toMatch(/10:30$/);

export const withoutTime = (guest: BookingGuest) => {
  expect(seen.sheet('Date and time')).toBe(NOT_CHOSEN);
  expect(seen.openSteps()).not.toContain('information');
  expect(seen.openSteps()).not.toContain('summary');
  expect(guest.stored()?.dateTime).toEqual({ date: null, date_time: null, time: null });
  expect(guest.stored()?.dateTimeList).toEqual([]);
};

export const isOff = (name: string) => buttonNamed(name)?.getAttribute('aria-disabled') === 'true';
