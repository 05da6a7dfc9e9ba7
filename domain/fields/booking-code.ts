import { arabicDigits, withoutSeparators } from './digits.ts';

/** Crockford's base 32: no I, L, O or U. */
export const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 8;

const CODE = new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`);

/**
 * A code from random bytes, one for each character. 256 is a multiple of 32, so every character is equally likely.
 * A RangeError for fewer than 8 bytes.
 */
export function codeFromBytes(bytes: Uint8Array): string {
  if (bytes.length < CODE_LENGTH) throw new RangeError('too few random bytes for a booking code');
  return Array.from(bytes.subarray(0, CODE_LENGTH), (byte) => CODE_ALPHABET.charAt(byte % CODE_ALPHABET.length)).join(
    '',
  );
}

/** A typed code as it is stored: upper case, no spaces or hyphens, O as 0, I and L as 1. */
export function normaliseCode(text: string): string {
  return withoutSeparators(arabicDigits(text)).toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');
}

/** Whether a text, typed or normalised, can be a booking code. */
export function isBookingCode(text: string): boolean {
  return CODE.test(normaliseCode(text));
}

/** A code for reading aloud: 'AB12 CD34'. */
export function displayCode(code: string): string {
  const plain = normaliseCode(code);
  return `${plain.slice(0, CODE_LENGTH / 2)} ${plain.slice(CODE_LENGTH / 2)}`.trim();
}
