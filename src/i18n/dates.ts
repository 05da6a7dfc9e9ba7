import type { Language } from '#domain/constants.ts';

/** A day 'YYYY-MM-DD', a branch time 'YYYY-MM-DDTHH:MM' (a space will do for the T), or a moment with an offset. */
export type When = string | number | Date;

const LOCALES: Record<Language, string> = { th: 'th-TH-u-ca-buddhist-nu-latn', en: 'en-GB-u-ca-gregory-nu-latn' };

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: Language, length: 'short' | 'long'): Intl.DateTimeFormat {
  const key = `${language} ${length}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: 'Asia/Bangkok',
    weekday: length,
    day: 'numeric',
    month: length,
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(key, format);
  return format;
}

const HAS_OFFSET = /(Z|[+-]\d\d:?\d\d)$/;

export function toMoment(when: When): Date {
  if (typeof when !== 'string') return new Date(when);
  if (/^\d{4}-\d\d-\d\d$/.test(when)) return new Date(`${when}T12:00:00+07:00`);
  const text = when.replace(' ', 'T');
  return new Date(HAS_OFFSET.test(text) ? text : `${text}+07:00`);
}

type Part = 'weekday' | 'day' | 'month' | 'year' | 'hour' | 'minute';

// Put together from parts, because the separators of Intl differ between the server and browsers.
function partsOf(when: When, language: Language, length: 'short' | 'long'): Record<Part, string> {
  const found: Record<Part, string> = { weekday: '', day: '', month: '', year: '', hour: '', minute: '' };
  for (const { type, value } of formatOf(language, length).formatToParts(toMoment(when))) {
    if (type in found) found[type as Part] = value;
  }
  return { ...found, year: found.year.replace(/\D/g, ''), month: found.month === 'Sept' ? 'Sep' : found.month };
}

/** 'ศ. 27 พ.ย.' and 'Fri 27 Nov' */
export function formatDay(when: When, language: Language): string {
  const { weekday, day, month } = partsOf(when, language, 'short');
  return `${weekday} ${day} ${month}`;
}

/** 'วันศุกร์ที่ 27 พฤศจิกายน' and 'Friday 27 November' */
export function formatDayLong(when: When, language: Language): string {
  const { weekday, day, month } = partsOf(when, language, 'long');
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
  return partsOf(when, language, 'short').weekday;
}

/** '2569' and '2026' */
export function formatYear(when: When, language: Language): string {
  return partsOf(when, language, 'long').year;
}

/** 'HH:MM' in branch time, in both languages */
export function formatTime(when: When): string {
  const { hour, minute } = partsOf(when, 'en', 'short');
  return `${hour}:${minute}`;
}
