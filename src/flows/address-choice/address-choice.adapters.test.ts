import { describe, expect, it } from 'vitest';
import type { Api } from '#src/api/client.ts';
import { addressChoiceAdapters } from './address-choice.adapters.ts';

function adaptersFor(answer: unknown) {
  const asked: unknown[] = [];
  const api: Api = (call, request) => {
    asked.push([call.id, request]);
    return Promise.resolve(answer as never);
  };
  return { asked, ...addressChoiceAdapters({ api: () => api }) };
}
const { signal } = new AbortController();
const answered = (...address_list: object[]) => ({ kind: 'ok', value: { address_list } });

describe('the lists of the address call', () => {
  it('are asked for with the ids of the places above', async () => {
    const { asked, listPlaces } = adaptersFor(answered());
    await listPlaces({ level: 'province', provinceId: null, districtId: null }, signal);
    await listPlaces({ level: 'district', provinceId: 83, districtId: null }, signal);
    await listPlaces({ level: 'subDistrict', provinceId: 83, districtId: 8302 }, signal);
    expect(asked).toEqual([
      ['C24', {}],
      ['C24', { province_id: 83 }],
      ['C24', { province_id: 83, district_id: 8302 }],
    ]);
  });

  it('have the id of their level, and each post code once, the usual one first', async () => {
    const kamala = { province_id: 83, district_id: 8302, sub_district_id: 830203, name_th: 'กมลา', name_en: 'Kamala' };
    const { listPlaces } = adaptersFor(
      answered(
        { ...kamala, post_code: '83150', post_codes: ['83150', '83120'] },
        { ...kamala, sub_district_id: undefined },
      ),
    );
    expect(await listPlaces({ level: 'subDistrict', provinceId: 83, districtId: 8302 }, signal)).toEqual({
      kind: 'ok',
      value: [{ id: 830203, th: 'กมลา', en: 'Kamala', postCodes: ['83150', '83120'] }],
    });
    expect(await listPlaces({ level: 'district', provinceId: 83, districtId: null }, signal)).toMatchObject({
      value: [{ id: 8302 }, { id: 8302 }],
    });
  });

  it('API-02 a refusal keeps the words of the server', async () => {
    const { listPlaces } = adaptersFor({ kind: 'failed', failure: 'unavailable', message: 'ปิดปรับปรุง', details: {} });
    expect(await listPlaces({ level: 'province', provinceId: null, districtId: null }, signal)).toEqual({
      kind: 'failed',
      errorName: 'unavailable',
      failure: { message: 'ปิดปรับปรุง' },
    });
  });
});
