import * as z from 'zod/mini';
import { defineCall, KINDS } from '../call.ts';

export const readHealth = defineCall({
  id: 'X04',
  method: 'GET',
  path: '/x/health/',
  who: KINDS,
  owns: null,
  request: z.object({}),
  answer: z.object({ database: z.literal('ok'), build: z.string(), now: z.string() }),
});
