import { changeStatusList } from '#contract/calls/booking-list.calls.ts';
import { listFleet } from '#contract/calls/fleet.calls.ts';
import { fleetCars } from '#contract/calls/fleet.columns.ts';
import type { FleetCar as WireCar } from '#contract/calls/fleet.shapes.ts';
import { STATUS } from '#domain/appointment.ts';
import { dateTimeOf } from '#domain/thai-calendar.ts';
import type { FleetCar } from '#machines/car-booking/car-booking.draft.ts';
import type { CorporateBookingPorts } from '#machines/corporate-booking/corporate-booking.ports.ts';
import type { CarToAdd, GroupReading, WantedVisit } from '#machines/corporate-booking/corporate-booking.types.ts';
import type { Company } from '#machines/shared/company.ts';
import { readCatalogue, type Catalogue } from '#src/api/catalogue.ts';
import { refused, toOutcome } from '#src/api/to-outcome.ts';
import { writeOnce } from '#src/api/writes/keyed-write.ts';
import type { CallHost } from '#src/flow-host/flow-host.ts';
import { branchChoiceOf, serviceChoiceOf } from '#src/flow-host/parts/choices.ts';
import { availabilityAdapters } from '#src/flows/availability/availability.adapters.ts';
import { groupConfirmationAdapters } from './group-confirmation.adapters.ts';
import { forgetPlan } from './kept/plan.store.ts';

/** A car of the fleet table as the charts know it. */
export const fleetCarOf = (car: WireCar): FleetCar => ({
  id: car.car_profile_id,
  name: car.car_name,
  plate: car.car_register_number,
  province: car.province,
  brand: car.brand,
  model: car.model,
  variant: car.variant,
  year: car.year,
  masterId: car.master_car_data_id,
});

/** As many as one call changes. */
const RELEASED_AT_ONCE = 50;

const toAdd = (visit: WantedVisit, car: WireCar, { branches, services }: Catalogue): CarToAdd => {
  const { locationId, serviceIds = [], slot } = visit;
  const branch = branches.find(({ location_id: id }) => id === locationId);
  const chosen = services.list.filter(({ id }) => serviceIds.includes(id));
  return {
    car: fleetCarOf(car),
    bookingId: car.booking?.appointment_id ?? null,
    ...(branch === undefined ? {} : { branch: branchChoiceOf(branch, '') }),
    ...(chosen.length === 0 ? {} : { services: chosen.map(serviceChoiceOf) }),
    ...(slot === undefined || branch === undefined || chosen.length === 0
      ? {}
      : { slot: { ...slot, startsAt: dateTimeOf(slot.date, slot.time) } }),
  };
};

interface Surroundings {
  readonly company: () => Company;
  readonly read: (account: string) => GroupReading;
  readonly keepsWhatFits: () => boolean;
}

export const corporateBookingAdapters = (
  host: CallHost,
  { company, read, keepsWhatFits }: Surroundings,
): CorporateBookingPorts => ({
  ...availabilityAdapters(host),
  ...groupConfirmationAdapters({ api: host.api, keepsWhatFits }),
  readGroup: ({ account }) => Promise.resolve({ kind: 'ok', value: read(account) }),
  checkCars: async ({ carIds, wanted }, signal) => {
    const isCatalogueNeeded = wanted.some(({ locationId, serviceIds }) => locationId !== undefined || serviceIds);
    const [fleet, catalogue] = await Promise.all([
      host.api()(listFleet, { code: company().code }, { signal }),
      isCatalogueNeeded
        ? readCatalogue(host.api(), host.language(), signal)
        : { branches: [], services: { list: [] }, at: 0 },
    ]);
    return toOutcome(fleet, { otherwise: refused }, (columns) => {
      const cars = new Map(fleetCars(columns).map((car) => [car.car_profile_id, car]));
      const find = (id: string) => cars.get(id);
      forgetPlan();
      return {
        known: carIds.flatMap((id) => {
          const car = find(id);
          return car === undefined ? [] : [{ car: fleetCarOf(car), bookingId: car.booking?.appointment_id ?? null }];
        }),
        toAdd: wanted.flatMap((visit) => {
          const car = find(visit.carId);
          return car === undefined ? [] : [toAdd(visit, car, catalogue)];
        }),
      };
    });
  },
  // Without the signal, so that the holds are released even if nobody waits for the answer any more.
  releaseHolds: async (names) => {
    const ids = names.map(({ appointmentId }) => appointmentId);
    for (let from = 0; from < ids.length; from += RELEASED_AT_ONCE) {
      const item = ids.slice(from, from + RELEASED_AT_ONCE);
      const request = { code: company().code, item, status: STATUS.cancelled };
      const result = await writeOnce(host.api(), { call: changeStatusList, about: item.join(), request });
      if (result.kind === 'failed') return { kind: 'failed', failure: 'refused', errorName: result.failure };
    }
    return { kind: 'ok', value: null };
  },
});
