import { arabicDigits } from '../fields/digits.ts';
import { displayPlate, normalisePlate, plateProblem } from '../fields/plate.ts';
import { PROVINCES, provinceNamed } from '../fields/provinces.ts';
import { foldThai, searchKey } from '../fields/thai-spelling.ts';
import type { CellFault } from './checked-list.ts';
import { closest } from './closest.ts';

/** A plate as cars have it: up to two digits, one to three letters, a number; or the six digits of a truck. */
const WHOLE = /^(\d{0,2}[ก-ฮ]{1,3}\d{1,5}|\d{6})$/;
/** As most lists write it: nothing has to be folded. */
const AS_WRITTEN = /^(\d{0,2}[ก-ฮ]{1,3})[ -]?(\d{1,4})$/;
/** Words that some put before a plate. */
const WORD_BEFORE = /^(เลข)?ทะเบียน(รถ(ยนต์)?)?\s*[:.]?\s*/;
/** With province, words and several plates, no cell of plates is longer. */
const CELL_MAX = 400;
/** Gaps, of which the patterns would try each space as a start. */
const GAP = /[^\S\n]+/g;
const BETWEEN_TWO = /[/,;|\n]|\sและ\s|\s&\s/;

export type PlateRead =
  /** `plate` as it is compared. `province`: the Thai name, null if the cell names none. */
  | { readonly plate: string; readonly province: string | null }
  | {
      readonly plate: string;
      readonly unknownProvince: string;
      /** The province that is probably meant. */
      readonly suggestion: string | null;
    }
  | { readonly fault: CellFault; readonly suggestion: string | null };

/** The plate that a text is, without anything else in it; null if it is none. */
function wholePlate(text: string): string | null {
  const plate = normalisePlate(text);
  return WHOLE.test(plate) && plateProblem(plate) === null ? plate : null;
}

/** A plate with text before or behind it. */
function parted(text: string): { plate: string; other: string } | null {
  const behind = /^(.*\d)([^\d]+)$/.exec(text);
  const before = /^([^\d]*[^\d\s])\s*(\d[\d\s-]*[ก-ฮ][ก-ฮ\s]*[\d\s-]*\d|\d\d\s*-?\s*\d{4})$/.exec(text);
  const apart = /^(\S+)\s+(.*\d)$/.exec(text);
  const found: (readonly [plate: string | undefined, other: string | undefined])[] = [
    [behind?.[1], behind?.[2]],
    [before?.[2], before?.[1]],
    [apart?.[2], apart?.[1]],
  ];
  for (const [before = '', other = ''] of found) {
    const plate = wholePlate(before);
    if (plate !== null && /[^\s.()-]/.test(other)) return { plate, other: other.trim() };
  }
  return null;
}

const provinces = PROVINCES.map(({ th }) => ({ th, key: searchKey(th) }));

type ProvinceRead = { readonly province: string } | { readonly suggestion: string | null };

/** There are few, and a list says each of them often. */
const provincesRead = new Map<string, ProvinceRead>();

/** The province with this name, or the one that is meant by a name with typing errors. */
export function readProvince(text: string): ProvinceRead {
  const known = provincesRead.get(text);
  if (known !== undefined) return known;
  const read = provinceOf(text);
  if (provincesRead.size < 1000) provincesRead.set(text, read);
  return read;
}

function provinceOf(text: string): ProvinceRead {
  if (text.length > CELL_MAX) return { suggestion: null };
  const name = foldThai(text)
    .replaceAll(/[()[\]]/g, ' ')
    .trim();
  const province = provinceNamed(name);
  if (province !== null) return { province };
  return { suggestion: closest(searchKey(name), provinces, ({ key }) => key)?.th ?? null };
}

function isTwo(text: string): boolean {
  const parts = text
    .split(BETWEEN_TWO)
    .map((part) => part.trim())
    .filter(Boolean);
  const plates = parts.filter((part) => wholePlate(part) !== null || parted(part) !== null);
  return plates.length > 1 || (plates.length === 1 && parts.some((part) => /^\d{1,4}$/.test(part)));
}

/**
 * What a cell of plates says. `known`: plates that the company has, of whatever form, as they are compared. Latin letters are no Thai ones, and nothing is guessed: what is not sure is a
 * fault, with what is probably meant.
 */
export function readPlate(text: string, known: { readonly has: (plate: string) => boolean }): PlateRead {
  const written = AS_WRITTEN.exec(text);
  if (written !== null) return { plate: (written[1] ?? '') + (written[2] ?? ''), province: null };
  const cell = text.replace(GAP, ' ');
  if (cell.length > CELL_MAX) return { fault: 'not-a-plate', suggestion: null };
  const whole = normalisePlate(cell);
  const sure = known.has(whole) ? whole : wholePlate(cell);
  if (sure !== null) return { plate: sure, province: null };
  const lines = arabicDigits(cell)
    .replaceAll(/[\u200b-\u200d\u2060\ufeff]/g, ' ')
    .replaceAll(GAP, ' ');
  if (isTwo(lines)) return { fault: 'two-plates', suggestion: null };
  const plain = foldThai(lines)
    .replaceAll(/[()[\],]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(WORD_BEFORE, '');
  const plate = wholePlate(plain);
  if (plate !== null) return { plate, province: null };
  const parts = parted(plain);
  if (parts === null) return { fault: 'not-a-plate', suggestion: suggested(plain) };
  // 'ชบ 70-1234': the letters before a truck's number are no province, and no part of the plate.
  const named = readProvince(parts.other);
  if ('province' in named) return { plate: parts.plate, province: named.province };
  if (/[^\u0e00-\u0e7fa-z\s.-]/.test(parts.other)) return { fault: 'not-a-plate', suggestion: suggested(plain) };
  return { plate: parts.plate, unknownProvince: parts.other, suggestion: named.suggestion };
}

/** Signs that no plate has are left out of it. */
function suggested(text: string): string | null {
  const plate = wholePlate(text.replaceAll(/[^\dก-ฮ]/g, ''));
  return plate !== null && /^[^\dก-ฮ\s-]/.test(text) ? displayPlate(plate) : null;
}
