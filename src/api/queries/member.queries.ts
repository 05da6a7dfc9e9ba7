import { queryOptions } from '@tanstack/react-query';
import { readCardData, readProfile, readRegistrationTerms } from '#contract/calls/member.calls.ts';
import type { Language } from '#domain/constants.ts';
import { ofAccount } from './account.ts';
import { CallRejected, type Api } from '#src/api/client.ts';
import { readOrReject } from '#src/api/read.ts';

export const profileQuery = (api: Api, code: string) =>
  queryOptions({
    queryKey: [...ofAccount(code), 'profile'],
    queryFn: async ({ signal }) => (await readOrReject(api, readProfile, { code }, signal)).profile,
  });

/** The loyalty card as its provider knows it. */
export const cardQuery = (api: Api, code: string) =>
  queryOptions({
    queryKey: [...ofAccount(code), 'card'],
    queryFn: ({ signal }) => readOrReject(api, readCardData, { code }, signal),
  });

/** The terms that a person accepts when registering, as HTML. */
export const registrationTermsQuery = (api: Api, language: Language) =>
  queryOptions({
    queryKey: ['registration-terms', language],
    queryFn: async ({ signal }) => {
      const [html] = await readOrReject(api, readRegistrationTerms, {}, signal);
      if (html === undefined) throw new CallRejected('malformed');
      return html;
    },
  });
