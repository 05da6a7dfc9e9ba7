import * as z from 'zod/mini';
import { defineCall, KINDS } from '../call.ts';
import { integerField, jsonField, numberField, typedText } from '../codecs.ts';
import { LAYOUT } from '../layouts.ts';
import { branch, suggestion } from '../wire/branch.ts';
import { carMasterData, service, serviceGroup } from '../wire/service.ts';

const entities = z.optional(jsonField(z.object({ entities: z.array(z.string()).check(z.maxLength(20)) })));

export const listCarMasterData = defineCall({
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
});

export const listServices = defineCall({
  id: 'C30',
  method: 'GET',
  path: '/applayout/list',
  who: KINDS,
  owns: null,
  fixed: { applayout_id: LAYOUT.services, is_appointment: 'true' },
  request: z.object({ options: entities }),
  answer: z.object({ shoppening_list: z.array(service), group_list: z.optional(z.array(serviceGroup)) }),
});

export const listBranches = defineCall({
  id: 'C31',
  method: 'GET',
  path: '/applayout/list',
  who: KINDS,
  owns: null,
  fixed: { applayout_id: LAYOUT.stores },
  request: z.object({
    keywords: z.optional(typedText(100)),
    latitude: z.optional(numberField),
    longitude: z.optional(numberField),
    options: entities,
  }),
  answer: z.object({ shoppening_list: z.array(branch) }),
});

export const suggestBranches = defineCall({
  id: 'C37',
  method: 'POST',
  path: '/location/suggestion',
  who: KINDS,
  owns: null,
  request: z.object({ keyword: typedText(100) }),
  answer: z.object({ suggestion_list: z.array(suggestion) }),
});
