import { calls } from '#contract/calls/all.ts';
import type { Api } from '#src/api/client.ts';
import { sendKeyed } from '#src/api/writes/keyed-write.ts';

const answered: Api = () => Promise.resolve({ kind: 'ok', value: {} as never });

/** What was sent and not answered would be a repeat on the next page of the file: here its answer comes while no page is open. */
export async function forgetUnanswered(): Promise<void> {
  for (const call of Object.values(calls)) {
    const kept = JSON.parse(localStorage.getItem(`roddee.unanswered.${call.id}`) ?? '{}') as object;
    for (const about of Object.keys(kept))
      // oxlint-disable-next-line no-await-in-loop -- each changes what is stored
      (await sendKeyed(answered, { call, about, request: {} } as never)).forget();
  }
}
