import * as z from 'zod/mini';
import type { BranchDate } from '#domain/thai-calendar.ts';
import { branchDate, instant } from '../wire/slot.ts';
import { rowId } from '../codecs.ts';
import type { MAINTENANCE_STATES } from './history.shapes.ts';

/** How many cars one call deletes. */
export const MOST_DELETED = 500;

/** A year of the master data, with its words. */
const model = z.object({
  master_car_data_id: z.int(),
  brand: z.string(),
  model: z.string(),
  variant: z.string(),
  /** Gregorian. */
  year: z.string(),
});

const place = z.object({ location_id: z.int(), name: z.string() });
const advice = z.object({ advice_id: z.string(), name: z.string() });

const liveBooking = z.object({
  appointment_id: rowId,
  state: z.enum(['held', 'confirmed']),
  date_time: instant,
  branch: place,
  /** The deadline of a hold. */
  expires_at: z.nullable(instant),
});

/** A column has ten thousand values: a schema for each would take longer than all else. */
const column = <Value>(isValue: (value: unknown) => boolean) =>
  z.custom<readonly Value[]>((values) => Array.isArray(values) && values.every(isValue));
const texts = column<string>((value) => typeof value === 'string');
const numbers = column<number>((value) => Number.isSafeInteger(value));
const numbersOrNull = column<number | null>((value) => value === null || Number.isSafeInteger(value));

/**
 * The cars of a company, column by column, with one value for each car. A number in `province`, `model`, `department`, `last_branch`, `due_advice` and
 * `due_services` is a place in the list of that name in `words`; `*_day` are days from `today`. `id` has the 32 hexadecimal digits of each id, one
 * after the other; `driver_name` has the places of the name's parts, joined by spaces; `image` is '' for no photo. `bookings` names its cars by their place.
 */
export const fleetColumns = z.object({
  today: branchDate,
  words: z.object({
    province: z.array(z.string()),
    /** The parts of the drivers' names. */
    name: z.array(z.string()),
    /** As `model`, field by field, in the order of the ids. */
    model: z.array(z.tuple([z.int(), z.string(), z.string(), z.string(), z.string()])),
    department: z.array(z.string()),
    branch: z.array(place),
    advice: z.array(z.array(advice)),
    services: z.array(z.array(z.int())),
  }),
  id: z.string().check(z.regex(/^([\da-f]{32})*$/)),
  name: texts,
  plate: texts,
  province: numbers,
  model: numbers,
  department: numbers,
  driver_name: texts,
  driver_tel: texts,
  image: texts,
  odometer: numbersOrNull,
  odometer_day: numbersOrNull,
  last_day: numbersOrNull,
  last_branch: numbersOrNull,
  due_state: numbers,
  due_day: numbersOrNull,
  due_odometer: numbersOrNull,
  due_advice: numbers,
  due_services: numbers,
  bookings: z.array(z.object({ car: z.int(), ...liveBooking.shape })),
});
export type FleetColumns = z.output<typeof fleetColumns>;

/** A car of a company as the fleet table shows it. */
export interface FleetCar extends Readonly<z.output<typeof model>> {
  readonly car_profile_id: string;
  readonly car_name: string;
  readonly car_register_number: string;
  /** The Thai name, '' for none. */
  readonly province: string;
  /** '' for none, as for the driver. */
  readonly department: string;
  readonly driver_name: string;
  readonly driver_tel: string;
  readonly car_image_url: string | null;
  /** The last reading in kilometres, the owner's or of a visit. */
  readonly odometer: { readonly date: BranchDate; readonly odometer: number } | null;
  readonly last_visit: { readonly date: BranchDate; readonly branch: Readonly<z.output<typeof place>> } | null;
  readonly due: FleetDue;
  readonly booking: Readonly<z.output<typeof liveBooking>> | null;
}

/**
 * What the car needs next and has not been booked. `advice`: all that is due or soon, the most urgent first; if nothing is, what comes next. State,
 * day and odometer are those of the first. `services`: to book for what is due or soon, as many as one booking may have.
 */
export interface FleetDue {
  readonly state: (typeof MAINTENANCE_STATES)[number];
  readonly date: BranchDate | null;
  readonly odometer: number | null;
  readonly advice: readonly Readonly<z.output<typeof advice>>[];
  readonly services: readonly number[];
}
