import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { calls } from './all.ts';

type Encoding = 'query' | 'form' | 'multipart' | 'form, page in the address';
type Row = readonly [id: string, method: 'GET' | 'POST', path: string, encoding: Encoding, fields: string];

/**
 * Section 7 of the specification, written down from its text and not from the calls: so a method, path or field that is changed there by mistake is
 * found. Left out are those that it names without method and path (C08, C09, C53, C62) and the bucket's own (C19).
 */
const SPECIFIED: readonly Row[] = [
  ['C01', 'POST', '/login/bluecard-authentication/get-profile-login/', 'form', 'code_authentication'],
  ['C02', 'POST', '/login/bluecard-authentication/register-login/', 'form', ''],
  ['C03', 'POST', '/merchant/api/customer/login/', 'form', 'username password'],
  ['C04', 'POST', '/profile/get/point/', 'form', 'code force_update'],
  ['C05', 'GET', '/profile/', 'query', ''],
  ['C06', 'POST', '/profile/update/', 'form', 'code data'],
  ['C07', 'POST', '/profile/get-bluecard-data/', 'form', 'code'],
  ['C10', 'POST', '/merchant/api/get/car/master-data/', 'form', 'car_brand_id car_model car_variant'],
  ['C11', 'POST', '/get_car_list_profile/', 'form', 'code'],
  ['C12', 'POST', '/get_car_profile_detail/', 'form', 'code car_profile_id'],
  ['C13', 'POST', '/add_car_profile/', 'form', ''],
  ['C14', 'POST', '/edit_car_profile/', 'form', ''],
  ['C15', 'POST', '/update_car_profile_favorite/', 'form', ''],
  ['C16', 'POST', '/delete_car_profile/', 'form', ''],
  ['C17', 'POST', '/upload_profile_car_list/', 'multipart', 'file_upload file_upload_name'],
  ['C18', 'POST', '/fitauto/get-aws/', 'form', ''],
  ['C20', 'POST', '/merchant/api/add_car_customer/', 'form', ''],
  ['C21', 'POST', '/merchant/api/delete_car_customer/', 'form', ''],
  ['C22', 'POST', '/merchant/api/customer/edit/profile/', 'form', ''],
  ['C23', 'POST', '/merchant/api/get/customer/form/edit/', 'form', ''],
  ['C24', 'POST', '/merchant/api/get/address/', 'form', 'province_id district_id'],
  ['C25', 'GET', '/appointment/get-address-take-car-list/', 'query', 'code'],
  ['C26', 'POST', '/appointment/create-address-take-car/', 'form', 'code address'],
  ['C27', 'POST', '/appointment//delete-address-take-car/', 'form', 'code index'],
  ['C28', 'POST', '/appointment/setup-b2b-temp/', 'form', 'item'],
  ['C29', 'POST', '/appointment/confirm-b2b/', 'form', 'item'],
  ['C30', 'GET', '/applayout/list/', 'query', 'applayout_id options is_appointment'],
  ['C31', 'GET', '/applayout/list/', 'query', 'keywords latitude longitude options'],
  ['C32', 'GET', '/appointment/datetime/', 'query', 'location_id hours max_pre_day appointment_id'],
  ['C33', 'POST', '/appointment/setup-temp/', 'form', 'item aff device'],
  ['C34', 'POST', '/appointment/confirm/', 'form', 'item aff device'],
  ['C35', 'GET', '/appointment/detail/', 'query', 'items'],
  ['C36', 'POST', '/appointment/detail-list/', 'form', ''],
  ['C37', 'POST', '/location/suggestion/', 'form', ''],
  ['C38', 'GET', '/appointment/list/', 'query', 'code status page keywords register_number'],
  ['C39', 'POST', '/appointment/change-status-list/', 'form', 'item code'],
  ['C40', 'POST', '/appointment/change-status/', 'form', 'item'],
  ['C41', 'POST', '/maintenance-list/', 'form, page in the address', 'page'],
  ['C42', 'POST', '/maintenance-list/group_car/', 'form', ''],
  ['C43', 'POST', '/get-service-history-list/', 'form', 'start_gte start_lte page'],
  ['C44', 'POST', '/export/service-history/', 'form', 'start_gte start_lte'],
  [
    'C45',
    'GET',
    '/applayout/list/',
    'query',
    'applayout_id limit_per_page page sortby categories car_master_data_id product_brand product_filter options',
  ],
  ['C46', 'GET', '/item3/', 'query', 'applayout_id items'],
  ['C47', 'GET', '/category/', 'query', 'applayout_id'],
  ['C48', 'GET', '/product/brand/list/', 'query', ''],
  ['C49', 'GET', '/product/filter/list/', 'query', 'is_tyre'],
  ['C50', 'GET', '/product/compare/', 'query', 'items'],
  ['C51', 'GET', '/widget/home/web/', 'query', 'lat lng'],
  ['C52', 'GET', '/widget/home/web/additional/', 'query', 'code'],
  ['C54', 'POST', '/get_location_dropdown/', 'form', ''],
  ['C55', 'GET', '/form/', 'query', ''],
  ['C56', 'POST', '/form/received/', 'multipart', 'data image gg_token'],
  ['C57', 'GET', '/survey/get/form/', 'query', ''],
  ['C58', 'POST', '/survey/submit/form/', 'form', 'form contact'],
  ['C59', 'GET', '/redeem/coupon/button/use/', 'query', 'code items'],
  ['C60', 'GET', '/redeem/coupon/status/', 'query', 'code items'],
  ['C61', 'GET', '/redeem/coupon/point-history/', 'query', 'code items'],
];
/** The specification names these without method and path, or they are the same call under another of its names. */
const UNNAMED = /^(C08|C09|C53|C62|X\d\d)$/;

const withSlash = (path: string) => path.replace(/\/?$/, '/');
const table = Object.values<Call>(calls);
const callOf = (id: string) => table.find((call) => call.id === id);
/** One call of the specification may be several of ours, for what its `applayout_id` names. */
const callsOf = (id: string) => table.filter((call) => call.id === id);
const shapeOf = ({ request, also = {}, fixed = {} }: Call): string[] => [
  ...(request instanceof z.ZodMiniObject ? Object.keys(request.shape) : []),
  ...Object.keys(also),
  ...Object.keys(fixed),
];
const encodingOf = ({ method, multipart, query = [] }: Call): Encoding => {
  if (method === 'GET') return 'query';
  if (multipart) return 'multipart';
  return query.includes('page') ? 'form, page in the address' : 'form';
};

describe('the table of calls is section 7 of the specification', () => {
  it.each(SPECIFIED)('API-01 %s %s %s as %s with %s', (id, method, path, encoding, fields) => {
    const call = callOf(id);
    if (call === undefined) throw new Error(`${id} is missing`);
    expect({ method: call.method, path: withSlash(call.path), encoding: encodingOf(call) }).toEqual({
      method,
      path,
      encoding,
    });
    expect(callsOf(id).flatMap(shapeOf)).toEqual(expect.arrayContaining(fields.split(' ').filter(Boolean)));
  });

  it('has no other call than those, and ours under /x/', () => {
    const named = SPECIFIED.map(([id]) => id);
    const others = table.filter(({ id }) => !named.includes(id) && !UNNAMED.test(id)).map(({ id }) => id);
    expect(others).toEqual([]);
    expect(table.filter(({ id, path }) => id.startsWith('X') && !path.startsWith('/x/')).map(({ id }) => id)).toEqual(
      [],
    );
  });

  it('lacks none', () => {
    expect(SPECIFIED.map(([id]) => id).filter((id) => callOf(id) === undefined)).toEqual([]);
  });
});
