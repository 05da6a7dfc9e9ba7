import * as z from 'zod/mini';
import { STATUS } from '#domain/appointment.ts';
import { inAddress } from '#src/parts/list/list-search.ts';

/** Those by which bookings are filtered: a hold that ran out is nothing that one looks for. */
export const FILTERED = [
  STATUS.confirmed,
  STATUS.temporary,
  STATUS.completed,
  STATUS.cancelled,
  STATUS.noShow,
] as const;

const bookingsSearch = z.object({
  status: z.catch(z.optional(z.literal(FILTERED)), undefined),
  keywords: inAddress.text,
  plate: inAddress.text,
  page: inAddress.page,
  /** The one that is shown by itself. */
  booking: inAddress.id,
});

export type BookingsSearch = z.output<typeof bookingsSearch>;

export const bookingsSearchFrom = (search: object): BookingsSearch => bookingsSearch.parse(search);
