import * as z from 'zod/mini';
import { defineCall, KINDS } from '../call.ts';
import { typedText } from '../codecs.ts';
import { branchPage, region } from './branch.shapes.ts';

/**
 * The parts of the country in the order in which branches are listed, each with its provinces in the order of the language: 77 in all. For every form
 * and filter in which a region is chosen.
 */
export const listRegions = defineCall({
  id: 'C54',
  method: 'POST',
  path: '/get_location_dropdown/',
  who: KINDS,
  owns: null,
  request: z.object({}),
  answer: z.object({ region_list: z.array(region) }),
});

/** One branch by the word in its page's address: its week, what is shut in the coming two months, its first free times, and what is near it. */
export const readBranchPage = defineCall({
  id: 'X50',
  method: 'GET',
  path: '/x/branch/',
  who: KINDS,
  owns: null,
  request: z.object({ slug: typedText(100) }),
  answer: branchPage,
});

/** With what Google's map is opened; null where this server has no key for it. */
export const readMapKey = defineCall({
  id: 'X51',
  method: 'GET',
  path: '/x/map-key/',
  who: KINDS,
  owns: null,
  request: z.object({}),
  answer: z.object({ google: z.nullable(z.object({ key: z.string(), map_id: z.string() })) }),
});
