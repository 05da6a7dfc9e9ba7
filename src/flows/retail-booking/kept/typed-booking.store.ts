import * as z from 'zod/mini';
import { createTypedStore } from '#src/flow-host/typed-store.ts';
import type { InformationValues } from '../steps/information/information.form.ts';

const values: z.ZodMiniType<InformationValues> = z.object({
  first_name: z.string(),
  last_name: z.string(),
  tel_no: z.string(),
  email: z.string(),
  register_number: z.string(),
  province: z.string(),
  note: z.string(),
});

export const NO_INFORMATION: InformationValues = {
  first_name: '',
  last_name: '',
  tel_no: '',
  email: '',
  register_number: '',
  province: '',
  note: '',
};

/** The names of what is chosen in the car cascade, '' for nothing. */
const car = z.object({ brand: z.string(), model: z.string(), variant: z.string(), year: z.string() });

/** Null for a part that was not touched. */
const stored = z.object({
  values: z.nullable(values),
  car: z.nullable(car),
  /** The id of a member's own car, '' for another one, null for none chosen yet. */
  ownCar: z._default(z.nullable(z.string()), null),
  otherService: z._default(z.nullable(z.string()), null),
  /** The car is that of an earlier booking, whose names the look-up masks. */
  isRepeat: z._default(z.boolean(), false),
  /** The car was chosen before the booking was begun. */
  isForNext: z._default(z.boolean(), false),
});
export type TypedBooking = z.output<typeof stored>;

/** Each account has its own, as of the draft; '' for a guest. */
const typedKey = (owner: string) => `roddee.retail-booking.typed${owner && `.${owner}`}`;

export const typedBooking = (owner: string) =>
  createTypedStore<TypedBooking>({
    key: typedKey(owner),
    untouched: { values: null, car: null, ownCar: null, otherService: null, isRepeat: false, isForNext: false },
    shape: stored,
  });
