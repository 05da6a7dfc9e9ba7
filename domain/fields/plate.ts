import { PLATE_MAX, PLATE_MIN } from '../constants.ts';
import { arabicDigits, withoutSeparators } from './digits.ts';

export type PlateProblem =
  | { kind: 'required' }
  | { kind: 'characters' }
  /** Its letters are missing, or the number after them. */
  | { kind: 'letters' | 'number' }
  | { kind: 'length'; have: number; min: typeof PLATE_MIN; max: typeof PLATE_MAX };

/**
 * The form in which plates are compared and stored: NFKC, Thai digits as Arabic ones, no spaces or hyphens. NFKC splits sara am, so that both ways of
 * typing it are equal; vowels and tone marks stay and are refused by `plateProblem`.
 */
export function normalisePlate(text: string): string {
  return withoutSeparators(arabicDigits(text)).normalize('NFC');
}

/** What is wrong with a plate, typed or normalised (section 5): 3 to 8 digits and Thai letters; spaces and hyphens do not count. */
export function plateProblem(text: string): PlateProblem | null {
  const plate = normalisePlate(text);
  if (plate === '') return { kind: 'required' };
  if (/[^0-9ก-ฮ]/.test(plate)) return { kind: 'characters' };
  if (plate.length >= PLATE_MIN && plate.length <= PLATE_MAX) return null;
  return { kind: 'length', have: plate.length, min: PLATE_MIN, max: PLATE_MAX };
}

/** A truck's plate has no letters: two digits, a hyphen, four digits. */
const TRUCK = /^(\d\d)(\d{4})$/;

/**
 * The same for a plate that is entered now, which must also look like one: letters and then a number, or the six digits of a truck. Plates that were
 * stored or are looked up need only follow the specification.
 */
export function wholePlateProblem(text: string): PlateProblem | null {
  const found = plateProblem(text);
  if (found !== null) return found;
  const plate = normalisePlate(text);
  if (/[ก-ฮ]$/.test(plate)) return { kind: 'number' };
  return /[ก-ฮ]/.test(plate) || TRUCK.test(plate) ? null : { kind: 'letters' };
}

/** A plate as it is printed: '1กก 1234', '70-1234'. A plate of any other form is only normalised. */
export function displayPlate(normalised: string): string {
  return normalisePlate(normalised)
    .replace(/^(\d*[ก-ฮ]+)(\d+)$/, '$1 $2')
    .replace(TRUCK, '$1-$2');
}

/** Whether two plates are the same, however they are typed. */
export function samePlate(a: string, b: string): boolean {
  return normalisePlate(a) === normalisePlate(b);
}
