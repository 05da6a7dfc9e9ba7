import { describe, expect, it } from 'vitest';
import { branches } from '../../content/branches.ts';
import { searchBranches, suggestKeywords } from './branch-search.ts';
import type { BranchRow } from '../../db/catalogue.ts';

const all = branches.map((content): { row: BranchRow } => ({
  row: {
    locationId: content.locationId,
    slug: content.slug,
    nameTh: content.name.th,
    nameEn: content.name.en,
    addressTh: content.address.th,
    addressEn: content.address.en,
    districtTh: content.district.th,
    districtEn: content.district.en,
    provinceTh: content.province.th,
    provinceEn: content.province.en,
    postcode: content.postcode,
    tel: content.tel,
    lat: content.lat,
    lng: content.lng,
    lanes: content.lanes,
    keywords: content.keywords,
  },
}));
const rows = all.map(({ row }) => row);

const found = (keywords: string) => searchBranches(all, keywords).map(({ row }) => row.nameEn);

describe('searching branches', () => {
  it('BRANCH-05 without keywords the whole list comes', () => {
    expect(found('')).toHaveLength(all.length);
    expect(found('  - ')).toHaveLength(all.length);
  });

  it.each(['พระราม 4', 'พระราม4', 'พระราม ๔', 'พระราม-4', 'RAMA 4', 'rama4', 'rama ４'])(
    'BRANCH-05 %s finds one branch, however it is spelled',
    (keywords) => expect(found(keywords)).toEqual(['Rama 4']),
  );

  it('BRANCH-05 branches that are named so come before those at a road of that name', () => {
    const order = found('rama');
    expect(order.filter((name) => !/rama/i.test(name)).length).toBeGreaterThan(0);
    expect(order.findIndex((name) => !/rama/i.test(name))).toBe(order.filter((name) => /rama/i.test(name)).length);
  });

  it('BRANCH-05 both spellings of sara am match', () => {
    const [composed, apart] = ['\u0e25\u0e33', '\u0e25\u0e4d\u0e32'];
    expect(found(apart)).toEqual(found(composed));
    expect(found(composed).length).toBeGreaterThan(0);
  });

  it('BRANCH-05 a province, a district, a landmark and a post code are found in both languages', () => {
    for (const [th, en] of [
      ['เชียงใหม่', 'chiang mai'],
      ['เขตประเวศ', 'Prawet'],
      ['ซีคอนสแควร์', 'seacon square'],
    ] as const) {
      expect(found(th).length).toBeGreaterThan(0);
      expect(found(th)).toEqual(found(en));
    }
    expect(found('10260')).toContain('Bang Na Km 4');
  });

  it('BRANCH-05 words match in any order, each somewhere in the entry', () => {
    expect(found('เชียงใหม่ หางดง')).toEqual(found('หางดง เชียงใหม่'));
    expect(found('หางดง เชียงใหม่')).toHaveLength(1);
    expect(found('หางดง ภูเก็ต')).toEqual([]);
  });

  it.each([
    ['กทม', 'กรุงเทพมหานคร'],
    ['กทม.', 'กรุงเทพมหานคร'],
    ['ก.ท.ม.', 'กรุงเทพมหานคร'],
    ['กรุงเทพฯ', 'กรุงเทพมหานคร'],
    ['bkk', 'กรุงเทพมหานคร'],
    ['krung thep', 'กรุงเทพมหานคร'],
    ['ขอนเเก่น', 'ขอนแก่น'],
    ['ขอนแก\u0e48น\u200b', 'ขอนแก่น'],
    ['โคราช', 'นครราชสีมา'],
    ['KORAT', 'นครราชสีมา'],
    ['อุบลฯ', 'อุบลราชธานี'],
    ['สุราษ', 'สุราษฎร์ธานี'],
    ['เมืองชล', 'ชลบุรี'],
  ])('BRANCH-05 %s finds the branches of its province first, as the full name does', (typed, province) => {
    const there = all.filter(({ row }) => row.provinceTh === province).map(({ row }) => row.nameEn);
    expect(there.length).toBeGreaterThan(0);
    expect(found(typed).slice(0, there.length).toSorted()).toEqual(there.toSorted());
    expect(suggestKeywords(rows, typed, 'th')).toContain(province);
  });

  it('BRANCH-05 a short name stands beside other words, in any order', () => {
    expect(found('กทม. ประเวศ')).toEqual(found('กรุงเทพมหานคร ประเวศ'));
    expect(found('กทม. ประเวศ').length).toBeGreaterThan(0);
    expect(found('เชียงใหม่ กทม.')).toEqual([]);
  });

  it('BRANCH-05 only the beginning of a short name is one', () => {
    expect(found('กท')).toContain('Rama 4');
    expect(found('ทม')).not.toContain('Rama 4');
  });

  it.each(['%', '_', '\\', "'", '.*', '(', '[a'])('BRANCH-05 %s is searched for as plain text', (keywords) => {
    expect(found(keywords).length).toBeLessThan(all.length);
  });
});

describe('suggesting keywords', () => {
  it('RB-15 at most eight suggestions, each once, those that begin with the text first', () => {
    const texts = suggestKeywords(rows, ' บาง ', 'th');
    expect(texts.length).toBeLessThanOrEqual(8);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts[0]).toMatch(/^บาง/);
  });

  it('RB-15 names are shown in the language of the route, whichever was typed', () => {
    expect(suggestKeywords(rows, 'chiang rai', 'th')[0]).toBe('เชียงราย');
    expect(suggestKeywords(rows, 'เชียงราย', 'en')[0]).toBe('Chiang Rai');
  });

  it('RB-15 nothing is suggested before something is typed', () => {
    expect(suggestKeywords(rows, '  ', 'th')).toEqual([]);
    expect(suggestKeywords(rows, 'qqqq', 'th')).toEqual([]);
  });
});
