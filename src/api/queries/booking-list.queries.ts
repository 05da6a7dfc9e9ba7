import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listBookingDetails } from '#contract/calls/booking.calls.ts';
import { listBookings } from '#contract/calls/booking-list.calls.ts';
import type { RequestOf } from '#contract/call.ts';
import type { Language } from '#domain/constants.ts';
import { ofAccount } from './account.ts';
import type { Api } from '#src/api/client.ts';
import { readOrReject } from '#src/api/read.ts';

type BookingFilter = Omit<RequestOf<typeof listBookings>, 'code'>;

export const myBookingsQuery = (api: Api, language: Language, code: string, filter: BookingFilter) =>
  queryOptions({
    queryKey: [...ofAccount(code), 'bookings', language, filter],
    queryFn: ({ signal }) => readOrReject(api, listBookings, { code, ...filter }, signal),
    placeholderData: keepPreviousData,
  });

/** Some of the account's bookings, with the server's time; one that has ended may be among them. */
export const bookingsByIdQuery = (api: Api, language: Language, code: string, ids: readonly string[]) =>
  queryOptions({
    queryKey: [...ofAccount(code), 'bookings-by-id', language, ids],
    queryFn: ({ signal }) => readOrReject(api, listBookingDetails, { items: [...ids] }, signal),
    enabled: ids.length > 0,
  });
