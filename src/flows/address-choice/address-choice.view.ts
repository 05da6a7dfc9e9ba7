import type { Language } from '#domain/constants.ts';
import { isCalled } from '#domain/fields/province-names.ts';
import { searchKey } from '#domain/fields/thai-spelling.ts';
import type { Place } from '#machines/address-choice/address-choice.types.ts';

export interface PlaceOption {
  readonly value: string;
  readonly label: string;
  readonly place: Place;
}

const nameIn = ({ th, en }: Place, language: Language) => (language === 'th' ? th : en);

/** Bangkok stands before all others, as in every list of provinces. */
const BANGKOK = 10;

/** By their names in the page's language. Two that are spelt alike in English are told apart by their Thai names. */
export function placeOptions(places: readonly Place[], language: Language): PlaceOption[] {
  const { compare } = new Intl.Collator(language);
  const names = places.map((place) => nameIn(place, language));
  const isTwice = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
  return places
    .map((place) => {
      const name = nameIn(place, language);
      return { value: String(place.id), label: isTwice(name) ? `${name} (${place.th})` : name, place };
    })
    .toSorted(
      (one, other) =>
        Number(other.place.id === BANGKOK) - Number(one.place.id === BANGKOK) || compare(one.label, other.label),
    );
}

/** What people write before a name: 'อ.', 'ตำบล', 'เขต'. */
const KIND = /^\s*(จังหวัด|จ\.|อำเภอ|อ\.|เขต|ตำบล|ต\.|แขวง)/;

/** 0: begins with what is typed or is called so, 1: has it somewhere; null: neither. */
function rankOf({ th, en }: Place, key: string): number | null {
  const names = [searchKey(th), searchKey(en)];
  if (names.some((name) => name.startsWith(key)) || isCalled(th, key)) return 0;
  return names.some((name) => name.includes(key)) ? 1 : null;
}

/** The options whose Thai or English name has what is typed, those that begin with it first; all if nothing is typed. */
export function findPlaces(options: readonly PlaceOption[], typed: string): readonly PlaceOption[] {
  if (searchKey(typed) === '') return options;
  const keys = [searchKey(typed), searchKey(typed.replace(KIND, ''))].filter((key) => key !== '');
  const found = options.flatMap((option) => {
    const ranks = keys.flatMap((key) => rankOf(option.place, key) ?? []);
    return ranks.length === 0 ? [] : [{ option, rank: Math.min(...ranks) }];
  });
  return found.toSorted((one, other) => one.rank - other.rank).map(({ option }) => option);
}
