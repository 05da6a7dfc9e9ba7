import { queryOptions } from '@tanstack/react-query';
import { listFleet } from '#contract/calls/fleet.calls.ts';
import { readLastImport } from '#contract/calls/fleet-import.calls.ts';
import { fleetCars } from '#contract/calls/fleet.columns.ts';
import type { Language } from '#domain/constants.ts';
import { ofAccount } from './account.ts';
import type { Api } from '#src/api/client.ts';
import { readOrReject } from '#src/api/read.ts';

/** All cars of a company, with what is due and booked, in the words of the language. */
export const fleetQuery = (api: Api, code: string, language: Language) =>
  queryOptions({
    queryKey: [...ofAccount(code), 'fleet', language],
    queryFn: async ({ signal }) => fleetCars(await readOrReject(api, listFleet, { code }, signal)),
    // Comparing ten thousand cars with the former ones takes longer than drawing those in view.
    structuralSharing: false,
  });

/** The company's last import, null before the first one. */
export const lastImportQuery = (api: Api, code: string) =>
  queryOptions({
    queryKey: [...ofAccount(code), 'last-import'],
    queryFn: async ({ signal }) => (await readOrReject(api, readLastImport, { code }, signal)).last_import,
    staleTime: 0,
  });
