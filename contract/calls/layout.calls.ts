import * as z from 'zod/mini';
import { defineCall, KINDS } from '../call.ts';
import { integerField, jsonField } from '../codecs.ts';
import { LAYOUT } from '../layouts.ts';
import { branch } from '../wire/branch.ts';
import { serviceGroup } from '../wire/service.ts';

const entities = z.optional(jsonField(z.object({ entities: z.array(z.string()).check(z.maxLength(20)) })));
const page = z.optional(integerField);
/** The order of a page's list: `news`, the default of section 9, is the order in which the list is kept; `name` sorts by name in the language. */
const sortby = z.optional(z.enum(['news', 'name']));

export const listServiceGroups = defineCall({
  id: 'C45',
  method: 'GET',
  path: '/applayout/list/',
  who: KINDS,
  owns: null,
  fixed: { applayout_id: LAYOUT.serviceGroups },
  request: z.object({ limit_per_page: page, page, sortby, options: entities }),
  answer: z.object({ shoppening_list: z.array(serviceGroup), page: z.int(), page_count: z.int(), total: z.int() }),
});

export const listBranchPages = defineCall({
  id: 'C45',
  method: 'GET',
  path: '/applayout/list/',
  who: KINDS,
  owns: null,
  fixed: { applayout_id: LAYOUT.branches },
  request: z.object({ limit_per_page: page, page, sortby, options: entities }),
  answer: z.object({ shoppening_list: z.array(branch), page: z.int(), page_count: z.int(), total: z.int() }),
});

export const listMenuServices = defineCall({
  id: 'C53',
  method: 'GET',
  path: '/applayout/list/',
  who: KINDS,
  owns: null,
  fixed: { applayout_id: LAYOUT.menuServices },
  request: z.object({ limit_per_page: z.optional(integerField) }),
  answer: z.object({ shoppening_list: z.array(z.object({ id: z.int(), name: z.string(), image: z.string() })) }),
});
