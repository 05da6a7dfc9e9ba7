import { arabicDigits, withoutSeparators } from './digits.ts';

export type PhoneProblem =
  | { kind: 'required' }
  | { kind: 'characters' }
  /** It begins as no Thai number does. */
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

/** A number without what only separates its digits, and with Arabic ones. */
export function phoneText(text: string): string {
  return withoutSeparators(arabicDigits(text)).replace(/[().]/g, '');
}

/**
 * A typed, pasted or filled in number as it is stored, from its 0 on: +66, 0066, 66 and +66(0) are that 0. Nothing is cut
 * off: what is no number stays, for `phoneProblem` to name.
 */
export function readPhone(text: string): string {
  return phoneText(text).replace(/^(\+|00)?660?/, '0');
}

/** How many digits a number has that begins so: mobile numbers (06, 08, 09) ten, the others nine. */
const needed = (text: string) => (/^0[23457]/.test(text) ? 9 : 10);

/** What is wrong with a number as it is stored and sent: a Thai one, in digits alone, from its 0 on. */
export function phoneProblem(text: string): PhoneProblem | null {
  if (text.trim() === '') return { kind: 'required' };
  if (/\D/.test(text.replace(/^\+/, ''))) return { kind: 'characters' };
  if (!/^0([2-9]|$)/.test(text)) return { kind: 'start' };
  const need = needed(text);
  return text.length === need ? null : { kind: 'length', have: text.length, need };
}
