import { CAR_NAME_MAX } from '../constants.ts';
import { readLine } from './typed-text.ts';

/** A name of 14 letters can be written with this many characters at most; pictures made of several need the most. */
export const CAR_NAME_CHARACTERS = 100;

const letters = new Intl.Segmenter('th', { granularity: 'grapheme' });

/** How many letters a person sees: Thai vowels and tone marks above and below belong to their letter, a picture is one. */
export const visibleLength = (text: string): number => Array.from(letters.segment(text)).length;

/** Whether a name is over the maximum (section 5), as it is typed. */
export const isCarNameTooLong = (text: string): boolean =>
  text.length > CAR_NAME_CHARACTERS || visibleLength(text) > CAR_NAME_MAX;

/** What is wrong with the name that a member gives a car. */
export function carNameProblem(text: string): { kind: 'required' | 'tooLong' } | null {
  const name = readLine(text);
  if (name === '') return { kind: 'required' };
  return isCarNameTooLong(name) ? { kind: 'tooLong' } : null;
}
