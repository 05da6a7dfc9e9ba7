import * as z from 'zod/mini';
import { bookingCalls } from './booking.calls.ts';
import { defineCall, KINDS } from './call.ts';
import { integerField, jsonField, numberField, typedText } from './codecs.ts';
import { LAYOUT } from './layouts.ts';
import { branch, suggestion } from './wire/branch.ts';
import { carMasterData, service, serviceGroup } from './wire/service.ts';
import { soonestSlot } from './wire/slot.ts';

const entities = z.optional(jsonField(z.object({ entities: z.array(z.string()).check(z.maxLength(20)) })));
const latitude = z.optional(numberField);
const longitude = z.optional(numberField);
const page = z.optional(integerField);

/** Every call of section 7 that exists so far, and ours under /x/. The client, the routes, the contract tests and the access matrix are made from it. */
export const calls = {
  ...bookingCalls,

  listCarMasterData: defineCall({
    id: 'C10',
    method: 'POST',
    path: '/merchant/api/get/car/master-data/',
    who: KINDS,
    owns: null,
    request: z.object({
      car_brand_id: z.optional(integerField),
      car_model: z.optional(integerField),
      car_variant: z.optional(integerField),
    }),
    answer: z.object({ car_master_data_list: z.array(carMasterData) }),
  }),

  listServices: defineCall({
    id: 'C30',
    method: 'GET',
    path: '/applayout/list',
    who: KINDS,
    owns: null,
    fixed: { applayout_id: LAYOUT.services, is_appointment: 'true' },
    request: z.object({ options: entities }),
    answer: z.object({ shoppening_list: z.array(service), group_list: z.optional(z.array(serviceGroup)) }),
  }),

  listBranches: defineCall({
    id: 'C31',
    method: 'GET',
    path: '/applayout/list',
    who: KINDS,
    owns: null,
    fixed: { applayout_id: LAYOUT.stores },
    request: z.object({ keywords: z.optional(typedText(100)), latitude, longitude, options: entities }),
    answer: z.object({ shoppening_list: z.array(branch) }),
  }),

  suggestBranches: defineCall({
    id: 'C37',
    method: 'POST',
    path: '/location/suggestion',
    who: KINDS,
    owns: null,
    request: z.object({ keyword: typedText(100) }),
    answer: z.object({ suggestion_list: z.array(suggestion) }),
  }),

  listServiceGroups: defineCall({
    id: 'C45',
    method: 'GET',
    path: '/applayout/list/',
    who: KINDS,
    owns: null,
    fixed: { applayout_id: LAYOUT.serviceGroups },
    request: z.object({ limit_per_page: page, page, sortby: z.optional(typedText(20)), options: entities }),
    answer: z.object({ shoppening_list: z.array(serviceGroup), page: z.int(), page_count: z.int(), total: z.int() }),
  }),

  listBranchPages: defineCall({
    id: 'C45',
    method: 'GET',
    path: '/applayout/list/',
    who: KINDS,
    owns: null,
    fixed: { applayout_id: LAYOUT.branches },
    request: z.object({ limit_per_page: page, page, sortby: z.optional(typedText(20)), options: entities }),
    answer: z.object({ shoppening_list: z.array(branch), page: z.int(), page_count: z.int(), total: z.int() }),
  }),

  listHomeWidgets: defineCall({
    id: 'C51',
    method: 'GET',
    path: '/widget/home/web/',
    who: KINDS,
    owns: null,
    request: z.object({ lat: latitude, lng: longitude }),
    answer: z.object({
      widget_list: z.array(
        z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('book') }),
          z.object({ kind: z.literal('lookup') }),
          z.object({ kind: z.literal('soonest'), soonest_list: z.array(soonestSlot) }),
          z.object({ kind: z.literal('services'), group_list: z.array(serviceGroup) }),
        ]),
      ),
    }),
  }),

  listMenuServices: defineCall({
    id: 'C53',
    method: 'GET',
    path: '/applayout/list/',
    who: KINDS,
    owns: null,
    fixed: { applayout_id: LAYOUT.menuServices },
    request: z.object({ limit_per_page: page }),
    answer: z.object({ shoppening_list: z.array(z.object({ id: z.int(), name: z.string(), image: z.string() })) }),
  }),

  readHealth: defineCall({
    id: 'X04',
    method: 'GET',
    path: '/x/health/',
    who: KINDS,
    owns: null,
    request: z.object({}),
    answer: z.object({ database: z.literal('ok'), build: z.string(), now: z.string() }),
  }),
} as const;

export type CallName = keyof typeof calls;
