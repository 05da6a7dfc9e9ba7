import { fetchMe } from '#contract/calls/member.calls.ts';
import type { Member } from '#machines/shared/member.ts';
import type { Api } from '#src/api/client.ts';
import { memberOf } from '#src/flow-host/member.ts';

/** The member of this browser's cookie; undefined where the server cannot say. Never settles where nobody is signed in any more. */
export const readMe = async (api: Api): Promise<Member | undefined> => {
  try {
    const result = await api(fetchMe, {});
    return result.kind === 'ok' ? memberOf(result.value.profile) : undefined;
  } catch {
    return undefined;
  }
};
