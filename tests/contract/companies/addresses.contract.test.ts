import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls, type RequestFor } from '#contract/calls/all.ts';
import { ERROR, failureDetails } from '#contract/errors.ts';
import { startTestServer } from '#tests/support/server.ts';

const server = await startTestServer();

const listed = async (asked: RequestFor<'listAddressPlaces'> = {}) => {
  const { results } = await server.call('listAddressPlaces', asked);
  return z.parse(calls.listAddressPlaces.answer, results).address_list;
};

it('CB-12 the address call lists the 77 provinces with their Thai names and ids', async () => {
  const provinces = await listed();
  expect(provinces).toHaveLength(77);
  expect(provinces[0]).toEqual({ province_id: 10, name_th: 'กรุงเทพมหานคร', name_en: 'Bangkok' });
});

it('with a province its districts, and with a district of it too the sub-districts with their post codes', async () => {
  const districts = await listed({ province_id: 83 });
  expect(districts).toEqual([
    { province_id: 83, district_id: 8301, name_th: 'เมืองภูเก็ต', name_en: 'Mueang Phuket' },
    { province_id: 83, district_id: 8302, name_th: 'กะทู้', name_en: 'Kathu' },
    { province_id: 83, district_id: 8303, name_th: 'ถลาง', name_en: 'Thalang' },
  ]);
  const subDistricts = await listed({ province_id: 83, district_id: 8302 });
  expect(subDistricts).toEqual([
    {
      province_id: 83,
      district_id: 8302,
      sub_district_id: 830201,
      name_th: 'กะทู้',
      name_en: 'Kathu',
      post_code: '83120',
    },
    {
      province_id: 83,
      district_id: 8302,
      sub_district_id: 830202,
      name_th: 'ป่าตอง',
      name_en: 'Pa Tong',
      post_code: '83150',
    },
    {
      province_id: 83,
      district_id: 8302,
      sub_district_id: 830203,
      name_th: 'กมลา',
      name_en: 'Kamala',
      post_code: '83150',
      post_codes: ['83150', '83120'],
    },
  ]);
});

it('each province lists its districts, 928 in all', async () => {
  const counts = (await listed()).map(async ({ province_id }) => (await listed({ province_id })).length);
  expect((await Promise.all(counts)).reduce((sum, count) => sum + count, 0)).toBe(928);
});

it.each([
  ['there is no such province', { province_id: 99 }],
  ['there is no such district', { province_id: 10, district_id: 1099 }],
  ['the district is of another province', { province_id: 11, district_id: 1033 }],
])('where %s, the list is empty', async (_what, asked) => {
  expect(await listed(asked)).toEqual([]);
});

it('a district without its province is refused, and the province is named', async () => {
  const { code, results } = await server.call('listAddressPlaces', { district_id: 1033 });
  expect(code).toBe(ERROR.invalidInput);
  expect(z.parse(failureDetails, results).fields).toEqual([{ field: 'province_id', problem: 'missing' }]);
});
