import { PHONE_DIGITS } from './constants.ts';
import { arabicDigits, withoutSeparators } from './digits.ts';

export type PhoneProblem =
  | { kind: 'required' }
  | { kind: 'characters' }
  | { kind: 'length'; have: number; need: typeof PHONE_DIGITS };

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

/** The digits of a typed or pasted number: Thai digits as Arabic ones, +66 and +66(0) as 0, all else dropped. */
export function phoneDigits(text: string): string {
  return withoutSeparators(arabicDigits(text))
    .replace(/^\(?\+66\)?(\(0\)|0)?/, '0')
    .replace(/\D/g, '');
}

/** What a phone field keeps of its input (REG-01): digits, at most 10. */
export function typedPhone(text: string): string {
  return phoneDigits(text).slice(0, PHONE_DIGITS);
}

/** What is wrong with a number as it is sent (section 5): it must be exactly 10 digits 0 to 9 and nothing else. */
export function phoneProblem(text: string): PhoneProblem | null {
  if (text.trim() === '') return { kind: 'required' };
  if (/\D/.test(text)) return { kind: 'characters' };
  return text.length === PHONE_DIGITS ? null : { kind: 'length', have: text.length, need: PHONE_DIGITS };
}
