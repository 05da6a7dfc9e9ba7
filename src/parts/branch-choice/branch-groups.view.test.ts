import { expect, it } from 'vitest';
import type { Branch } from '#contract/wire/branch.ts';
import { byArea, byDistance, firstOf, type BranchGroup } from './branch-groups.view.ts';

let id = 1000;
const branch = (name: string, province: string, more: Partial<Branch> = {}): Branch => ({
  id: (id += 1),
  location_id: id,
  name,
  open_time: '07:30',
  close_time: '19:00',
  location: { lat: 13.7, lng: 100.5 },
  province,
  ...more,
});
const [nonthaburi, bangNa, rama4, rai, mai, hangDong] = [
  branch('Rattanathibet', 'Nonthaburi', { area: 'bangkok' }),
  branch('Bang Na', 'Bangkok', { area: 'bangkok' }),
  branch('Rama 4', 'Bangkok', { area: 'bangkok' }),
  branch('Chiang Rai', 'Chiang Rai', { area: 'north' }),
  branch('Chiang Mai', 'Chiang Mai', { area: 'north' }),
  branch('Hang Dong', 'Chiang Mai', { area: 'north' }),
] as const;
const all = [nonthaburi, rai, bangNa, mai, hangDong, rama4];
const told = (groups: readonly BranchGroup[]) =>
  groups.map(({ kind, branches }) => [kind, ...branches.map(({ name }) => name)]);

it('RB-15 without a last branch Bangkok comes first, then the other areas', () => {
  expect(told(byArea(all, undefined))).toEqual([
    ['bangkok', 'Bang Na', 'Rama 4', 'Rattanathibet'],
    ['north', 'Chiang Mai', 'Hang Dong', 'Chiang Rai'],
  ]);
});

it('RB-15 the area of the branch used last comes first, its province at the top', () => {
  expect(told(byArea(all, rai))).toEqual([
    ['north', 'Chiang Rai', 'Chiang Mai', 'Hang Dong'],
    ['bangkok', 'Bang Na', 'Rama 4', 'Rattanathibet'],
  ]);
});

it('branches whose area is not told are one list in the given order', () => {
  const plain = all.map((each) => ({ ...each, area: undefined }));
  expect(told(byArea(plain, undefined))).toEqual([['all', ...all.map(({ name }) => name)]]);
});

it('the distant ones are apart from those nearby, which stay in their order', () => {
  const away = (each: Branch, km: number) => ({ ...each, distance_km: km });
  expect(told(byDistance([away(mai, 3), away(hangDong, 12), away(bangNa, 600)]))).toEqual([
    ['near', 'Chiang Mai', 'Hang Dong'],
    ['far', 'Bang Na'],
  ]);
});

it('the first so many are counted through all groups, and no group is empty', () => {
  const groups = byArea(all, undefined);
  expect(told(firstOf(groups, 4))).toEqual([
    ['bangkok', 'Bang Na', 'Rama 4', 'Rattanathibet'],
    ['north', 'Chiang Mai'],
  ]);
  expect(told(firstOf(groups, 3))).toHaveLength(1);
});
