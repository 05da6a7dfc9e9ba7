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

/** The names chosen in the car cascade, '' if nothing is chosen. */
const car = z.object({ brand: z.string(), model: z.string(), variant: z.string(), year: z.string() });

/** Null for a part that was not touched. */
const stored = z.object({
  values: z.nullable(values),
  car: z.nullable(car),
  /** The id of the member's own car; '' for another car, null if none has been chosen yet. */
  ownCar: z._default(z.nullable(z.string()), null),
  otherService: z._default(z.nullable(z.string()), null),
  /** The car is taken from an earlier booking whose customer name was masked by the look-up. */
  isRepeat: z._default(z.boolean(), false),
  /** The car was chosen before the booking was started. */
  isForNext: z._default(z.boolean(), false),
});
export type TypedBooking = z.output<typeof stored>;

/** Each account has its own entry, as for the draft; '' for a guest. */
const typedKey = (owner: string) => `roddee.retail-booking.typed${owner && `.${owner}`}`;

export const typedBooking = (owner: string) =>
  createTypedStore<TypedBooking>({
    key: typedKey(owner),
    untouched: { values: null, car: null, ownCar: null, otherService: null, isRepeat: false, isForNext: false },
    shape: stored,
  });

/**
 * Whether details were typed and not entered, so that their step must not be skipped. The plate of another car, kept while one of the member's own is
 * chosen, is not such.
 */
export const isUnentered = (typed: TypedBooking | null): boolean => {
  if (!typed?.values) return false;
  const { register_number: _plate, province: _province, ...booker } = typed.values;
  return !typed.ownCar || Object.values(booker).some((text) => text !== '');
};
