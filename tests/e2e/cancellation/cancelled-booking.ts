import type { MadeBooking } from '#tests/e2e/support/other-guest.ts';

/** Of the page of a guest who has found it. */
export const addressOf = (language: 'th' | 'en', { plate, code }: MadeBooking) =>
  `/${language}/booking/find?${new URLSearchParams({ plate, code })}`;
