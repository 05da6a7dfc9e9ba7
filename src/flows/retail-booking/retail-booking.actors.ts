import type { QueryClient } from '@tanstack/react-query';
import type { RetailBookingPorts } from '#machines/retail-booking/retail-booking.ports.ts';
import type { Language } from '#domain/constants.ts';
import { branchesQuery, servicesQuery } from '#src/api/queries.ts';
import { CallRejected, type Api } from '#src/api/client.ts';
import { readAffiliate } from './affiliate.ts';
import { availabilityPort, confirmationPorts } from './booking.actors.ts';
import { branchChoiceOf } from './branch-choice.ts';
import type { DraftStore } from './draft-store.ts';

export interface BookingWorld {
  readonly api: (language: Language) => Api;
  /** The language that the page is in now. */
  readonly language: () => Language;
  readonly queryClient: () => Promise<QueryClient>;
  readonly drafts: DraftStore;
  readonly newKey: () => string;
}

const interruptedOrThrow = (error: unknown): 'interrupted' => {
  if (error instanceof CallRejected && error.reason === 'interrupted') return 'interrupted';
  throw error;
};

/** The ports of the retail booking, made real. */
export const retailBookingPorts = ({
  api,
  language,
  queryClient,
  drafts,
  newKey,
}: BookingWorld): RetailBookingPorts => {
  const callApi = () => api(language());
  return {
    ...availabilityPort(callApi),
    ...confirmationPorts(callApi, readAffiliate, newKey),
    readDraft: ({ owner }) => Promise.resolve({ kind: 'ok', value: drafts.read(owner) }),
    checkDraft: async ({ locationId, serviceIds }) => {
      const client = await queryClient();
      const asked = Promise.all([
        client.fetchQuery(branchesQuery(callApi(), language(), '', null)),
        client.fetchQuery(servicesQuery(callApi(), language())),
      ]);
      const answered = await asked.catch(interruptedOrThrow);
      if (answered === 'interrupted') return { kind: 'interrupted' };
      const [branches, services] = answered;
      const branch = branches.shoppening_list.find(({ location_id: id }) => id === locationId);
      return {
        kind: 'ok',
        value: {
          branch: branch === undefined ? null : branchChoiceOf(branch, ''),
          services: services.shoppening_list.filter(({ id }) => serviceIds.includes(id)),
        },
      };
    },
    // Without the signal: the hold is to be given back also where nobody waits for the answer any more.
    releaseHold: async ({ appointmentId }) => {
      const result = await callApi()('changeStatus', { item: { appointment_id: appointmentId, status: 1 } });
      if (result.kind === 'interrupted') return { kind: 'interrupted' };
      return result.kind === 'ok' ? { kind: 'ok', value: null } : { kind: 'failed', failure: 'refused' };
    },
  };
};
