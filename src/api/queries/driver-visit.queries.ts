import { queryOptions } from '@tanstack/react-query';
import { readDriverVisit } from '#contract/calls/driver-link.calls.ts';
import type { Language } from '#domain/constants.ts';
import type { Api } from '#src/api/client.ts';
import { readOrNull } from './read-or-null.ts';

/** What a driver's link shows; null for one that does not work. It is read again when the page is looked at again: the visit may have changed. */
export const driverVisitQuery = (api: Api, language: Language, token: string) =>
  queryOptions({
    queryKey: ['driver-visit', language, token],
    queryFn: ({ signal }) => readOrNull(api, readDriverVisit, { token }, signal, 'driverLinkNotFound'),
    staleTime: 30_000,
    refetchOnWindowFocus: true,
  });
