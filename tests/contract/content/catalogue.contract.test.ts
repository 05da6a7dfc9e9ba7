import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { calls, type RequestFor } from '#contract/calls/all.ts';
import { ERROR } from '#contract/errors.ts';
import { createApi } from '#src/api/client.ts';
import { openingAfter } from '#domain/opening.ts';
import { addDays, branchNow, weekday } from '#domain/thai-calendar.ts';
import { branches } from '#server/content/branches.ts';
import { closuresFor } from '#server/content/closures.ts';
import { serviceGroups, services } from '#server/content/services.ts';
import { encodeCall, startTestServer } from '#tests/support/server.ts';
import { answersOf } from './answers.ts';

const byId = (a: readonly unknown[], b: readonly unknown[]) => Number(a[0]) - Number(b[0]);
const server = await startTestServer();
const ask = answersOf(server);

describe('long answers', () => {
  it('are compressed for clients that accept it, with the same content', async () => {
    const plain = await server.call('listBranches', {}, { headers: { 'Accept-Encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    for (const encoding of ['br', 'gzip']) {
      const short = await server.call('listBranches', {}, { headers: { 'Accept-Encoding': encoding } });
      expect(short.headers.get('content-encoding')).toBe(encoding);
      expect(short.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
      expect(short.text).toBe(plain.text);
    }
  });
});

describe('branches', () => {
  it('BRANCH-08 each has its fields, today’s hours and a position', async () => {
    const { shoppening_list: list } = await ask('listBranches', {});
    expect(list).toHaveLength(branches.length);
    for (const branch of list) {
      expect(branch.id).toBe(branch.location_id);
      expect((branch.open_time ?? '00:00') < (branch.close_time ?? '24:00')).toBe(true);
      if (branch.closed_until !== undefined) expect([branch.open_time, branch.close_time]).toEqual([null, null]);
    }
  });

  it.each([0, 1])(
    'BRANCH-08 each has its own hours of today, and the next day on which it opens: in %i days',
    async (days) => {
      await server.db.execute(sql`update app_clock set shift = make_interval(days => ${days})`);
      const today = () => addDays(branchNow(Date.now()).date, days);
      const told = (date: string) =>
        branches.map(({ locationId, hours }) => {
          const shut = closuresFor(addDays(date, -days)).filter((closure) => closure.locationId === locationId);
          const on = (day: string) =>
            shut.some(({ from, to }) => from <= day && day <= to) ? null : (hours[weekday(day)] ?? null);
          const next = openingAfter(date, (day) => on(day)?.open ?? null);
          return [locationId, on(date)?.open ?? null, next];
        });
      const before = today();
      const { shoppening_list: list } = await ask('listBranches', {});
      const answered = list.map((branch) => [branch.location_id, branch.open_time, branch.next_opening ?? null]);
      // Midnight may pass while it is asked.
      expect([told(before), told(today())].map((each) => each.toSorted(byId))).toContainEqual(answered.toSorted(byId));
      await server.db.execute(sql`update app_clock set shift = '0'`);
    },
  );

  it('BRANCH-08 what changed in the tables is in the very next answer, in both languages', async () => {
    const telIn = async (language: 'th' | 'en') => {
      const { shoppening_list: list } = await ask('listBranches', {}, { language });
      return list.find((branch) => branch.location_id === branches[0]?.locationId)?.tel;
    };
    const was = await telIn('th');
    const set = (tel: string | undefined) =>
      server.db.execute(sql`update branch set tel = ${tel ?? ''} where location_id = ${branches[0]?.locationId}`);
    for (const tel of ['020000001', '020000002', was]) {
      await set(tel);
      expect([await telIn('th'), await telIn('en')]).toEqual([tel, tel]);
    }
  });

  it('BRANCH-05 without a position they are in the language’s alphabetical order', async () => {
    for (const language of ['th', 'en'] as const) {
      const { shoppening_list: list } = await ask('listBranches', {}, { language });
      const names = list.map(({ name }) => name);
      expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare));
      expect(list.every((branch) => branch.distance_km === undefined)).toBe(true);
    }
  });

  it('BRANCH-05 with a position the nearest comes first, each with its distance', async () => {
    const { shoppening_list: list } = await ask(
      'listBranches',
      { latitude: 7.88, longitude: 98.39 },
      { language: 'en' },
    );
    const distances = list.map((branch) => branch.distance_km ?? Number.NaN);
    expect(list[0]?.province).toBe('Phuket');
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });

  it.each([
    [{ latitude: 13 }, 'longitude', 'missing'],
    [{ longitude: 100 }, 'latitude', 'missing'],
    [{ latitude: 91, longitude: 100 }, 'latitude', 'malformed'],
    [{ latitude: 13, longitude: -181 }, 'longitude', 'malformed'],
  ])('half a position, or one off the globe, is named: %j', async (place, field, problem) => {
    const answer = await server.call('listBranches', place);
    expect([answer.status, answer.code, answer.results]).toEqual([
      200,
      ERROR.invalidInput,
      { fields: [{ field, problem }] },
    ]);
  });

  it('RB-15 a suggestion that names one branch includes it, one that names several does not', async () => {
    const { suggestion_list: one } = await ask('suggestBranches', { keyword: 'Rama 4' }, { language: 'en' });
    expect(one[0]).toEqual({ keyword: 'Rama 4', location_id: 1003 });
    const { suggestion_list: many } = await ask('suggestBranches', { keyword: 'กรุงเทพมหานคร' });
    expect(many[0]).toEqual({ keyword: 'กรุงเทพมหานคร' });
    for (const { keyword } of many)
      expect((await ask('listBranches', { keywords: keyword })).shoppening_list).not.toEqual([]);
  });
});

it('RB-15 the client asks for suggestions with its values trimmed and its keys sorted', async () => {
  const sent: string[] = [];
  const api = createApi({
    base: server.url,
    applicationKey: 'roddee-web',
    language: () => 'en',
    now: Date.now,
    fetch: (url, init) => {
      sent.push(init?.body instanceof URLSearchParams ? init.body.toString() : '');
      return fetch(url, init);
    },
  });
  const result = await api(calls.suggestBranches, { keyword: '  Rama 4 ' });
  expect(sent).toEqual(['key_account=roddee-web&keyword=Rama+4']);
  expect(result).toMatchObject({ kind: 'ok', value: { suggestion_list: [{ keyword: 'Rama 4' }] } });
});

describe('services', () => {
  it('each has its hours and its lead time', async () => {
    const { shoppening_list: list, group_list: groups = [] } = await ask('listServices', {});
    expect(list.map(({ id, hours, pre_day }) => [id, hours, pre_day])).toEqual(
      services.map(({ id, hours, preDay }) => [id, hours, preDay]),
    );
    expect(groups.map(({ key }) => key)).toEqual(serviceGroups.map(({ key }) => key));
    expect(list.every(({ group_id: id }) => groups.some((group) => group.id === id))).toBe(true);
  });
});

describe('pages of content', () => {
  it('together they are the whole list, and the page after the last is empty', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => ask('listServiceGroups', { limit_per_page: 4, page })));
    expect(pages.map((page) => page.shoppening_list.length)).toEqual([4, 4, 2, 0]);
    expect(pages.flatMap((page) => page.shoppening_list.map(({ id }) => id))).toEqual(
      serviceGroups.map(({ id }) => id),
    );
    expect(pages.map((page) => [page.page_count, page.total])).toEqual(Array.from({ length: 4 }, () => [3, 10]));
  });

  it.each(['th', 'en'] as const)(
    'sortby name puts the whole list in the order of %s, news leaves it',
    async (language) => {
      const namesOf = async (
        name: 'listServiceGroups' | 'listBranchPages',
        order: { sortby?: 'news' | 'name' } = {},
      ) => {
        const pages = await Promise.all(
          [1, 2, 3, 4].map((page) => ask(name, { limit_per_page: 20, page, ...order }, { language })),
        );
        return pages.flatMap((page) => page.shoppening_list.map((item) => item.name));
      };
      for (const name of ['listServiceGroups', 'listBranchPages'] as const) {
        const kept = await namesOf(name);
        expect(await namesOf(name, { sortby: 'news' })).toEqual(kept);
        expect(await namesOf(name, { sortby: 'name' })).toEqual(kept.toSorted(new Intl.Collator(language).compare));
      }
    },
  );

  it('an unknown order is named', async () => {
    const fields = { ...encodeCall('listServiceGroups', {}), sortby: 'popular' };
    const { code, results } = await server.send(calls.listServiceGroups, fields);
    expect([code, results]).toEqual([ERROR.invalidInput, { fields: [{ field: 'sortby', problem: 'malformed' }] }]);
  });

  it.each([
    ['page', { page: 0 }],
    ['page', { page: -3 }],
    ['limit_per_page', { limit_per_page: 0 }],
    ['limit_per_page', { limit_per_page: 101 }],
  ])('an impossible %s is named: %j', async (field, request) => {
    const answer = await server.call('listBranchPages', request);
    expect([answer.code, answer.results]).toEqual([ERROR.invalidInput, { fields: [{ field, problem: 'malformed' }] }]);
  });
});

describe('car master data', () => {
  const list = async (request: RequestFor<'listCarMasterData'>) =>
    (await ask('listCarMasterData', request)).car_master_data_list;

  it('brands, then models, variants and years, down to the level whose parents are given', async () => {
    const brands = await list({});
    const brand = brands.find(({ name }) => name === 'Toyota')?.id ?? 0;
    const [model] = await list({ car_brand_id: brand });
    const [variant] = await list({ car_brand_id: brand, car_model: model?.id });
    const years = await list({ car_brand_id: brand, car_model: model?.id, car_variant: variant?.id });
    expect(brands).toHaveLength(15);
    expect(years.length).toBeGreaterThan(0);
    expect(years.every(({ name }) => /^20\d\d$/.test(name))).toBe(true);
    expect(years.map(({ name }) => name)).toEqual(
      years
        .map(({ name }) => name)
        .toSorted()
        .toReversed(),
    );
  });

  it('an unknown or mismatched parent gives an empty list', async () => {
    const [first, second] = await list({});
    const [model] = await list({ car_brand_id: first?.id });
    const [variant] = await list({ car_brand_id: first?.id, car_model: model?.id });
    expect(variant).toBeDefined();
    expect(await list({ car_brand_id: second?.id, car_model: model?.id })).toEqual([]);
    expect(await list({ car_brand_id: second?.id, car_model: model?.id, car_variant: variant?.id })).toEqual([]);
    expect(await list({ car_brand_id: 999_999_999 })).toEqual([]);
  });

  it.each([
    [{ car_model: 1 }, ['car_brand_id']],
    [{ car_brand_id: 1, car_variant: 1 }, ['car_model']],
    [{ car_variant: 1 }, ['car_brand_id', 'car_model']],
  ])('a parent that was left out is named: %j', async (request, missing) => {
    const { results } = await server.call('listCarMasterData', request);
    expect(results).toEqual({ fields: missing.map((field) => ({ field, problem: 'missing' })) });
  });
});

describe('tags', () => {
  it('a catalogue that has not changed is answered with 304', async () => {
    const first = await server.call('listServices', {});
    const tag = first.headers.get('etag') ?? '';
    const again = await server.call('listServices', {}, { headers: { 'If-None-Match': tag } });
    const other = await server.call('listServices', {}, { language: 'en', headers: { 'If-None-Match': tag } });
    expect([first.status, again.status, again.text, other.status]).toEqual([200, 304, '', 200]);
  });
});
