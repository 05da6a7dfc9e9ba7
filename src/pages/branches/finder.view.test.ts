import { describe, expect, it } from 'vitest';
import type { Region } from '#contract/calls/branch.shapes.ts';
import type { Branch } from '#contract/wire/branch.ts';
import type { SoonestSlot } from '#contract/wire/slot.ts';
import { finderSearchFrom } from './finder.address.ts';
import { arranged, inRegion, marksOf } from './finder.view.ts';

const branch = (id: number, province: string, area: Branch['area'], km?: number): Branch => ({
  id,
  location_id: id,
  name: `Branch ${id}`,
  open_time: '08:00',
  close_time: '18:00',
  location: { lat: 13, lng: 100 },
  province,
  area,
  ...(km === undefined ? {} : { distance_km: km }),
});

const all = [branch(1, 'Phuket', 'south'), branch(2, 'Bangkok', 'bangkok'), branch(3, 'Krabi', 'south')];
const regions: Region[] = [
  { id: 'bangkok', name: 'Bangkok and around', branches: 1, province_list: [{ id: 10, name: 'Bangkok', branches: 1 }] },
  {
    id: 'south',
    name: 'South',
    branches: 2,
    province_list: [
      { id: 81, name: 'Krabi', branches: 1 },
      { id: 83, name: 'Phuket', branches: 1 },
    ],
  },
];
const slot = (id: number, date_time: string): [number, SoonestSlot] => [
  id,
  { location_id: id, location_name: '', date: date_time.slice(0, 10), time: date_time.slice(11, 16), date_time },
];
const soonest = new Map([slot(3, '2026-11-27T09:00:00+07:00'), slot(1, '2026-11-27T15:00:00+07:00')]);
const idsIn = (branches: readonly Branch[]) => branches.map(({ id }) => id);
const ordered = (search: Parameters<typeof arranged>[1]['search'], list = all, isNearest = false) =>
  arranged(list, { search, regions, soonest, isNearest }).map(({ kind, branches }) => [kind, ...idsIn(branches)]);

describe('the finder’s address', () => {
  it('keeps what it knows and drops the rest', () => {
    expect(finderSearchFrom({ q: 'กทม', region: 'south', order: 'soonest' })).toEqual({
      q: 'กทม',
      region: 'south',
      province: undefined,
      order: 'soonest',
    });
    expect(finderSearchFrom({ q: 9, region: 'moon', province: 'x', order: 3 })).toEqual({
      q: '9',
      region: undefined,
      province: undefined,
      order: undefined,
    });
  });

  it('a province excludes a region', () => {
    expect(finderSearchFrom({ region: 'south', province: 10 })).toMatchObject({ region: undefined, province: 10 });
    for (const province of [9, 100, 10.5, '10']) expect(finderSearchFrom({ province }).province).toBeUndefined();
  });
});

describe('the list of the finder', () => {
  it('the filter of branches has only those of the region or of the province', () => {
    expect(idsIn(inRegion(all, { region: 'south' }, regions))).toEqual([1, 3]);
    expect(idsIn(inRegion(all, { province: 83 }, regions))).toEqual([1]);
    expect(idsIn(inRegion(all, { province: 99 }, regions))).toEqual([]);
    expect(idsIn(inRegion(all, { province: 83 }, undefined))).toEqual([1, 2, 3]);
  });

  it('is by region, by the first free time, by name or by distance', () => {
    expect(ordered({})).toEqual([
      ['bangkok', 2],
      ['south', 1, 3],
    ]);
    expect(ordered({ order: 'soonest' })).toEqual([['all', 3, 1, 2]]);
    expect(ordered({ order: 'name' })).toEqual([['all', 1, 2, 3]]);
    expect(ordered({ q: 'x' })).toEqual([['all', 1, 2, 3]]);
    const near = [branch(3, 'Krabi', 'south', 2), branch(2, 'Bangkok', 'bangkok', 600)];
    expect(ordered({ order: 'near' }, near, true)).toEqual([
      ['near', 3],
      ['far', 2],
    ]);
    expect(ordered({ region: 'north' })).toEqual([]);
  });

  it('numbers the branches through all its groups', () => {
    const groups = arranged(all, { search: {}, regions, soonest, isNearest: false });
    expect([...marksOf(groups)]).toEqual([
      [2, '1'],
      [1, '2'],
      [3, '3'],
    ]);
  });
});
