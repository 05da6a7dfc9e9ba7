import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PROVINCES } from '#domain/fields/provinces.ts';
import { provinces } from '#server/content/addresses.ts';
import { branches } from '#server/content/branches.ts';
import { ADDED, GONE, KEPT, SPELT_ENGLISH, SPELT_THAI, USUAL_POST_CODES } from './corrections.ts';
import { addressesFile, addressesText, addressLines, readSources } from './thai-addresses.ts';
import { fits } from './transcription.ts';

const sources = await readSources();
const districts = provinces.flatMap((province) => province.districts);
const subDistricts = districts.flatMap((district) => district.subDistricts);

/** The Royal Thai General System of Transcription; other names are official in another spelling. */
const SYLLABLES =
  /^(?:(?:kh[rlw]?|k[rlw]?|ngw?|ch|y|d|tr|thr?|t|n|b|ph[rl]?|p[rl]?|f|m|r|l|w|s|h)?(?:ueai|oei|aeo|iao|uai|uea|ae|ai|ao|ia|io|oi|oe|eo|ua|ue|ui|[aeiou])(?:ng|[ktpnm])?)+$/;
const OTHER_SPELLINGS = /^(Sirindhorn|Ubolratana|Galyani|Vadhana|Chulabhorn|Vibhavadi|Srinagarindra|Tlae)$/;
const isReadable = (name: string) =>
  name.split(/[ -]/).every((word) => SYLLABLES.test(word.toLowerCase()) || OTHER_SPELLINGS.test(word));

/** The first digits of the post codes of a province: the central provinces have other numbers than at the department. */
const postPrefix = (code: number): string => {
  const province = Math.floor(code / 10_000);
  return String(province <= 11 ? 10 : province < 20 ? province - 1 : province);
};
/** Post offices that serve places across a border between provinces. */
const ACROSS: Readonly<Record<string, readonly number[]>> = {
  13240: [160104],
  18220: [160208],
  18270: [140203],
  22160: [210310],
  30130: [191105, 191107],
  36220: [300807, 300818],
  58130: [502501, 502502, 502503],
  70190: [710515],
  71170: [720903],
  80240: [810203, 810206],
  83000: [820203],
};

describe('the addresses of Thailand', () => {
  it('the committed file is what the packages and the corrections make; if not, run npm run addresses', () => {
    expect(readFileSync(addressesFile, 'utf8')).toBe(addressesText(addressLines(sources)));
  });

  it('has 77 provinces, 928 districts and 7,436 sub-districts, as the department counts them', () => {
    expect([provinces.length, districts.length, subDistricts.length]).toEqual([77, 928, 7436]);
  });

  it('has 50 districts and 180 sub-districts in Bangkok', () => {
    const [bangkok] = provinces;
    expect([bangkok?.en, bangkok?.districts.length]).toEqual(['Bangkok', 50]);
    expect(bangkok?.districts.flatMap((district) => district.subDistricts)).toHaveLength(180);
  });

  it('every place is within the place that its code begins with, once, and none is empty', () => {
    for (const province of provinces) {
      expect(province.districts.length).toBeGreaterThan(0);
      for (const district of province.districts) {
        expect(Math.floor(district.code / 100)).toBe(province.code);
        expect(district.subDistricts.length).toBeGreaterThan(0);
        for (const { code } of district.subDistricts) expect(Math.floor(code / 100)).toBe(district.code);
      }
    }
    const codes = [...provinces, ...districts, ...subDistricts].map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('no list has a Thai name twice', () => {
    for (const list of [
      provinces,
      ...provinces.map((each) => each.districts),
      ...districts.map((each) => each.subDistricts),
    ])
      expect(new Set(list.map(({ th }) => th)).size).toBe(list.length);
  });

  it('the provinces are those of number plates', () => {
    const names = ({ th, en }: { th: string; en: string }) => `${th} ${en}`;
    expect(provinces.map(names).toSorted()).toEqual(PROVINCES.map(names).toSorted());
  });

  it('every Thai name is Thai, and every English name can be read', () => {
    const all = [...provinces, ...districts, ...subDistricts];
    expect(all.filter(({ th }) => !/^[ก-๎.-]+$/.test(th))).toEqual([]);
    expect(all.filter(({ en }) => !/^[A-Z][a-z]*(?:[ -][A-Za-z][a-z]*)*$/.test(en) || !isReadable(en))).toEqual([]);
  });

  it('every post code has five digits and is of its province, or of a neighbour whose office serves the place', () => {
    for (const { code, postCodes } of subDistricts) {
      expect(postCodes.length).toBeGreaterThan(0);
      expect(new Set(postCodes).size).toBe(postCodes.length);
      for (const postCode of postCodes) {
        expect(postCode).toMatch(/^\d{5}$/);
        expect([code, postCode, postCode.startsWith(postPrefix(code)) || ACROSS[postCode]?.includes(code)]).toEqual([
          code,
          postCode,
          true,
        ]);
      }
    }
  });

  it.each(branches)('$name.en stands in a district of its province, with a post code of it', (branch) => {
    const province = provinces.find(({ th }) => th === branch.province.th);
    const district = province?.districts.find(({ th }) => branch.district.th.replace(/^(เขต|อ\.|อำเภอ)/, '') === th);
    expect(district?.subDistricts.flatMap(({ postCodes }) => postCodes)).toContain(branch.postcode);
  });

  it('every correction corrects something', () => {
    const before = new Map(sources.coded.map((place) => [place.code, place]));
    const made = new Map(addressLines(sources).map((line) => [line[0], line]));
    expect([...GONE, ...KEPT].filter((code) => !before.has(code))).toEqual([]);
    expect([...KEPT].filter((code) => !made.has(code))).toEqual([]);
    const others = new Set(sources.spelt.map(({ province, subDistrict }) => `${province} ${subDistrict}`));
    const isElsewhere = (code: string) => {
      const place = before.get(code);
      return place !== undefined && others.has(`${place.province} ${place.subDistrict}`);
    };
    expect([...GONE].every((code) => isElsewhere(code))).toBe(true);
    expect(ADDED.filter(({ code }) => before.has(code))).toEqual([]);
    const without = addressLines(sources, { english: new Map(), thai: {}, usual: {} });
    const ruled = new Map(without.map((line) => [line[0], line]));
    const useless = [...SPELT_ENGLISH.keys(), ...Object.keys(SPELT_THAI), ...Object.keys(USUAL_POST_CODES)].filter(
      (code) => made.get(code)?.join() === ruled.get(code)?.join(),
    );
    expect(useless).toEqual([]);
  });
});

describe('an English name', () => {
  it.each([
    ['พระบรมมหาราชวัง', 'Phra Borom Maha Ratchawang'],
    ['บางขุนพรหม', 'Bang Khun Phrom'],
    ['ไทรน้อย', 'Sai Noi'],
    ['เจริญธรรม', 'Charoen Tham'],
    ['อ่าวใหญ่', 'Ao Yai'],
    ['ปากน้ำ', 'Pak Nam'],
    ['ราษฎร์บูรณะ', 'Rat Burana'],
  ])('%s can be %s', (thai, english) => {
    expect(fits(thai, english)).toBe(true);
  });

  it.each([
    ['พระบรมมหาราชวัง', 'Phnapnmmanatang'],
    ['สี่พระยา', 'Si Phnaa'],
    ['คู้ฝั่งเหนือ', 'Khu Fang Enue'],
    ['ทุ่งมหาเมฆ', 'Thung Mamek'],
    ['ตลาด', 'Bang Phueng'],
    ['บึงคำพร้อย', 'Bueng Kham Phoi'],
    ['คมบาง', 'Kom Bang'],
  ])('%s cannot be %s', (thai, english) => {
    expect(fits(thai, english)).toBe(false);
  });
});
