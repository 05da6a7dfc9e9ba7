import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listBookingDetails, readBooking } from '#contract/calls/booking.calls.ts';
import { readCardData, readProfile, readRegistrationTerms } from '#contract/calls/member.calls.ts';
import { listBookings } from '#contract/calls/booking-list.calls.ts';
import type { RequestOf } from '#contract/call.ts';
import type { Language } from '#domain/constants.ts';
import { readOrReject } from './catalogue.ts';
import { CallRejected, type Api } from './client.ts';

/** Everything that is read of an account; what changes one of them invalidates the whole. `code` is the account's. */
export const ofAccount = (code: string) => ['account', code] as const;

type BookingFilter = Omit<RequestOf<typeof listBookings>, 'code'>;

export const myBookingsQuery = (api: Api, language: Language, code: string, filter: BookingFilter) =>
  queryOptions({
    queryKey: [...ofAccount(code), 'bookings', language, filter],
    queryFn: ({ signal }) => readOrReject(api, listBookings, { code, ...filter }, signal),
    placeholderData: keepPreviousData,
  });

/** One of the account's bookings, with the server's time; null when there is none of this id. */
export const myBookingQuery = (api: Api, language: Language, code: string, id: string) =>
  queryOptions({
    queryKey: [...ofAccount(code), 'booking', language, id],
    queryFn: async ({ signal }) => {
      const result = await api(readBooking, { items: id }, { signal });
      if (result.kind === 'ok') return result.value;
      if (result.kind === 'failed' && result.failure === 'bookingNotFound') return null;
      throw new CallRejected('status');
    },
  });

/** Some of the account's bookings, with the server's time. */
export const bookingsByIdQuery = (api: Api, language: Language, code: string, ids: readonly string[]) =>
  queryOptions({
    queryKey: [...ofAccount(code), 'bookings by id', language, ids],
    queryFn: ({ signal }) => readOrReject(api, listBookingDetails, { items: [...ids] }, signal),
  });

export const profileQuery = (api: Api, code: string) =>
  queryOptions({
    queryKey: [...ofAccount(code), 'profile'],
    queryFn: async ({ signal }) => (await readOrReject(api, readProfile, { code }, signal)).profile,
  });

/** The loyalty card as its provider knows it. */
export const cardQuery = (api: Api, code: string) =>
  queryOptions({
    queryKey: [...ofAccount(code), 'card'],
    queryFn: ({ signal }) => readOrReject(api, readCardData, { code }, signal),
  });

/** What whoever registers agrees to, as HTML. */
export const registrationTermsQuery = (api: Api, language: Language) =>
  queryOptions({
    queryKey: ['registration terms', language],
    queryFn: async ({ signal }) => {
      const [html] = await readOrReject(api, readRegistrationTerms, {}, signal);
      if (html === undefined) throw new CallRejected('malformed');
      return html;
    },
  });
