import { fetchMe } from '#contract/calls/member.calls.ts';
import type { Member } from '#machines/shared/member.ts';
import type { Api } from '#src/api/client.ts';
import { memberOf } from '#src/flow-host/parts/member.ts';
import { askedPatiently } from './asking.adapters.ts';

/** The member of this browser's cookie. */
export const readMe = async (api: Api): Promise<Member | undefined> => {
  const found = await askedPatiently(api, fetchMe, {});
  return found && memberOf(found.profile);
};
