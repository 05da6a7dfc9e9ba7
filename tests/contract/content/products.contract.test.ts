import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/all.ts';
import { ERROR } from '#contract/errors.ts';
import { SERVICE_GROUP_KEYS } from '#contract/wire/service.ts';
import { mainSpec } from '#server/content/product-specs.ts';
import { groupIdOf, productBrands, products } from '#server/content/products.ts';
import { serviceGroups, services } from '#server/content/services.ts';
import { encodeCall, startTestServer } from '#tests/support/server.ts';
import { answersOf } from './answers.ts';

const server = await startTestServer();
const ask = answersOf(server);
/** Toyota Yaris Ativ 1.2 E of 2019, and a model of pickup. */
const YARIS_ATIV = 1010119;
const D_MAX = 301;

const fits = (id: string, brand: string, model: string) =>
  products.find((each) => each.id === id)?.fits[brand]?.includes(model) ?? false;

describe('products', () => {
  it('CONT-10 each names its group by id and key, as the groups of services do', async () => {
    const { group_list: groups = [] } = await ask('listServices', {});
    expect(groups.map(({ id, key }) => [id, key])).toEqual(SERVICE_GROUP_KEYS.map((key, index) => [index + 1, key]));
    const { shoppening_list: all } = await ask('listProducts', { limit_per_page: 100 });
    expect(all).toHaveLength(60);
    for (const { group_id: id, group_key: key } of all) expect(SERVICE_GROUP_KEYS[id - 1]).toBe(key);
  });

  it('pages are together the whole list', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => ask('listProducts', { limit_per_page: 25, page })));
    expect(pages.map(({ shoppening_list: list }) => list.length)).toEqual([25, 25, 10, 0]);
    expect(pages.flatMap(({ shoppening_list: list }) => list.map(({ id }) => id))).toEqual(
      products.map(({ id }) => id),
    );
    expect(pages.map((page) => [page.page_count, page.total])).toEqual(Array.from({ length: 4 }, () => [3, 60]));
  });

  it.each(['th', 'en'] as const)('are ordered as asked in %s', async (language) => {
    const listed = async (sortby?: 'popular' | 'name' | 'price' | 'price_down') =>
      (await ask('listProducts', { limit_per_page: 100, ...(sortby && { sortby }) }, { language })).shoppening_list;
    const prices = (await listed('price')).map(({ price_from: price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect((await listed('price_down')).map(({ price_from: price }) => price)).toEqual(prices.toReversed());
    const names = (await listed('name')).map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare));
    const ranks = (await listed('popular')).map(({ id }) => products.find((each) => each.id === id)?.popularity ?? 0);
    expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
  });

  it('are narrowed by group, brand, filter and car, alone and together', async () => {
    const found = async (request: Parameters<typeof ask<'listProducts'>>[1]) =>
      (await ask('listProducts', { limit_per_page: 100, ...request })).shoppening_list.map(({ id }) => id);
    const own = (wanted: (product: (typeof products)[number]) => boolean) =>
      products.filter(wanted).map(({ id }) => id);
    expect(await found({ categories: 1 })).toEqual(own((each) => groupIdOf(each) === 1));
    expect(await found({ product_brand: 3 })).toEqual(own(({ brand }) => brand === 3));
    expect(await found({ product_filter: 'tire-185-60-r15' })).toEqual(['naravee-silkway-185-60-r15']);
    expect(await found({ car_master_data_id: YARIS_ATIV })).toEqual(own(({ id }) => fits(id, 'Toyota', 'Yaris Ativ')));
    expect(await found({ car_master_data_id: D_MAX })).toEqual(own(({ id }) => fits(id, 'Isuzu', 'D-Max')));
    const all = { product_brand: 1, product_filter: 'tire-185-60-r15', car_master_data_id: YARIS_ATIV };
    expect(await found(all)).toEqual(['naravee-silkway-185-60-r15']);
    expect(await found({ ...all, car_master_data_id: D_MAX })).toEqual([]);
  });

  it('the car is named, and an unknown one fits nothing', async () => {
    const known = await ask('listProducts', { car_master_data_id: YARIS_ATIV });
    expect(known.car).toEqual({
      master_car_data_id: YARIS_ATIV,
      brand: 'Toyota',
      model: 'Yaris Ativ',
      variant: '1.2 E',
      year: '2019',
    });
    const unknown = await ask('listProducts', { car_master_data_id: 999_999_999 });
    expect([unknown.car, unknown.total]).toEqual([undefined, 0]);
  });

  it.each([
    ['page', { page: '0' }],
    ['limit_per_page', { limit_per_page: '101' }],
    ['sortby', { sortby: 'cheapest' }],
    ['categories', { categories: 'tire' }],
    ['product_brand', { product_brand: 'Naravee' }],
    ['product_filter', { product_filter: '../etc' }],
    ['car_master_data_id', { car_master_data_id: 'Yaris' }],
  ])('a wrong %s is named: %j', async (field, sent) => {
    const { code, results } = await server.send(calls.listProducts, { ...encodeCall('listProducts', {}), ...sent });
    expect([code, results]).toEqual([ERROR.invalidInput, { fields: [{ field, problem: 'malformed' }] }]);
  });
});

describe('a product', () => {
  it('has its table, its cars, the services that fit it, and others like it', async () => {
    const { item } = await ask('readProduct', { items: 'naravee-silkway-185-60-r15' }, { language: 'en' });
    expect(item.name).toBe('Naravee Silkway 185/60 R15 tyre');
    expect(item.spec_list.map(({ name, value }) => `${name}: ${value}`)).toEqual([
      'Size: 185/60 R15',
      'Kind: Comfort',
      'Load index: 84',
      'Speed index: H (210 km/h)',
      'Season: Summer',
      'Warranty: 36 months',
    ]);
    expect(item.car_list[0]).toEqual({ brand: 'Toyota', model_list: ['Yaris', 'Yaris Ativ', 'Vios'] });
    expect(item.service_list.every((id) => services.some((service) => service.id === id))).toBe(true);
    expect(item.related_list.length).toBeGreaterThan(0);
    expect(item.related_list.every(({ id, group_id: group }) => id !== item.id && group === 1)).toBe(true);
  });

  it.each([
    ['th', 'ขออภัย ไม่พบสินค้านี้'],
    ['en', 'Sorry! The product is not found.'],
  ] as const)('one that is not there is refused in %s', async (language, said) => {
    const { code, message } = await server.call('readProduct', { items: 'no-such-thing' }, { language });
    expect([code, message]).toEqual([ERROR.productNotFound, said]);
  });

  it.each([
    ['missing', {}],
    ['missing', { items: '' }],
    ['malformed', { items: 'Ümlaut' }],
    ['malformed', { items: '<script>' }],
  ])('a %s id is named', async (problem, sent) => {
    const { code, results } = await server.send(calls.readProduct, {
      ...encodeCall('readProduct', { items: 'mizuko-cvt' }),
      items: '',
      ...sent,
    });
    expect([code, results]).toEqual([ERROR.invalidInput, { fields: [{ field: 'items', problem }] }]);
  });
});

describe('brands and filters', () => {
  it('every brand, with the groups of its products', async () => {
    const { brand_list: brands } = await ask('listProductBrands', {});
    expect(brands.map(({ id, name }) => ({ id, name }))).toEqual(productBrands);
    for (const { id, group_list: groups } of brands)
      expect(new Set(groups)).toEqual(new Set(products.filter(({ brand }) => brand === id).map(groupIdOf)));
  });

  it('tyre sizes, the others, or both', async () => {
    const of = async (is_tyre?: 'true' | 'false') =>
      (await ask('listProductFilters', is_tyre === undefined ? {} : { is_tyre })).filter_list;
    const [tyres, others, both] = await Promise.all([of('true'), of('false'), of()]);
    expect(tyres.every(({ group_id: id }) => id === 1)).toBe(true);
    expect(others.some(({ group_id: id }) => id === 1)).toBe(false);
    expect(new Set(both.map(({ id }) => id))).toEqual(new Set(products.map((product) => mainSpec(product).id)));
    expect(both).toEqual([...tyres, ...others]);
  });

  it('a wrong is_tyre is named', async () => {
    const sent = { ...encodeCall('listProductFilters', {}), is_tyre: 'yes' };
    const { code, results } = await server.send(calls.listProductFilters, sent);
    expect([code, results]).toEqual([ERROR.invalidInput, { fields: [{ field: 'is_tyre', problem: 'malformed' }] }]);
  });
});

describe('comparing', () => {
  it('answers in the order asked for, without those that are gone', async () => {
    const { product_list: list } = await ask('compareProducts', { items: ['mizuko-cvt', 'gone', 'breezen-dust'] });
    expect(list.map(({ id }) => id)).toEqual(['mizuko-cvt', 'breezen-dust']);
  });

  it.each([
    ['four', 'mizuko-cvt,breezen-dust,breezen-pm25,mizuko-atf-multi', 'malformed'],
    ['the same twice', 'mizuko-cvt,mizuko-cvt', 'malformed'],
    ['an empty one', 'mizuko-cvt,,breezen-dust', 'malformed'],
    ['none', '', 'missing'],
  ])('%s is refused', async (_what, items, problem) => {
    const sent = { ...encodeCall('compareProducts', { items: ['mizuko-cvt'] }), items };
    const { code, results } = await server.send(calls.compareProducts, sent);
    expect([code, results]).toMatchObject([ERROR.invalidInput, { fields: [{ problem }] }]);
    expect(JSON.stringify(results)).toContain('"field":"items');
  });
});

it('the advice of tyres, brakes, gear oil and window film stands with their groups', async () => {
  const said = async (language: 'th' | 'en') => {
    const { group_list: groups = [] } = await ask('listServices', {}, { language });
    return groups.flatMap(({ key, advice }) => (advice === undefined ? [] : [[key, advice]]));
  };
  expect(await said('en')).toEqual([
    ['tire', expect.stringContaining('50,000 km')],
    ['brake', expect.stringContaining('20,000 km')],
    ['transmission oil', expect.stringContaining('40,000 km or 2 years')],
    ['air', expect.stringContaining('3 to 5 years')],
  ]);
  expect((await said('th')).map(([, advice]) => advice)).toEqual([
    expect.stringContaining('50,000 กม.'),
    expect.stringContaining('20,000 กม.'),
    expect.stringContaining('40,000 กม. หรือ 2 ปี'),
    expect.stringContaining('3 ถึง 5 ปี'),
  ]);
});

it('each service says what it costs from', async () => {
  const { shoppening_list: list } = await ask('listServices', {});
  const prices = new Map(serviceGroups.flatMap((group) => group.services.map(({ id, priceFrom }) => [id, priceFrom])));
  expect(list.map(({ id, price_from: price }) => [id, price])).toEqual([...prices]);
});
