import type { Language } from '#domain/constants.ts';
import { branchNow, buddhistYear, weekday, type BranchDate } from '#domain/thai-calendar.ts';
import { JOINER } from '#domain/word-joiner.ts';

/** A day 'YYYY-MM-DD', a branch time 'YYYY-MM-DDTHH:MM' (or with a space instead of the T), or an instant with an offset. */
export type When = string | number | Date;

type Length = 'short' | 'long';

// Not from Intl: its names differ between ICU versions, so server and browser could disagree, and creating one formatter takes a slow phone longer
// than rendering a day of times.
const WEEKDAYS: Record<Language, Record<Length, string>> = {
  th: {
    short: 'อา. จ. อ. พ. พฤ. ศ. ส.',
    long: 'วันอาทิตย์ วันจันทร์ วันอังคาร วันพุธ วันพฤหัสบดี วันศุกร์ วันเสาร์'.replaceAll('วัน', `วัน${JOINER}`),
  },
  en: { short: 'Sun Mon Tue Wed Thu Fri Sat', long: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday' },
};
const MONTHS: Record<Language, Record<Length, string>> = {
  th: {
    short: 'ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.',
    long: 'มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม',
  },
  en: {
    short: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    long: 'January February March April May June July August September October November December',
  },
};

const nameOf = (names: string, index: number): string => names.split(' ')[index] ?? '';

const dateAt = (when: When): BranchDate => branchNow(toMoment(when)).date;

const weekdayOf = (when: When, language: Language, length: Length): string =>
  nameOf(WEEKDAYS[language][length], weekday(dateAt(when)));

const dayOf = (when: When): number => Number(dateAt(when).slice(8));

const monthOf = (when: When, language: Language, length: Length): string =>
  nameOf(MONTHS[language][length], Number(dateAt(when).slice(5, 7)) - 1);

const HAS_OFFSET = /(Z|[+-]\d\d:?\d\d)$/;

export function toMoment(when: When): Date {
  if (typeof when !== 'string') return new Date(when);
  if (/^\d{4}-\d\d-\d\d$/.test(when)) return new Date(`${when}T12:00:00+07:00`);
  const text = when.replace(' ', 'T');
  return new Date(HAS_OFFSET.test(text) ? text : `${text}+07:00`);
}

/** 'ศ. 27 พ.ย.' and 'Fri 27 Nov' */
export function formatDay(when: When, language: Language): string {
  return `${weekdayOf(when, language, 'short')} ${dayOf(when)} ${monthOf(when, language, 'short')}`;
}

/** 'ศ. 27 พ.ย. 2569' and 'Fri 27 Nov 2026' */
export function formatDayYear(when: When, language: Language): string {
  return `${formatDay(when, language)} ${formatYear(when, language)}`;
}

/** 'ศ. 27 พ.ย. 09:00' and 'Fri 27 Nov 09:00' */
export function formatDayTime(when: When, language: Language): string {
  return `${formatDay(when, language)} ${formatTime(when)}`;
}

/** 'วันศุกร์ที่ 27 พฤศจิกายน' and 'Friday 27 November'; no line ends between 'วัน' and the day's name. */
export function formatDayLong(when: When, language: Language): string {
  const day = `${dayOf(when)} ${monthOf(when, language, 'long')}`;
  return `${weekdayOf(when, language, 'long')}${language === 'th' ? 'ที่' : ''} ${day}`;
}

/** 'วันศุกร์ที่ 27 พฤศจิกายน 2569' and 'Friday 27 November 2026' */
export function formatDayFull(when: When, language: Language): string {
  return `${formatDayLong(when, language)} ${formatYear(when, language)}`;
}

/** '27 พ.ย. 2569' and '27 Nov 2026' */
export function formatDate(when: When, language: Language): string {
  return `${dayOf(when)} ${monthOf(when, language, 'short')} ${formatYear(when, language)}`;
}

/** As it is typed: '27/11/2569' and '27/11/2026' */
export function formatTyped(date: BranchDate, language: Language): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${day}/${month}/${language === 'th' ? buddhistYear(Number(year)) : year}`;
}

/** 'พฤศจิกายน 2569' and 'November 2026' */
export function formatMonth(when: When, language: Language): string {
  return `${monthOf(when, language, 'long')} ${formatYear(when, language)}`;
}

/** 'ศ.' and 'Fri' */
export function formatWeekday(when: When, language: Language): string {
  return weekdayOf(when, language, 'short');
}

/** '2569' and '2026' */
export function formatYear(when: When, language: Language): string {
  const year = Number(dateAt(when).slice(0, 4));
  return String(language === 'th' ? buddhistYear(year) : year);
}

/** A car's year of make, which is stored in the Gregorian era: '2565' and '2022' for '2022'. Anything else stays as it is. */
export function formatYearOfMake(year: string, language: Language): string {
  return language === 'th' && /^\d{4}$/.test(year) ? String(buddhistYear(Number(year))) : year;
}

/** 'HH:MM' in branch time, in both languages */
export function formatTime(when: When): string {
  return branchNow(toMoment(when)).time;
}
