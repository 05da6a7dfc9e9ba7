import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { accountOf, retailBookingVisit } from '#src/flows/retail-booking/visit/retail-booking.visit.ts';
import { MAX_NOTE } from '../steps/information/information.form.ts';
import { NO_INFORMATION, typedBooking } from './typed-booking.store.ts';

/** Adds what the person has chosen elsewhere, such as a product or an offer, to the message to the mechanic, once. What is typed there stays. */
export const keepWish = (host: FlowHost, wish: string): void => {
  const typed = typedBooking(accountOf(host));
  const values = typed.read()?.values ?? NO_INFORMATION;
  const lines = values.note === '' ? [] : values.note.split('\n');
  const note = [...lines, wish].join('\n');
  if (lines.includes(wish) || note.length > MAX_NOTE) return;
  typed.keep({ values: { ...values, note } });
  retailBookingVisit.of(host)?.typed.reread();
};
