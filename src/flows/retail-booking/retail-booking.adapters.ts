import type { RetailBookingPorts } from '#machines/retail-booking/retail-booking.ports.ts';
import type { DraftReading } from '#machines/retail-booking/retail-booking.types.ts';
import { readCatalogue } from '#src/api/catalogue.ts';
import type { CallHost } from '#src/flow-host/flow-host.ts';
import type { DraftStore } from '#src/flow-host/draft-store.ts';
import { availabilityAdapters } from '#src/flows/availability/availability.adapters.ts';
import { branchChoiceOf, serviceChoiceOf } from '#src/flow-host/parts/choices.ts';

/** Loaded when the summary is reached or the page is idle. */
export const loadConfirmationAdapters = () =>
  import('#src/flows/booking-confirmation/booking-confirmation.adapters.ts');

export const retailBookingAdapters = (
  host: CallHost,
  drafts: Pick<DraftStore<DraftReading, never>, 'read'>,
): RetailBookingPorts => {
  const confirmation = async () => (await loadConfirmationAdapters()).bookingConfirmationAdapters(host);
  return {
    ...availabilityAdapters(host),
    holdAppointments: async (asks, signal) => (await confirmation()).holdAppointments(asks, signal),
    readHolds: async (names, signal) => (await confirmation()).readHolds(names, signal),
    extendHolds: async (names, signal) => (await confirmation()).extendHolds(names, signal),
    confirmAppointments: async (asked, signal) => (await confirmation()).confirmAppointments(asked, signal),
    readDraft: ({ owner }) => Promise.resolve({ kind: 'ok', value: drafts.read(owner) }),
    checkDraft: async ({ locationId, serviceIds }, signal) => {
      const { branches, services } = await readCatalogue(host.api(), host.language(), signal);
      const branch = branches.find(({ location_id: id }) => id === locationId);
      return {
        kind: 'ok',
        value: {
          branch: branch === undefined ? null : branchChoiceOf(branch, ''),
          services: services.list.filter(({ id }) => serviceIds.includes(id)).map(serviceChoiceOf),
        },
      };
    },
    // Without the signal, so that the hold is released even if nobody waits for the answer any more.
    releaseHold: async (held) => (await loadConfirmationAdapters()).releaseHold(host, held),
  };
};
