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
  throw new CallRejected('status');
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

export const homeQuery = (api: Api, language: Language, place: Place | null) =>
  queryOptions({
    queryKey: ['home', language, place],
    queryFn: ({ signal }) => readOrReject(api, 'listHomeWidgets', place ?? {}, signal),
    staleTime: 60_000,
  });
