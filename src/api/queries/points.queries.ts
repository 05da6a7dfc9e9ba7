import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listPointHistory, readPoints } from '#contract/calls/points.calls.ts';
import type { Language } from '#domain/constants.ts';
import { ofAccount } from './account.ts';
import type { Api } from '#src/api/client.ts';
import { readOrReject } from '#src/api/read.ts';

/** The points that can be spent. A server that caches its answer is told when the person asks for a fresh one (PTS-01). */
export const pointsQuery = (api: Api, code: string, { mustUpdate = false } = {}) =>
  queryOptions({
    queryKey: [...ofAccount(code), 'points'],
    queryFn: ({ signal }) =>
      readOrReject(api, readPoints, { code, ...(mustUpdate ? { force_update: 'true' as const } : {}) }, signal),
  });

export const pointHistoryQuery = (api: Api, language: Language, code: string, page: number) =>
  queryOptions({
    queryKey: [...ofAccount(code), 'point-history', language, page],
    queryFn: ({ signal }) => readOrReject(api, listPointHistory, { code, page }, signal),
    placeholderData: keepPreviousData,
  });
