import { isCarNameTooLong } from '../fields/car-name.ts';
import { arabicDigits } from '../fields/digits.ts';
import { phoneProblem, readPhone } from '../fields/phone.ts';
import { ODOMETER_MAX } from '../constants.ts';
import { cellText } from './cell-text.ts';
import type { CellFault } from './checked-list.ts';
import type { ListCell } from './list-sheet.ts';

export type CellRead<Value> = { readonly value: Value } | { readonly fault: CellFault; readonly suggestion?: string };

export const readCarName = (text: string): CellRead<string> =>
  isCarNameTooLong(text) ? { fault: 'too-long' } : { value: text };

export const readShort = (text: string, max: number): CellRead<string> =>
  text.length > max ? { fault: 'too-long' } : { value: text };

/** A number cell has lost the zero with which its phone number begins. */
const lostZero = (text: string) => (/^([689]\d{8}|[2-57]\d{7})$/.test(text) ? `0${text}` : null);

export function readTel(cell: ListCell | undefined): CellRead<string> {
  const text = cellText(cell);
  if (/^0[689]\d{8}$/.test(text)) return { value: text };
  const whole = typeof cell === 'number' ? (lostZero(text) ?? text) : text;
  const phone = readPhone(whole);
  if (text === '' || phoneProblem(phone) === null) return { value: text === '' ? '' : phone };
  const suggestion = lostZero(phone);
  return { fault: 'not-a-phone', ...(suggestion === null ? {} : { suggestion }) };
}

/** With unit and spaces, no reading is longer. */
const READING_MAX = 100;
const UNIT = /\s*(กม\.?|กิโลเมตร|กิโล|ก\.ม\.|ไมล์|kms?\.?)\s*$/i;

/** A reading in whole kilometres; null for none. */
export function readOdometer(cell: ListCell | undefined): CellRead<number | null> {
  if (typeof cell === 'number' && cell >= 0 && cell <= ODOMETER_MAX) return { value: Math.floor(cell) };
  if (typeof cell === 'boolean' || (typeof cell === 'object' && cell !== null)) return { fault: 'not-a-reading' };
  const written = arabicDigits(cellText(cell));
  if (written.length > READING_MAX) return { fault: 'not-a-number' };
  const text = written.replace(UNIT, '');
  if (text === '') return { value: null };
  // Thousands or a fraction?
  if (typeof cell === 'string' && /^\d{1,3}\.\d{3}$/.test(text)) return { fault: 'ambiguous' };
  const plain = /^-?\d{1,3}([, ]\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(/[, ]/g, '') : text;
  if (!/^-?\d+(\.\d+)?$/.test(plain)) return { fault: 'not-a-number' };
  const reading = Math.floor(Number(plain));
  return reading < 0 || reading > ODOMETER_MAX ? { fault: 'not-a-reading' } : { value: reading };
}
