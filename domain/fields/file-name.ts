import type { Language } from '../constants.ts';
import { buddhistYear, splitDateTime, type BranchDate } from '../thai-calendar.ts';

/** A day in the name of a file, in the era of the language, so that names sort by day: '2569-11-27' and '2026-11-27'. */
export const dayInFileName = (date: BranchDate, language: Language): string =>
  language === 'th' ? date.replace(/^\d+/, (year) => String(buddhistYear(Number(year)))) : date;

interface NamedBooking {
  readonly code: string;
  /** With its offset. */
  readonly startsAt: string;
}

/** The name of a file that keeps a booking, without its ending: 'roddee-2569-11-27-YXX9PNN2'. */
export const bookingFileName = ({ code, startsAt }: NamedBooking, language: Language): string =>
  `roddee-${dayInFileName(splitDateTime(startsAt).date, language)}-${code}`;
