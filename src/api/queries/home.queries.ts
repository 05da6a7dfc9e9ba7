import { queryOptions } from '@tanstack/react-query';
import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { listHomeWidgets } from '#contract/calls/home.calls.ts';
import type { Language } from '#domain/constants.ts';
import type { Api } from '#src/api/client.ts';
import { ofAccount } from './account.ts';
import { readOrReject } from '#src/api/read.ts';

export interface HomeWidgets {
  widgets: AnswerOf<typeof listHomeWidgets>['widget_list'];
  /** How long a time is kept once it is held, if the server says so. */
  holdMinutes?: number | undefined;
  /** When they were read, in milliseconds. */
  readAt: number;
}

/** What the home page shows, near a position, or else in the province of a branch. */
export const homeWidgetsQuery = (
  api: Api,
  language: Language,
  now: () => number,
  where: RequestOf<typeof listHomeWidgets>,
) =>
  queryOptions({
    queryKey: ['home', language, where],
    queryFn: async ({ signal }): Promise<HomeWidgets> => {
      // Loaded with its schemas when it is made: most visitors get the answer with the page.
      const calls = await import('#contract/calls/home.calls.ts');
      const { widget_list: widgets, hold_minutes: holdMinutes } = await readOrReject(
        api,
        calls.listHomeWidgets,
        where,
        signal,
      );
      return { widgets, holdMinutes, readAt: now() };
    },
    staleTime: 60_000,
    retry: false,
  });

/** What home adds for a member, whose account has this code. */
export const memberWidgetsQuery = (api: Api, language: Language, code: string) =>
  queryOptions({
    queryKey: [...ofAccount(code), 'home', language],
    queryFn: async ({ signal }) => {
      const { listMemberWidgets } = await import('#contract/calls/home.calls.ts');
      return (await readOrReject(api, listMemberWidgets, { code }, signal)).widget_list;
    },
  });
