import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#domain/constants.ts';
import { searchSite } from '#contract/calls/search.calls.ts';
import type { Api } from '#src/api/client.ts';
import { readOrReject } from '#src/api/read.ts';

const FOUND_STALE_MS = 60_000;

export const foundQuery = (api: Api, language: Language, query: string) =>
  queryOptions({
    queryKey: ['found', language, query],
    queryFn: async ({ signal }) => (await readOrReject(api, searchSite, { query }, signal)).group_list,
    staleTime: FOUND_STALE_MS,
    enabled: query !== '',
  });
