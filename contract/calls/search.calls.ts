import * as z from 'zod/mini';
import { defineCall, KINDS } from '../call.ts';
import { typedText } from '../codecs.ts';
import { foundGroup } from './search.shapes.ts';

/** Ours: what the site has on a text, in either language. The best kind first; a text without letters or digits finds nothing. */
export const searchSite = defineCall({
  id: 'X60',
  method: 'POST',
  path: '/x/search/',
  who: KINDS,
  owns: null,
  request: z.object({ query: typedText(100) }),
  answer: z.object({ group_list: z.array(foundGroup) }),
});
