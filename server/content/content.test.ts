import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SERVICE_GROUP_KEYS } from '#contract/wire/service.ts';
import { kmBetween } from '#domain/distance.ts';
import { branches } from './branches.ts';
import { brand, model } from './cars/car-ids.ts';
import { carBrands } from './cars.ts';
import { branchContent, serviceContent } from './content.schema.ts';
import { coupons } from './coupons.ts';
import { homeWidgets } from './home.ts';
import { serviceGroups, services } from './services.ts';

/** Middle of each province, and how its post codes begin. */
const PROVINCES: Record<string, { lat: number; lng: number; post: string }> = {
  กรุงเทพมหานคร: { lat: 13.75, lng: 100.52, post: '10' },
  สมุทรปราการ: { lat: 13.6, lng: 100.6, post: '10' },
  นนทบุรี: { lat: 13.86, lng: 100.51, post: '11' },
  ปทุมธานี: { lat: 14.02, lng: 100.53, post: '12' },
  ชลบุรี: { lat: 13.2, lng: 101.1, post: '20' },
  ระยอง: { lat: 12.75, lng: 101.35, post: '21' },
  นครราชสีมา: { lat: 14.97, lng: 102.1, post: '30' },
  อุบลราชธานี: { lat: 15.23, lng: 104.86, post: '34' },
  ขอนแก่น: { lat: 16.43, lng: 102.83, post: '40' },
  อุดรธานี: { lat: 17.41, lng: 102.79, post: '41' },
  เชียงใหม่: { lat: 18.79, lng: 98.98, post: '50' },
  เชียงราย: { lat: 19.91, lng: 99.83, post: '57' },
  นครสวรรค์: { lat: 15.7, lng: 100.13, post: '60' },
  พิษณุโลก: { lat: 16.82, lng: 100.26, post: '65' },
  ประจวบคีรีขันธ์: { lat: 12.15, lng: 99.8, post: '77' },
  กระบี่: { lat: 8.08, lng: 98.92, post: '81' },
  ภูเก็ต: { lat: 7.95, lng: 98.34, post: '83' },
  สุราษฎร์ธานี: { lat: 9.14, lng: 99.33, post: '84' },
  สงขลา: { lat: 7.1, lng: 100.5, post: '90' },
};

const withoutRepeats = <T>(items: readonly T[]) => [...new Set(items)];
const branchesIn = (provinces: string[]) => branches.filter(({ province }) => provinces.includes(province.th));

describe('branches', () => {
  it('there are 30, each with an id, slug and names of its own', () => {
    expect(branches).toHaveLength(30);
    for (const key of ['locationId', 'slug', 'tel'] as const) {
      expect(withoutRepeats(branches.map((branch) => branch[key]))).toHaveLength(30);
    }
    expect(withoutRepeats(branches.map(({ name }) => name.th))).toHaveLength(30);
    expect(withoutRepeats(branches.map(({ name }) => name.en))).toHaveLength(30);
  });

  it('they are spread over the country', () => {
    expect(branchesIn(['กรุงเทพมหานคร', 'สมุทรปราการ', 'นนทบุรี', 'ปทุมธานี'])).toHaveLength(9);
    expect(branchesIn(['เชียงใหม่'])).toHaveLength(3);
    expect(withoutRepeats(branches.map(({ province }) => province.th)).length).toBeGreaterThanOrEqual(15);
    expect(branches.map(({ name }) => name)).toContainEqual({ th: 'บางนา กม. 4', en: 'Bang Na Km 4' });
  });

  it.each(branches)('$name.en lies in its province, and its post code has the prefix of the province', (branch) => {
    const province = PROVINCES[branch.province.th];
    if (!province) throw new Error('the province is not in the table');
    expect(kmBetween(branch, province)).toBeLessThan(60);
    expect(branch.postcode.startsWith(province.post)).toBe(true);
  });

  it('no two stand on the same spot', () => {
    const gaps = branches.flatMap((a, i) => branches.slice(i + 1).map((b) => kmBetween(a, b)));
    expect(Math.min(...gaps)).toBeGreaterThan(2);
  });

  it('Thai texts are Thai, English ones have no Thai letter, and no name contains the word for branch', () => {
    const texts = branches.flatMap((branch) => [branch.name, branch.address, branch.district, branch.province]);
    for (const { th, en } of texts) {
      expect(th).toMatch(/[ก-๙]/);
      expect(en).not.toMatch(/[ก-๙]/);
    }
    for (const { name } of branches) expect(`${name.th} ${name.en}`).not.toMatch(/สาขา|branch/i);
  });

  it('opening hours differ, start on a slot, and some branches rest on Sunday while all open on a weekday', () => {
    const days = branches.flatMap(({ hours }) => hours.flatMap((day) => day ?? []));
    expect(withoutRepeats(days.map(({ open, close }) => `${open}-${close}`)).length).toBeGreaterThanOrEqual(4);
    for (const { open, close } of days) expect(`${open} ${close}`).toMatch(/^\d\d:[03]0 \d\d:[03]0$/);
    const restOnSunday = branches.filter(({ hours }) => hours[0] === null);
    expect(restOnSunday.length).toBeGreaterThanOrEqual(3);
    expect(restOnSunday.length).toBeLessThan(15);
    for (const { hours } of branches) expect(hours.slice(1)).not.toContain(null);
  });

  it('each has search keywords in both languages, with no duplicates', () => {
    for (const { keywords } of branches) {
      expect(keywords.some((word) => /[ก-๙]/.test(word))).toBe(true);
      expect(keywords.some((word) => /^[A-Za-z]/.test(word))).toBe(true);
      expect(withoutRepeats(keywords)).toHaveLength(keywords.length);
    }
  });

  it('a branch that closes before it opens, lies abroad or lacks a language is refused', () => {
    const [first] = branches;
    if (!first) throw new Error('no branch');
    const refused = (change: object) => expect(branchContent.safeParse({ ...first, ...change }).success).toBe(false);
    expect(branchContent.safeParse(first).success).toBe(true);
    refused({ hours: [{ open: '19:00', close: '07:30' }, ...first.hours.slice(1)] });
    refused({ hours: first.hours.slice(1) });
    refused({ lat: 13.7, lng: 106 });
    refused({ name: { th: 'บางนา', en: ' ' } });
    refused({ tel: '02-000-1001' });
  });
});

describe('services', () => {
  it('CONT-10 the ten groups have the ids and keys of the contract, in its order', () => {
    expect(serviceGroups.map(({ id, key }) => [id, key])).toEqual(SERVICE_GROUP_KEYS.map((key, i) => [i + 1, key]));
  });

  it('each group has one to four services, and ids and names are unique', () => {
    for (const group of serviceGroups) {
      expect(group.services.length).toBeGreaterThanOrEqual(1);
      expect(group.services.length).toBeLessThanOrEqual(4);
      for (const { id } of group.services) expect(Math.floor(id / 100)).toBe(group.id);
    }
    expect(withoutRepeats(services.map(({ id }) => id))).toHaveLength(services.length);
    expect(withoutRepeats(services.map(({ name }) => name.th))).toHaveLength(services.length);
    expect(withoutRepeats(services.map(({ name }) => name.en))).toHaveLength(services.length);
  });

  it('durations and lead times differ, and any three services fit into the shortest day', () => {
    expect(withoutRepeats(services.map(({ hours }) => hours)).length).toBeGreaterThan(4);
    expect(withoutRepeats(services.map(({ preDay }) => preDay)).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
    const longest = services.map(({ hours }) => hours).toSorted((a, b) => b - a);
    expect(longest.slice(0, 3).reduce((sum, hours) => sum + hours, 0)).toBeLessThan(9);
  });

  it('a duration that is not a multiple of a quarter hour is refused', () => {
    const [first] = services;
    expect(serviceContent.safeParse(first).success).toBe(true);
    expect(serviceContent.safeParse({ ...first, hours: 0.4 }).success).toBe(false);
    expect(serviceContent.safeParse({ ...first, preDay: 4 }).success).toBe(false);
  });
});

describe('cars', () => {
  const models = carBrands.flatMap((one) => one.models);
  const variants = models.flatMap((one) => one.variants);
  const years = variants.flatMap((one) => one.years);

  it('there are 15 brands, and no id or name occurs twice on a level', () => {
    expect(carBrands).toHaveLength(15);
    for (const level of [carBrands, models, variants, years]) {
      expect(withoutRepeats(level.map(({ id }) => id))).toHaveLength(level.length);
    }
    for (const siblings of [carBrands, ...carBrands.map((one) => one.models), ...models.map((one) => one.variants)]) {
      expect(withoutRepeats(siblings.map(({ name }) => name))).toHaveLength(siblings.length);
    }
  });

  it('years are listed newest first, without a gap', () => {
    for (const { years: listed } of variants) {
      const newest = listed[0]?.year ?? 0;
      expect(listed.map(({ year }) => year)).toEqual(listed.map((_, i) => newest - i));
      expect(newest).toBeLessThanOrEqual(2026);
    }
  });

  it('inserting a model, a variant or years leaves every other id as it was', () => {
    const ids = (one: (typeof carBrands)[number]) =>
      one.models.flatMap((m) =>
        m.variants.flatMap((v) => v.years.map(({ id, year }) => `${m.name} ${v.name} ${year} ${id}`)),
      );
    const before = brand(7, 'B', [model(2, 'M', [[1, 'V', 2015, 2016]])]);
    const after = brand(7, 'B', [
      model(3, 'New', [[1, 'V', 2020, 2020]]),
      model(2, 'M', [
        [2, 'New', 2016, 2016],
        [1, 'V', 2014, 2018],
      ]),
    ]);
    expect(ids(before)).toEqual(['M V 2016 7020116', 'M V 2015 7020115']);
    expect(ids(after)).toEqual(expect.arrayContaining(ids(before)));
  });

  it('a number that would run into the next level is refused', () => {
    expect(() => brand(100, 'B', [])).toThrow(RangeError);
    expect(() => brand(1, 'B', [model(100, 'M', [])])).toThrow(RangeError);
    expect(() => brand(1, 'B', [model(1, 'M', [[1, 'V', 1999, 2001]])])).toThrow(RangeError);
  });
});

it('the home page has its four parts in order', () => {
  expect(homeWidgets.map(({ kind }) => kind)).toEqual(['book', 'soonest', 'lookup', 'services']);
});

describe('coupons', () => {
  it('each has an id, a name and a drawing of its own; one is a gift, and they are offered for years', () => {
    for (const of of [
      coupons.map(({ id }) => `${id}`),
      coupons.map(({ name }) => name.th),
      coupons.map(({ drawing }) => drawing),
    ])
      expect(withoutRepeats(of)).toHaveLength(coupons.length);
    for (const { drawing } of coupons)
      expect([drawing, existsSync(`public/drawings/${drawing}.svg`)]).toEqual([drawing, true]);
    expect(coupons.filter(({ points }) => points === 0)).toHaveLength(1);
    expect(coupons.every(({ to }) => to > '2028')).toBe(true);
  });
});
