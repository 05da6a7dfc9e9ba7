import type { CarProfile } from '#contract/calls/car.shapes.ts';
import { FLEET_MAX } from '#domain/fleet-list/fleet-size.ts';

/** The lists are not paged. A fleet is listed by its own call. */
export const MOST_CARS = { member: 50, company: FLEET_MAX } as const;

/** A car as it is answered, with its plate under both names (section 3). */
export const shownCar = (car: CarProfile): CarProfile => ({ ...car, register_number: car.car_register_number });
