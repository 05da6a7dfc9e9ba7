import type { RetailBookingPorts } from '#machines/retail-booking/retail-booking.ports.ts';
import type { Language } from '#domain/constants.ts';
import { changeStatus } from '#contract/calls/booking.calls.ts';
import { readCatalogue } from '#src/api/catalogue.ts';
import type { Api } from '#src/api/client.ts';
import { availabilityPort } from './availability.actors.ts';
import { branchChoiceOf } from './branch-choice.ts';
import type { DraftStore } from './draft-store.ts';

export interface BookingWorld {
  readonly api: (language: Language) => Api;
  /** The language that the page is in now. */
  readonly language: () => Language;
  readonly drafts: DraftStore;
}

/** Not before the summary are they called. */
export const loadConfirmationPorts = () => import('./confirmation.actors.ts');

/** The ports of the retail booking, made real. */
export const retailBookingPorts = ({ api, language, drafts }: BookingWorld): RetailBookingPorts => {
  const callApi = () => api(language());
  const confirmation = async () => (await loadConfirmationPorts()).confirmationPorts(callApi);
  return {
    ...availabilityPort(callApi),
    holdAppointment: async (item, signal) => (await confirmation()).holdAppointment(item, signal),
    readHold: async (held, signal) => (await confirmation()).readHold(held, signal),
    extendHold: async (held, signal) => (await confirmation()).extendHold(held, signal),
    confirmAppointment: async (asked, signal) => (await confirmation()).confirmAppointment(asked, signal),
    readDraft: ({ owner }) => Promise.resolve({ kind: 'ok', value: drafts.read(owner) }),
    checkDraft: async ({ locationId, serviceIds }, signal) => {
      const { branches, services } = await readCatalogue(callApi(), language(), signal);
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
      const result = await callApi()(changeStatus, { item: { appointment_id: appointmentId, status: 1 } });
      return result.kind === 'ok' ? { kind: 'ok', value: null } : { kind: 'failed', failure: 'refused' };
    },
  };
};
