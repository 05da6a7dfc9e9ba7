import { STATUS } from '#domain/appointment.ts';
import { inAddress } from '#src/parts/list/list-search.ts';

/** The statuses to filter by; expired holds are left out, because nobody looks for them. */
export const FILTERED = [
  STATUS.confirmed,
  STATUS.temporary,
  STATUS.completed,
  STATUS.cancelled,
  STATUS.noShow,
] as const;

export interface BookingsSearch {
  readonly status?: (typeof FILTERED)[number] | undefined;
  readonly keywords?: string | undefined;
  readonly plate?: string | undefined;
  readonly page?: number | undefined;
  /** Past bookings are unfolded. */
  readonly past?: 1 | undefined;
  /** The booking that is shown on its own. */
  readonly booking?: string | undefined;
}

export const bookingsSearchFrom = (
  search: Readonly<Partial<Record<keyof BookingsSearch, unknown>>>,
): BookingsSearch => ({
  status: inAddress.oneOf(FILTERED, search.status),
  keywords: inAddress.text(search.keywords),
  plate: inAddress.text(search.plate),
  page: inAddress.page(search.page),
  past: inAddress.oneOf([1], search.past),
  booking: inAddress.id(search.booking),
});
