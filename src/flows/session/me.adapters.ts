import { fetchMe } from '#contract/calls/member.calls.ts';
import type { Member } from '#machines/shared/member.ts';
import type { Api } from '#src/api/client.ts';
import { memberOf } from '#src/flow-host/parts/member.ts';

const GIVE_UP_AFTER_MS = 15_000;

/** The member of this browser's cookie; undefined where the server cannot say, nobody is signed in any more, or no answer comes. */
export const readMe = async (api: Api): Promise<Member | undefined> => {
  const question = new AbortController();
  const timer = setTimeout(() => question.abort(), GIVE_UP_AFTER_MS);
  try {
    const result = await api(fetchMe, {}, question);
    return result.kind === 'ok' ? memberOf(result.value.profile) : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
};
