import type { CallName } from '#contract/calls/all.ts';
import { company } from '#machines/corporate-booking/corporate-booking.fixtures.ts';
import type { CorporateBookingPorts } from '#machines/corporate-booking/corporate-booking.ports.ts';
import { fleetOf } from './fleet.ts';
import type { WirePorts } from '#tests/support/wire/wire-ports.ts';
import type { GroupReadingOutcome } from '#machines/corporate-booking/corporate-booking.types.ts';

type OwnPorts = Pick<CorporateBookingPorts, 'readGroup' | 'checkCars' | 'releaseHolds'>;

/** The calls of the charts of its children, of its lists, and of a release for which nobody waits any more. */
export const BESIDE: readonly CallName[] = [
  'listDateTimes',
  'setupGroup',
  'confirmGroup',
  'listBookingDetails',
  'changeStatusList',
];

/** `store`: what the browser has stored when the page reads it. */
export const portsWith = (store: (outcome: GroupReadingOutcome) => void): WirePorts<OwnPorts> => ({
  readGroup: {
    isAsked: () => true,
    does: store,
    fails: () => {
      throw new Error('the browser’s store never rejects');
    },
  },
  checkCars: {
    asks: () => ({ call: 'listFleet', request: { code: company.code } }),
    told: (outcome) =>
      outcome.kind === 'ok'
        ? { listFleet: fleetOf([...outcome.value.known, ...outcome.value.toAdd]) }
        : { failure: 'tooManyRequests', message: outcome.failure.message },
  },
  releaseHolds: {
    asks: (names) => ({
      call: 'changeStatusList',
      request: { code: company.code, item: names.map(({ appointmentId }) => appointmentId), status: 1 },
    }),
    told: (outcome) =>
      outcome.kind === 'ok'
        ? { changeStatusList: { status_list: [], now: '2026-11-21T10:00:00+07:00' } }
        : { failure: 'bookingNotFound', message: '' },
  },
});
