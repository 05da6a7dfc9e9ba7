import { describe, expect, it } from 'vitest';
import { provinces } from '#server/content/addresses.ts';
import type { Place } from '#machines/address-choice/address-choice.types.ts';
import { findPlaces, placeOptions } from './address-choice.view.ts';

const placesOf = (list: readonly { code: number; th: string; en: string }[]): Place[] =>
  list.map(({ code, th, en }) => ({ id: code, th, en, postCodes: [] }));
const thai = placeOptions(placesOf(provinces), 'th');
const english = placeOptions(placesOf(provinces), 'en');
const labels = (found: readonly { label: string }[]) => found.map(({ label }) => label);

describe('the lists of places', () => {
  it('are in the order of the page’s language, Bangkok first', () => {
    expect(labels(thai).slice(0, 3)).toEqual(['กรุงเทพมหานคร', 'กระบี่', 'กาญจนบุรี']);
    expect(labels(english).slice(0, 3)).toEqual(['Bangkok', 'Amnat Charoen', 'Ang Thong']);
    expect(labels(thai).indexOf('เชียงใหม่')).toBeGreaterThan(labels(thai).indexOf('ชุมพร'));
  });

  it('tell places apart that are spelt alike in English', () => {
    const ayutthaya = provinces.find(({ en }) => en === 'Phra Nakhon Si Ayutthaya');
    const names = labels(placeOptions(placesOf(ayutthaya?.districts ?? []), 'en'));
    expect(names.filter((name) => name.startsWith('Bang Sai'))).toEqual(['Bang Sai (บางซ้าย)', 'Bang Sai (บางไทร)']);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('searching a place', () => {
  it.each([
    ['ภูเก็ต', 'ภูเก็ต'],
    ['จ.ภูเก็ต', 'ภูเก็ต'],
    ['จังหวัดนาน', 'น่าน'],
    ['phuket', 'ภูเก็ต'],
    ['กทม', 'กรุงเทพมหานคร'],
    ['กรุงเทพฯ', 'กรุงเทพมหานคร'],
    ['โคราช', 'นครราชสีมา'],
    ['chonburi', 'ชลบุรี'],
  ])('%s finds %s', (typed, found) => {
    expect(labels(findPlaces(thai, typed))).toContain(found);
  });

  it('what begins with it stands before what has it somewhere', () => {
    expect(labels(findPlaces(thai, 'นคร'))).toEqual([
      'นครนายก',
      'นครปฐม',
      'นครพนม',
      'นครราชสีมา',
      'นครศรีธรรมราช',
      'นครสวรรค์',
      'กรุงเทพมหานคร',
      'พระนครศรีอยุธยา',
      'สกลนคร',
    ]);
  });

  it('a name that begins like a kind of place is found as it is', () => {
    const options = placeOptions([{ id: 1, th: 'เขตเมือง', en: 'Khet Mueang', postCodes: [] }], 'th');
    expect(labels(findPlaces(options, 'เขตเม'))).toEqual(['เขตเมือง']);
  });

  it('nothing typed leaves all, and what no place has leaves none', () => {
    expect(findPlaces(thai, ' ')).toHaveLength(77);
    expect(findPlaces(thai, 'xyz')).toEqual([]);
  });
});
