import { queryOptions } from '@tanstack/react-query';
import { listTakeCarAddresses } from '#contract/calls/take-car.calls.ts';
import { readOrReject } from '#src/api/read.ts';
import { ofAccount } from './account.ts';
import type { Api } from '#src/api/client.ts';

/** Where a company's cars are collected, in the order in which the addresses were added. */
export const takeCarQuery = (api: Api, code: string) =>
  queryOptions({
    queryKey: [...ofAccount(code), 'take-car'],
    queryFn: async ({ signal }) => (await readOrReject(api, listTakeCarAddresses, { code }, signal)).address_list,
  });
