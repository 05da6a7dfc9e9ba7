import type { AnswerFor } from '#contract/calls/all.ts';
import { fleetColumnsOf } from '#contract/calls/fleet.columns.ts';
import { bangna } from '#machines/car-booking/car-booking.fixtures.ts';
import type { FleetCar } from '#machines/car-booking/car-booking.draft.ts';
import { fleetCar as carOfFleet } from '#src/pages/fleet/fleet.fixtures.ts';

/** A car with the booking that it has, as the fleet table lists it. */
export interface ListedCar {
  readonly car: FleetCar;
  readonly bookingId: string | null;
}

export const fleetOf = (cars: readonly ListedCar[]): AnswerFor<'listFleet'> =>
  fleetColumnsOf(
    cars.map(({ car, bookingId }) =>
      carOfFleet(car.id, {
        car_name: car.name,
        car_register_number: car.plate,
        province: car.province,
        brand: car.brand,
        model: car.model,
        variant: car.variant,
        year: car.year,
        master_car_data_id: car.masterId,
        booking:
          bookingId === null
            ? null
            : {
                appointment_id: bookingId,
                state: 'confirmed',
                date_time: '2026-11-24T09:00:00+07:00',
                branch: { location_id: bangna.locationId, name: bangna.name },
                expires_at: null,
              },
      }),
    ),
    '2026-11-21',
  );
