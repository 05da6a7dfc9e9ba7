import * as z from 'zod/mini';
import { ACCOUNT_KINDS, defineCall, KINDS } from '../call.ts';

const kind = z.enum(ACCOUNT_KINDS);

/**
 * Ends the session of one kind of account and removes its cookie; the browser's other sessions stay. It succeeds even if the session had already
 * ended, was superseded by another sign-in or never existed: in any case there is none afterwards.
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
