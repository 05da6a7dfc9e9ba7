import * as z from 'zod/mini';
import { typedValue } from '#src/api/typed-value.ts';
import type { ProfileValues } from './profile.form.ts';

const values: z.ZodMiniType<ProfileValues> = z.object({
  first_name: z.string(),
  last_name: z.string(),
  contact_tel: z.string(),
  contact_email: z.string(),
});
const stored = typedValue('localStorage', 'roddee.profile.typed', z.object({ account: z.string(), values }));

/** What an account has typed into its profile and not yet saved, so that neither closing the page nor signing in again loses it (NAV-13, DUP-03). */
export const typedProfile = (account: string) => ({
  read: (): ProfileValues | null => {
    const kept = stored.read();
    return kept?.account === account ? kept.values : null;
  },
  keep: (next: ProfileValues) => stored.write({ account, values: next }),
  forget: () => stored.write(null),
});
