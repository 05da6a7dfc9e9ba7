import { describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors.ts';
import { AREAS } from '#domain/areas.ts';
import { HORIZON_DAYS } from '#domain/constants.ts';
import { addDays, branchNow } from '#domain/thai-calendar.ts';
import { provinces } from '#server/content/addresses.ts';
import { branches } from '#server/content/branches.ts';
import { closuresFor } from '#server/content/closures.ts';
import { startTestServer } from '#tests/support/server.ts';
import { answersOf } from './answers.ts';

const server = await startTestServer();
const ask = answersOf(server);

describe('regions', () => {
  it.each(['th', 'en'] as const)('C54 has all provinces once, in the order of the language: %s', async (language) => {
    const { region_list: regions } = await ask('listRegions', {}, { language });
    expect(regions.map(({ id }) => id)).toEqual(AREAS);
    const all = regions.flatMap(({ province_list: list }) => list);
    const byNumber = (a: number, b: number) => a - b;
    expect(all.map(({ id }) => id).toSorted(byNumber)).toEqual(provinces.map(({ code }) => code).toSorted(byNumber));
    for (const { province_list: list } of regions) {
      const names = list.map(({ name }) => name);
      expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare));
    }
  });

  it.each(['th', 'en'] as const)('a listed branch is found by the name of its province: %s', async (language) => {
    const { region_list: regions } = await ask('listRegions', {}, { language });
    const { shoppening_list: list } = await ask('listBranches', {}, { language });
    for (const { id, branches: count, province_list: within } of regions) {
      expect(list.filter(({ area }) => area === id)).toHaveLength(count);
      for (const province of within)
        expect(list.filter((each) => each.province === province.name)).toHaveLength(province.branches);
    }
    expect(regions.reduce((sum, each) => sum + each.branches, 0)).toBe(branches.length);
  });
});

describe('the page of a branch', () => {
  it.each(branches.map(({ slug, locationId }) => [slug, locationId] as const))(
    'names its week, its free times and what is near: %s',
    async (slug, locationId) => {
      const page = await ask('readBranchPage', { slug }, { language: 'en' });
      const content = branches.find((each) => each.locationId === locationId);
      expect(page.branch).toMatchObject({ location_id: locationId, slug, name: content?.name.en });
      expect(page.branch.distance_km).toBeUndefined();
      expect(page.bays).toBe(content?.lanes);
      expect(page.hours_list.map(({ weekday, open_time: open }) => [weekday, open])).toEqual(
        [1, 2, 3, 4, 5, 6, 0].map((weekday) => [weekday, content?.hours[weekday]?.open ?? null]),
      );
      expect(page.soonest?.location_id).toBe(locationId);
      expect(page.soonest?.times?.[0]).toBe(page.soonest?.time);
      expect(page.nearby_list).toHaveLength(4);
      expect(page.nearby_list.map((each) => each.location_id)).not.toContain(locationId);
      const away = page.nearby_list.map((each) => each.distance_km ?? Number.NaN);
      expect(away).toEqual(away.toSorted((a, b) => a - b));
    },
  );

  it('names what shuts it in the time that can be booked', async () => {
    const today = branchNow(Date.now()).date;
    const page = await ask('readBranchPage', { slug: 'chiang-mai-hang-dong' }, { language: 'en' });
    const told = closuresFor(today)
      .filter(({ locationId, from, to }) => locationId === 1012 && to >= today && from <= addDays(today, HORIZON_DAYS))
      .map(({ from, to, reason }) => ({ from, to, reason: reason.en }));
    expect(page.closure_list).toEqual(told);
    expect(told).not.toEqual([]);
  });

  it('of an unknown word does not exist', async () => {
    for (const slug of ['nowhere', '', 'RAMA-4', "' or 1=1 --"])
      expect((await server.call('readBranchPage', { slug })).code).toBe(ERROR.branchNotFound);
  });
});

describe('the key of Google’s map', () => {
  it('is null without one', async () => {
    expect(await ask('readMapKey', {})).toEqual({ google: null });
  });

  it('with one is told, and only the pages of branches are open to Google’s scripts, without eval', async () => {
    const keyed = await startTestServer({ env: { GOOGLE_MAPS_KEY: 'a-key' } });
    expect(await answersOf(keyed)('readMapKey', {})).toEqual({ google: { key: 'a-key', map_id: 'DEMO_MAP_ID' } });
    const headersOf = async (url: string, { app } = keyed) => (await app.inject({ url })).headers;
    const isOpen = async (url: string, of = keyed) =>
      String((await headersOf(url, of))['content-security-policy']).includes('googleapis');
    for (const url of ['/th/branch', '/en/branch/old', '/en/branch/rama-4', '/th/branch?q=x', '/th/branch/']) {
      expect(await isOpen(url), url).toBe(true);
      expect(await isOpen(url, server), url).toBe(false);
      expect((await headersOf(url))['referrer-policy']).toBe('strict-origin');
      expect(String((await headersOf(url))['content-security-policy'])).not.toContain('unsafe-eval');
    }
    for (const url of ['/', '/th', '/en/booking', '/th/branches', '/fr/branch', '/th/branch/a/b', '/x/branch/?slug=a'])
      expect(await isOpen(url), url).toBe(false);
    expect((await headersOf('/th'))['referrer-policy']).toBe('no-referrer');
  });
});
