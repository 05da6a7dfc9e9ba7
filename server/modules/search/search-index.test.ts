import { describe, expect, it } from 'vitest';
import { branches } from '../../content/branches.ts';
import { siteSearch } from './search-index.ts';
import { searchSources } from './search-sources.ts';
import type { SearchDocument } from './search.types.ts';

const KORAT = branches
  .filter(({ province }) => province.en === 'Nakhon Ratchasima')
  .map(({ slug }) => `/branch/${slug}`)
  .toSorted();
const TODAY = '2026-11-26';
const search = siteSearch(searchSources);
const found = async (query: string, language: 'th' | 'en' = 'en') =>
  (await search({ query, language, today: TODAY })).flatMap(({ kind, item_list: items }) =>
    items.map(({ title, path }) => ({ kind, title, path })),
  );

describe('the site search', () => {
  it.each([
    ['ถ่วงล้อ', 'Wheel balancing'],
    ['เบรค', 'Brakes'],
    ['โช๊คอัพ', 'Shock absorbers'],
    ['แบตเตอรี', 'Battery'],
    ['เเบตเตอรี่', 'Battery'],
    ['นำ้มันเกียร์', 'Transmission oil'],
    ['batery', 'Battery'],
    ['suspention', 'Suspension'],
    ['พระราม ๔', 'Rama 4'],
    ['พระราม4', 'Rama 4'],
    ['rama4', 'Rama 4'],
    ['ladkrabang', 'Lat Krabang'],
    ['ยกเลิกคิว', 'Find a booking'],
    ['แต้ม', 'My points'],
    ['นิติบุคคล', 'For companies'],
    ['ยาง', 'Tyres'],
    ['แอร์', 'Air conditioning'],
  ])('%s finds %s first', async (query, title) => expect((await found(query))[0]?.title).toBe(title));

  it.each(['phuket hours', 'phuket opening'])(
    'a word that nothing has does not hide what another one finds: %s',
    async (query) => {
      expect((await found(query)).map(({ path }) => path)).toContain('/branch/phuket-bypass');
    },
  );

  it('a car finds what is sold for it', async () => {
    const kinds = (await found('vios')).map(({ kind }) => kind);
    expect(kinds).toContain('product');
  });

  it.each(['โคราช', 'korat'])('%s finds the branches of the province by its other name', async (query) => {
    const places = (await found(query)).filter(({ kind }) => kind === 'branch');
    expect(places.map(({ path }) => path).toSorted()).toEqual(KORAT);
  });

  it('answers in the language of the page, whatever was typed', async () => {
    expect((await found('brakes', 'th'))[0]).toEqual({ kind: 'service', title: 'เบรก', path: '/services/2' });
    expect((await found('เบรก', 'en'))[0]).toEqual({ kind: 'service', title: 'Brakes', path: '/services/2' });
  });

  it.each(['', ' - ', 'qqxxqq', 'ฮฮฮฮ'])('finds nothing for %j', async (query) =>
    expect(await found(query)).toEqual([]),
  );

  it('counts all of a kind, lists the best 20, and shows what runs today', async () => {
    const named = (name: string, more: Partial<SearchDocument> = {}): SearchDocument => ({
      kind: 'promotion',
      path: `/${name}`,
      title: { th: `ลดราคา ${name}`, en: `Sale ${name}` },
      ...more,
    });
    let documents = [
      ...Array.from({ length: 25 }, (_, at) => named(`item${at}`)),
      named('over', { until: '2026-11-25' }),
      named('coming', { from: '2026-11-27' }),
      named('last', { from: '2026-11-26', until: '2026-11-26' }),
    ];
    const own = siteSearch([() => documents]);
    const ask = async () => (await own({ query: 'sale', language: 'en', today: TODAY }))[0];
    const first = await ask();
    expect([first?.count, first?.item_list.length]).toEqual([26, 20]);
    documents = [named('new')];
    expect((await ask())?.item_list.map(({ title }) => title)).toEqual(['Sale new']);
  });

  it('answers within 50 ms', async () => {
    await found('warm');
    const begun = performance.now();
    for (const query of ['ถ่วงล้อรถยนต์', 'battery change', 'พระราม']) await found(query);
    expect((performance.now() - begun) / 3).toBeLessThan(50);
  });
});
