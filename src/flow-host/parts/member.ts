import type { Profile } from '#contract/calls/member.shapes.ts';
import type { Member } from '#machines/shared/member.ts';

/** If the server does not send a stable account id, the code of this login is used instead. */
export const memberOf = (profile: Profile): Member => ({
  account: profile.account ?? profile.code,
  code: profile.code,
  firstName: profile.first_name,
  lastName: profile.last_name,
  phone: profile.contact_tel,
  email: profile.contact_email,
  image: profile.image,
});
