import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#domain/constants.ts';
import type { Place } from '#domain/distance.ts';
import { CallRejected, type AnswerFor, type Api, type RequestFor } from './client.ts';
import type { CallName } from '#contract/calls.ts';

const CATALOGUE_STALE_MS = 5 * 60_000;

/** Reads that have no known failure: anything but ok is a rejection for the query. */
const readOrReject = async <N extends CallName>(
  api: Api,
  name: N,
  request: RequestFor<N>,
  signal: AbortSignal,
): Promise<AnswerFor<N>> => {
  const result = await api(name, request, { signal });
  if (result.kind === 'ok') return result.value;
  throw new CallRejected(result.kind === 'interrupted' ? 'interrupted' : 'status');
};

export const servicesQuery = (api: Api, language: Language) =>
  queryOptions({
    queryKey: ['services', language],
    queryFn: ({ signal }) => readOrReject(api, 'listServices', { options: { entities: ['hours', 'pre_day'] } }, signal),
    staleTime: CATALOGUE_STALE_MS,
  });

export const branchesQuery = (api: Api, language: Language, keywords: string, place: Place | null) =>
  queryOptions({
    queryKey: ['branches', language, keywords, place],
    queryFn: ({ signal }) =>
      readOrReject(
        api,
        'listBranches',
        {
          options: { entities: ['open_time', 'close_time'] },
          ...(keywords === '' ? {} : { keywords }),
          ...(place ? { latitude: place.lat, longitude: place.lng } : {}),
        },
        signal,
      ),
    staleTime: CATALOGUE_STALE_MS,
  });

export const suggestionsQuery = (api: Api, language: Language, keyword: string) =>
  queryOptions({
    queryKey: ['suggestions', language, keyword],
    queryFn: ({ signal }) => readOrReject(api, 'suggestBranches', { keyword }, signal),
    staleTime: CATALOGUE_STALE_MS,
    enabled: keyword !== '',
  });

/** The first free slot of every branch, for a visit of so many hours with this lead time. */
export const soonestQuery = (api: Api, language: Language, hours: number, leadDays: number) =>
  queryOptions({
    queryKey: ['soonest', language, hours, leadDays],
    queryFn: ({ signal }) => readOrReject(api, 'listSoonest', { hours, max_pre_day: leadDays, limit: 50 }, signal),
    staleTime: 30_000,
    retry: false,
  });

/** One's own booking in full; null when it is not there, or not this visitor's. */
export const ownBookingQuery = (api: Api, language: Language, appointmentId: string) =>
  queryOptions({
    queryKey: ['own-booking', language, appointmentId],
    queryFn: async ({ signal }) => {
      const result = await api('readBooking', { items: appointmentId }, { signal });
      if (result.kind === 'ok') return result.value.booking;
      if (result.kind === 'failed' && result.failure === 'bookingNotFound') return null;
      throw new CallRejected('status');
    },
  });
