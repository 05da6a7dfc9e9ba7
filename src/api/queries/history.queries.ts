import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { groupMaintenance, listServiceHistory } from '#contract/calls/history.calls.ts';
import type { RequestOf } from '#contract/call.ts';
import type { Language } from '#domain/constants.ts';
import { ofAccount } from './account.ts';
import type { Api } from '#src/api/client.ts';
import { readOrReject } from '#src/api/read.ts';

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
