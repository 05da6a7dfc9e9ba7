import * as z from 'zod/mini';
import type { InformationValues } from './steps/information.form.ts';

const KEY = 'roddee.retail-booking.typed';

const stored: z.ZodMiniType<InformationValues> = z.object({
  first_name: z.string(),
  last_name: z.string(),
  tel_no: z.string(),
  email: z.string(),
  register_number: z.string(),
  province: z.string(),
  note: z.string(),
});

/** What is typed into the form and not yet entered: kept with the draft, so that closing the page loses nothing (NAV-13). */
export const readTyped = (): InformationValues | null => {
  try {
    const parsed = z.safeParse(stored, JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};

/** Null removes it. A full or denied storage is no error. */
export const writeTyped = (values: InformationValues | null): void => {
  try {
    if (values === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(values));
  } catch {
    // full or denied: it lives as long as the page
  }
};
