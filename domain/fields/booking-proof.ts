import { displayCode, isBookingCode } from './booking-code.ts';
import { arabicDigits } from './digits.ts';
import { displayPlate, plateProblem } from './plate.ts';
import { plateWithProvince } from './provinces.ts';

/** Plate and code, which together prove a booking. */
export interface BookingProof {
  readonly plate: string;
  readonly code: string;
}

const CODE = '([0-9a-z]{4}[ -]?[0-9a-z]{4})(?=https?:|[^0-9a-z]|$)';
const NAMED_CODE = new RegExp(`(?:รหัส(?:การ)?จอง|รหัส|booking\\s*code|code)[\\s:：#]*${CODE}`, 'giu');
const ANY_CODE = new RegExp(`(?<![0-9a-z/])${CODE}`, 'giu');

const PLATE = '(\\d{0,2} ?[ก-ฮ]{1,3} ?-? ?\\d{1,4})(?!\\d)';
const NAMED_PLATE =
  /(?:(?:ป้าย|เลข)?ทะเบียน(?:รถ)?|(?:licen[cs]e|number)\s*plate|plate)[\s:：#]*(\d{0,2} ?[ก-ฮ]{0,3} ?-? ?\d{1,6})(?!\d)/giu;
const ANY_PLATE = new RegExp(`(?<![\\p{L}\\p{M}\\d])${PLATE}`, 'gu');

/** Invisible characters are dropped and spaces of any kind made plain; lines stay apart. */
const plain = (text: string) =>
  arabicDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\p{Pd}/gu, '-');

const captures = (pattern: RegExp, text: string) =>
  Array.from(text.matchAll(pattern), ([, found = '']) => found.trim());
const isPlate = (text: string) => plateProblem(text) === null;
/** A word of eight letters can look like a code, 'BANG KAPI'; a number of eight digits like a date. */
const isMixed = (text: string) => /\d/.test(text) && /[a-z]/i.test(text);

/**
 * What a text says of a booking, such as the message that the completion page shares, 'รหัสจอง YXX9 PNN2' or 'ทะเบียน 7กข 6033 เชียงใหม่': first what it
 * names, then what looks like nothing else. '' for what it does not say.
 */
export function proofIn(text: string): BookingProof {
  const said = plain(text);
  const plate = [...captures(NAMED_PLATE, said), ...captures(ANY_PLATE, said)].find(isPlate) ?? '';
  const others = plate === '' ? said : said.replace(plate, '\n');
  const lines = others.split('\n').map((line) => line.trim());
  const code = [
    ...captures(NAMED_CODE, others),
    ...lines.filter((line) => plate !== '' || isMixed(line)),
    ...captures(ANY_CODE, others).filter(isMixed),
  ].find(isBookingCode);
  return { plate: displayPlate(plate), code: code === undefined ? '' : displayCode(code) };
}

/** Drops a province typed after the plate: a booking is found without it. */
const plateAlone = (text: string): string => plateWithProvince(text)?.plate ?? text;

/** The two values meant by what stands in the two fields, whichever of them it was put into. What says nothing stays where it is. */
export function proofFrom({ plate, code }: BookingProof): BookingProof {
  const alone = plateAlone(plate);
  const atPlate = isPlate(alone) ? { plate: alone, code: '' } : proofIn(plate);
  const atCode = isBookingCode(code) ? { plate: '', code } : proofIn(code);
  return {
    plate: atPlate.plate || atCode.plate || (atPlate.code === '' ? alone : ''),
    code: atCode.code || atPlate.code || (atCode.plate === '' ? code : ''),
  };
}
