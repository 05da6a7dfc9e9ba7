import { arabicDigits, withoutSeparators } from './digits.ts';

export type PhoneProblem =
  | { kind: 'required' }
  | { kind: 'characters' }
  /** No Thai number begins like this. */
  | { kind: 'start' }
  | { kind: 'length'; have: number; need: number };

/**
 * A number for display (LANG-07): 10 digits 3-3-4, whatever they begin with; 9 digits 2-7 when they begin with 02, else
 * 3-6. Every other text, such as a short number or a masked one, is left as it is.
 */
export function formatPhone(digits: string): string {
  if (/^\d{10}$/.test(digits)) return `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`;
  if (/^02\d{7}$/.test(digits)) return `${digits.slice(0, 2)}-${digits.slice(2)}`;
  if (/^\d{9}$/.test(digits)) return `${digits.slice(0, 3)}-${digits.slice(3)}`;
  return digits;
}

/** A number with Arabic digits and without separators. */
export function phoneText(text: string): string {
  return withoutSeparators(arabicDigits(text)).replace(/[().]/g, '');
}

/**
 * A typed, pasted or filled-in number in its stored form, which begins with 0: that replaces +66, 0066, 66 and +66(0). Nothing is cut off: text that
 * is not a number stays, so that `phoneProblem` can name the problem.
 */
export function readPhone(text: string): string {
  return phoneText(text).replace(/^(\+|00)?660?/, '0');
}

/** How many digits a number must have, by its first digits: ten for mobile numbers (06, 08, 09), otherwise nine. */
const needed = (text: string) => (/^0[23457]/.test(text) ? 9 : 10);

/** What is wrong with a number in its stored form, which must be Thai, digits only, and begin with 0. */
export function phoneProblem(text: string): PhoneProblem | null {
  if (text.trim() === '') return { kind: 'required' };
  if (/\D/.test(text.replace(/^\+/, ''))) return { kind: 'characters' };
  if (!/^0([2-9]|$)/.test(text)) return { kind: 'start' };
  const need = needed(text);
  return text.length === need ? null : { kind: 'length', have: text.length, need };
}

/**
 * The same for a member's number, which has exactly ten digits (section 5), so that it is a mobile number; every number that a member can register
 * can therefore book.
 */
export function mobileProblem(text: string): PhoneProblem | null {
  const found = phoneProblem(text);
  return /^0[23457]/.test(text) && found?.kind !== 'characters' ? { kind: 'start' } : found;
}

/** What stands in a field once it is left: a number that can be used in its stored form, anything else as it was typed. */
export function tidyPhone(text: string): string {
  const read = readPhone(text);
  return phoneProblem(read) === null ? read : text;
}
