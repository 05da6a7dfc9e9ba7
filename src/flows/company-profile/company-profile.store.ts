import * as z from 'zod/mini';
import { typedValues } from '#src/api/typed/typed-values.ts';
import type { ProfileDraft } from './company-profile.form.ts';

const draft: z.ZodMiniType<ProfileDraft> = z.object({
  first_name: z.string(),
  last_name: z.string(),
  tel: z.string(),
  Email: z.string(),
  emails: z.array(z.string()),
  corporate_name: z.string(),
  address: z.string(),
  place: z.object({ province: z.string(), district: z.string(), subDistrict: z.string(), postCode: z.string() }),
});

const stored = typedValues('roddee.company-profile.typed', draft);

/** What a company has typed into its profile and not saved, so that neither closing the page nor signing in again loses it (NAV-13). */
export const typedProfile = (account: string) => ({
  read: (): ProfileDraft | null => stored.read(account),
  keep: (next: ProfileDraft) => stored.write(account, next),
  forget: () => stored.write(account, null),
});
