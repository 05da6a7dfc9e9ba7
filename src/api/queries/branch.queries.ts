import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#domain/constants.ts';
import { readBranchPage, readMapKey } from '#contract/calls/branch.calls.ts';
import type { Api } from '#src/api/client.ts';
import { readOrReject } from '#src/api/read.ts';
import { readOrNull } from './read-or-null.ts';

const HOUR_MS = 60 * 60_000;

/** One branch by the word in its address; null if there is none. */
export const branchPageQuery = (api: Api, language: Language, slug: string) =>
  queryOptions({
    queryKey: ['branch-page', language, slug],
    queryFn: ({ signal }) => readOrNull(api, readBranchPage, { slug }, signal, 'branchNotFound'),
    staleTime: 60_000,
  });

/** With what Google's map is opened; null where there is only our own. */
export const mapKeyQuery = (api: Api, language: Language) =>
  queryOptions({
    queryKey: ['map-key', language],
    queryFn: async ({ signal }) => (await readOrReject(api, readMapKey, {}, signal)).google,
    staleTime: HOUR_MS,
  });
