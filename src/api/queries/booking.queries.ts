import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#domain/constants.ts';
import type { Place } from '#domain/distance.ts';
import { findSameVisit, listLive, listSoonest, readBooking } from '#contract/calls/booking.calls.ts';
import { ofAccount } from './account.ts';
import type { Api } from '#src/api/client.ts';
import { readOrNull } from './read-or-null.ts';
import { readOrReject } from '#src/api/read.ts';

/** Before services are chosen, branches are compared by a short visit today. */
export const SHORT_VISIT_HOURS = 0.5;

export const readSoonest = (api: Api, hours: number, leadDays: number, signal: AbortSignal) =>
  readOrReject(api, listSoonest, { hours, max_pre_day: leadDays, limit: 50 }, signal);

/** Each branch's first free slot for a visit of this length and lead time. */
export const soonestQuery = (api: Api, language: Language, hours: number, leadDays: number) =>
  queryOptions({
    queryKey: ['soonest', language, hours, leadDays],
    queryFn: ({ signal }) => readSoonest(api, hours, leadDays, signal),
    staleTime: 30_000,
    retry: false,
  });

const STRIP_DAYS = 14;

interface DaysQuestion {
  readonly locationId: number;
  readonly hours: number;
  readonly leadDays: number;
  readonly appointmentId: string | null;
}

/** All branches, ranked by wait and by distance from the position (or, without one, from the given branch), each with its free times per day. */
export const soonestDaysQuery = (api: Api, language: Language, question: DaysQuestion, place: Place | null) =>
  queryOptions({
    queryKey: ['soonest-days', language, question, place],
    queryFn: ({ signal }) => {
      const { locationId, hours, leadDays, appointmentId } = question;
      const request = {
        hours,
        max_pre_day: leadDays,
        location_id: locationId,
        limit: 50,
        days: STRIP_DAYS,
        ...(appointmentId === null ? {} : { appointment_id: appointmentId }),
        ...(place ? { latitude: place.lat, longitude: place.lng } : {}),
      };
      return readOrReject(api, listSoonest, request, signal);
    },
    staleTime: 30_000,
    retry: false,
  });

/**
 * A booking in full, with the server's time; null when there is none of this id, or it is somebody else's. `code` is the account's whose it is;
 * null for whoever this browser books as.
 */
export const bookingQuery = (api: Api, language: Language, code: string | null, appointmentId: string) =>
  queryOptions({
    queryKey: [...(code === null ? [] : ofAccount(code)), 'booking', language, appointmentId],
    queryFn: ({ signal }) => readOrNull(api, readBooking, { items: appointmentId }, signal, 'bookingNotFound'),
  });

/** What this browser's account, or guest, has held and booked ahead. */
export const liveQuery = (api: Api, language: Language, account: string) =>
  queryOptions({
    queryKey: [...ofAccount(account), 'live', language],
    queryFn: async ({ signal }) => (await readOrReject(api, listLive, {}, signal)).booking_list,
    staleTime: 5_000,
    retry: false,
  });

/** Whether the plate of this temporary booking has another booking for the same `visit` (branch and time). Never cached and never retried. */
export const sameVisitQuery = (api: Api, appointmentId: string, visit: readonly (string | number)[]) =>
  queryOptions({
    queryKey: ['same-visit', appointmentId, ...visit],
    queryFn: async ({ signal }) =>
      (await readOrReject(api, findSameVisit, { appointment_id: appointmentId }, signal)).same_visit,
    staleTime: 0,
    retry: false,
  });
