import type { Language } from '#domain/constants.ts';

/** A day 'YYYY-MM-DD', a branch time 'YYYY-MM-DDTHH:MM' (a space will do for the T), or a moment with an offset. */
export type When = string | number | Date;

const LOCALES: Record<Language, string> = { th: 'th-TH-u-ca-buddhist-nu-latn', en: 'en-GB-u-ca-gregory-nu-latn' };

const formats = new Map<string, Intl.DateTimeFormat>();

type Length = 'short' | 'long';

function formatOf(language: Language, key: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = `${language} ${key}`;
  const known = formats.get(name);
  if (known) return known;
  const format = new Intl.DateTimeFormat(LOCALES[language], { timeZone: 'Asia/Bangkok', ...options });
  formats.set(name, format);
  return format;
}

// Versions of Intl differ here: 'ศ.' in one, 'ศุกร์' in another.
const THAI_SHORT_WEEKDAYS: Record<string, string> = {
  Sun: 'อา.',
  Mon: 'จ.',
  Tue: 'อ.',
  Wed: 'พ.',
  Thu: 'พฤ.',
  Fri: 'ศ.',
  Sat: 'ส.',
};

function weekdayOf(when: When, language: Language, length: Length): string {
  if (language === 'th' && length === 'short') return THAI_SHORT_WEEKDAYS[weekdayOf(when, 'en', 'short')] ?? '';
  return formatOf(language, `weekday ${length}`, { weekday: length }).format(toMoment(when));
}

const dateOptions = (month: Length): Intl.DateTimeFormatOptions => ({ day: 'numeric', month, year: 'numeric' });
const TIME: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };

const HAS_OFFSET = /(Z|[+-]\d\d:?\d\d)$/;

export function toMoment(when: When): Date {
  if (typeof when !== 'string') return new Date(when);
  if (/^\d{4}-\d\d-\d\d$/.test(when)) return new Date(`${when}T12:00:00+07:00`);
  const text = when.replace(' ', 'T');
  return new Date(HAS_OFFSET.test(text) ? text : `${text}+07:00`);
}

type Part = 'day' | 'month' | 'year';

// Put together from parts, because the separators of Intl differ between the server and browsers.
function partsOf(when: When, language: Language, length: Length): Record<Part, string> {
  const parts = formatOf(language, length, dateOptions(length)).formatToParts(toMoment(when));
  const valueOf = (part: Part) => parts.find(({ type }) => type === part)?.value ?? '';
  const month = valueOf('month');
  return { day: valueOf('day'), month: month === 'Sept' ? 'Sep' : month, year: valueOf('year').replace(/\D/g, '') };
}

/** 'ศ. 27 พ.ย.' and 'Fri 27 Nov' */
export function formatDay(when: When, language: Language): string {
  const { day, month } = partsOf(when, language, 'short');
  return `${weekdayOf(when, language, 'short')} ${day} ${month}`;
}

/** 'วันศุกร์ที่ 27 พฤศจิกายน' and 'Friday 27 November' */
export function formatDayLong(when: When, language: Language): string {
  const { day, month } = partsOf(when, language, 'long');
  const weekday = weekdayOf(when, language, 'long');
  return language === 'th' ? `${weekday}ที่ ${day} ${month}` : `${weekday} ${day} ${month}`;
}

/** 'วันศุกร์ที่ 27 พฤศจิกายน 2569' and 'Friday 27 November 2026' */
export function formatDayFull(when: When, language: Language): string {
  return `${formatDayLong(when, language)} ${formatYear(when, language)}`;
}

/** 'พฤศจิกายน 2569' and 'November 2026' */
export function formatMonth(when: When, language: Language): string {
  return `${partsOf(when, language, 'long').month} ${formatYear(when, language)}`;
}

/** 'ศ.' and 'Fri' */
export function formatWeekday(when: When, language: Language): string {
  return weekdayOf(when, language, 'short');
}

/** '2569' and '2026' */
export function formatYear(when: When, language: Language): string {
  return partsOf(when, language, 'long').year;
}

/** 'HH:MM' in branch time, in both languages */
export function formatTime(when: When): string {
  return formatOf('en', 'time', TIME).format(toMoment(when));
}
