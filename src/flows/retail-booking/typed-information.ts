import * as z from 'zod/mini';
import type { InformationValues } from './steps/information.form.ts';

const KEY = 'roddee.retail-booking.typed';

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

/** What is typed and chosen in the form and not yet entered: kept with the draft, so that closing the page loses nothing (NAV-13). */
export const readTyped = (): TypedInformation | null => {
  try {
    const parsed = z.safeParse(stored, JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};

/** Null removes it. A full or denied storage is no error. */
export const writeTyped = (typed: TypedInformation | null): void => {
  try {
    if (typed === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(typed));
  } catch {
    // full or denied: it lives as long as the page
  }
};
