import * as z from 'zod/mini';
import { createTypedStore } from '#src/flow-host/typed-store.ts';
import type { InformationValues } from './information.form.ts';

const values: z.ZodMiniType<InformationValues> = z.object({
  first_name: z.string(),
  last_name: z.string(),
  tel_no: z.string(),
  email: z.string(),
  register_number: z.string(),
  province: z.string(),
  note: z.string(),
});

/** The names of what is chosen in the car cascade, '' for nothing. */
const car = z.object({ brand: z.string(), model: z.string(), variant: z.string(), year: z.string() });

/** Null for a part that was not touched. */
const stored = z.object({ values: z.nullable(values), car: z.nullable(car) });
export type TypedInformation = z.output<typeof stored>;

export const typedInformation = () =>
  createTypedStore<TypedInformation>({
    key: 'roddee.retail-booking.typed',
    untouched: { values: null, car: null },
    parse: (text) => {
      const parsed = z.safeParse(stored, text);
      return parsed.success ? parsed.data : null;
    },
  });
