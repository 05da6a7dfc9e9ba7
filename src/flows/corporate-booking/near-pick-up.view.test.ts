import { expect, it } from 'vitest';
import type { Branch } from '#contract/wire/branch.ts';
import { nearPickUp } from './near-pick-up.view.ts';

const branch = (name: string, province: string, district: string, lat: number, lng: number): Branch => ({
  id: 1,
  location_id: 1,
  name,
  open_time: null,
  close_time: null,
  location: { lat, lng },
  province,
  district,
});
const BRANCHES = [
  branch('Bang Na', 'Bangkok', 'Bang Na', 13.67, 100.6),
  branch('Rangsit', 'Pathum Thani', 'Thanyaburi', 13.98, 100.61),
  branch('Hang Dong', 'Chiang Mai', 'Hang Dong', 18.69, 98.92),
  branch('Lampang', 'Lampang', 'Mueang', 18.29, 99.49),
  branch('Superhighway', 'Chiang Mai', 'Mueang', 18.81, 99.01),
];
const at = (province: string, district: string) => ({
  address: '1',
  province,
  district,
  subDistrict: '',
  postCode: '',
  index: null,
});
const names = (place: ReturnType<typeof at>) => nearPickUp(BRANCHES, place).map(({ name }) => name);

it('branches in the district of the pick-up address come first, then those of its province, then the nearest', () => {
  expect(names(at('Chiang Mai', 'Mueang'))).toEqual(['Superhighway', 'Hang Dong', 'Lampang', 'Rangsit', 'Bang Na']);
  expect(names(at('Chiang Mai', 'Fang')).slice(0, 3).toSorted()).toEqual(['Hang Dong', 'Lampang', 'Superhighway']);
});

it('where there is no branch in the province, the order stays', () => {
  expect(names(at('Nan', 'Mueang'))).toEqual(BRANCHES.map(({ name }) => name));
});
