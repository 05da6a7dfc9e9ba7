import * as z from 'zod/mini';
import { typedValues } from '#src/api/typed/typed-values.ts';
import type { ProfileValues } from './profile.form.ts';

const values: z.ZodMiniType<ProfileValues> = z.object({
  first_name: z.string(),
  last_name: z.string(),
  contact_tel: z.string(),
  contact_email: z.string(),
});
const stored = typedValues('roddee.profile.typed', values);

/** What an account has typed into its profile and not yet saved, so that neither closing the page nor signing in again loses it (NAV-13, DUP-03). */
export const typedProfile = (account: string) => ({
  read: (): ProfileValues | null => stored.read(account),
  keep: (next: ProfileValues) => stored.write(account, next),
  forget: () => stored.write(account, null),
});
