import { readLine } from './typed-text.ts';

/** The longest first or last name, in characters (our decision; section 5 names no limit). */
export const NAME_MAX = 80;

export type NameProblem =
  | { kind: 'required' }
  | { kind: 'characters' }
  | { kind: 'tooLong' }
  /** A sign that no name has, such as '<'. */
  | { kind: 'sign'; sign: string }
  /** Vowels or tone marks that cannot stand on one letter together. */
  | { kind: 'marks' };

/** Signs of markup, addresses and sums; quotes, brackets, full stops and digits stand in the names that people have. */
const NO_NAME = /[<>{}[\]|\\^~=*#@$%_+]/;

const THAI_VOWELS = '\\u0e31\\u0e34-\\u0e3a\\u0e47';
const THAI_TONES = '\\u0e48-\\u0e4c';
const NIKHAHIT = '\\u0e4d';
/** A letter carries one vowel and one tone mark, or the mark of a silent letter; other scripts carry up to three marks. */
const STACKED = new RegExp(
  [
    `[${THAI_TONES}][${THAI_VOWELS}${NIKHAHIT}]*[${THAI_TONES}]`,
    `[${THAI_VOWELS}${NIKHAHIT}][${THAI_TONES}]*[${THAI_VOWELS}${NIKHAHIT}]`,
    `(^|\\s)[${THAI_VOWELS}${THAI_TONES}${NIKHAHIT}]`,
    '\\p{M}{4}',
  ].join('|'),
  'u',
);

/** A typed or pasted name as it is stored. */
export const readName = readLine;

/**
 * What is wrong with a first or last name (section 5: 'required', 'must be a string'). Every name has a letter, so '123' must be a number in the
 * wrong field; digits, marks and signs next to letters are kept as they are.
 */
export function nameProblem(text: string): NameProblem | null {
  const name = readName(text);
  if (name === '') return { kind: 'required' };
  const sign = NO_NAME.exec(name)?.[0];
  if (sign !== undefined) return { kind: 'sign', sign };
  if (!/\p{L}/u.test(name)) return { kind: 'characters' };
  if (STACKED.test(name)) return { kind: 'marks' };
  return name.length > NAME_MAX ? { kind: 'tooLong' } : null;
}

/** A dash in place of a last name: the person has only one name. */
const isNone = (lastName: string) => /^[\p{Pd}\u2212]$/u.test(lastName);

/** The same for a last name, which may be '-'. */
export const lastNameProblem = (text: string): NameProblem | null =>
  isNone(readName(text)) ? null : nameProblem(text);

/** A person's name as it is shown; of two names only one where the other is '-'. */
export const fullName = (firstName: string, lastName: string): string =>
  isNone(lastName) ? firstName : `${firstName} ${lastName}`.trim();
