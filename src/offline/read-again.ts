import { STATUS } from '#domain/appointment.ts';
import type { Language } from '#domain/constants.ts';
import type { Api } from '#src/api/client.ts';
import { bookingQuery } from '#src/api/queries/booking.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { keepOnly, type KeptBooking } from './kept-bookings.ts';

/** A booking that was cancelled or forgotten elsewhere does not stay here. Without an answer it does. */
export async function readAgain(
  host: { readonly api: (language: Language) => Api },
  language: Language,
  kept: readonly KeptBooking[],
): Promise<void> {
  const queries = queryClientOf(host);
  for (const { id } of kept) {
    const read = await queries.fetchQuery({ ...bookingQuery(host.api(language), language, null, id), retry: false });
    if (read?.booking.status !== STATUS.confirmed) await keepOnly((booking) => booking.id !== id);
  }
}
