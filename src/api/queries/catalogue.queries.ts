import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#domain/constants.ts';
import type { Place } from '#domain/distance.ts';
import { suggestBranches } from '#contract/calls/catalogue.calls.ts';
import { catalogueRead, readBranches, readServices } from '#src/api/catalogue.ts';
import type { Api } from '#src/api/client.ts';
import { readOrReject } from '#src/api/read.ts';

const CATALOGUE_STALE_MS = 5 * 60_000;

export const servicesQuery = (api: Api, language: Language) =>
  queryOptions({
    queryKey: ['services', language],
    queryFn: ({ signal }) => readServices(api, signal),
    staleTime: CATALOGUE_STALE_MS,
    initialData: () => catalogueRead(api, language)?.services,
    initialDataUpdatedAt: () => catalogueRead(api, language)?.at,
  });

export const branchesQuery = (api: Api, language: Language, keywords: string, place: Place | null) => {
  const read = () => (keywords === '' && place === null ? catalogueRead(api, language) : undefined);
  return queryOptions({
    queryKey: ['branches', language, keywords, place],
    queryFn: ({ signal }) => readBranches(api, keywords, place, signal),
    staleTime: CATALOGUE_STALE_MS,
    initialData: () => read()?.branches,
    initialDataUpdatedAt: () => read()?.at,
  });
};

export const suggestionsQuery = (api: Api, language: Language, keyword: string) =>
  queryOptions({
    queryKey: ['suggestions', language, keyword],
    queryFn: ({ signal }) => readOrReject(api, suggestBranches, { keyword }, signal),
    staleTime: CATALOGUE_STALE_MS,
    enabled: keyword !== '',
  });
