import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listRedemptions } from '#contract/calls/coupon.calls.ts';
import type { Language } from '#domain/constants.ts';
import { ofAccount } from './account.ts';
import type { Api } from '#src/api/client.ts';
import { readOrReject } from '#src/api/read.ts';

export const redemptionsQuery = (api: Api, language: Language, code: string, page: number) =>
  queryOptions({
    queryKey: [...ofAccount(code), 'redemptions', language, page],
    queryFn: ({ signal }) => readOrReject(api, listRedemptions, { code, page }, signal),
    placeholderData: keepPreviousData,
  });
