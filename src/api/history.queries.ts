import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readMyCar } from '#contract/calls/car.calls.ts';
import { groupMaintenance, listServiceHistory } from '#contract/calls/history.calls.ts';
import type { RequestOf } from '#contract/call.ts';
import type { Language } from '#domain/constants.ts';
import { readOrReject } from './catalogue.ts';
import { CallRejected, type Api } from './client.ts';
import { ofAccount } from './member.queries.ts';

export type HistoryFilter = Omit<RequestOf<typeof listServiceHistory>, 'code'>;
export type MaintenanceFilter = Omit<RequestOf<typeof groupMaintenance>, 'code'>;

export const historyQuery = (api: Api, language: Language, code: string, filter: HistoryFilter) =>
  queryOptions({
    queryKey: [...ofAccount(code), 'history', language, filter],
    queryFn: ({ signal }) => readOrReject(api, listServiceHistory, { code, ...filter }, signal),
    placeholderData: keepPreviousData,
  });

export const maintenanceQuery = (api: Api, language: Language, code: string, filter: MaintenanceFilter) =>
  queryOptions({
    queryKey: [...ofAccount(code), 'maintenance', language, filter],
    queryFn: ({ signal }) => readOrReject(api, groupMaintenance, { code, ...filter }, signal),
    placeholderData: keepPreviousData,
  });

/** One of the account's cars; null when there is none of this id. */
export const ownCarQuery = (api: Api, language: Language, code: string, id: string) =>
  queryOptions({
    queryKey: [...ofAccount(code), 'own-car', language, id],
    queryFn: async ({ signal }) => {
      const result = await api(readMyCar, { code, car_profile_id: id }, { signal });
      if (result.kind === 'ok') return result.value.car_profile;
      if (result.kind === 'failed' && (result.failure === 'carNotFound' || result.failure === 'invalidInput'))
        return null;
      throw new CallRejected('status');
    },
  });
