import * as z from 'zod/mini';
import { ACCOUNT_KINDS, defineCall, KINDS } from '../call.ts';

const kind = z.enum(ACCOUNT_KINDS);

/**
 * Ends the session of one kind of account and takes its cookie from the browser; what else one is stays. A session that is over already, that
 * another sign-in has ended, or that never was, is no failure: afterwards there is none.
 */
export const signOut = defineCall({
  id: 'X05',
  method: 'POST',
  path: '/x/sign-out/',
  who: KINDS,
  owns: null,
  writes: true,
  anySession: true,
  request: z.object({ kind }),
  answer: z.object({ kind }),
});
