import type { MadeBooking } from '#tests/e2e/support/other-guest.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';

/** Of the page of a guest who has found it. */
export const addressOf = (language: 'th' | 'en', { plate, code }: MadeBooking) =>
  `/${language}/booking/find?${new URLSearchParams({ plate, code })}`;

export const stateOf = async ({ id }: MadeBooking) =>
  (await inDatabase('select state from appointment where id = $1', [id]))[0]?.['state'];
