import { queryOptions } from '@tanstack/react-query';
import { listRegions } from '#contract/calls/branch.calls.ts';
import type { Language } from '#domain/constants.ts';
import type { Api } from '#src/api/client.ts';
import { readOrReject } from '#src/api/read.ts';

const REGIONS_STALE_MS = 60 * 60_000;

/** The parts of the country, for every form in which one is chosen. */
export const regionsQuery = (api: Api, language: Language) =>
  queryOptions({
    queryKey: ['regions', language],
    queryFn: ({ signal }) => readOrReject(api, listRegions, {}, signal),
    staleTime: REGIONS_STALE_MS,
  });
