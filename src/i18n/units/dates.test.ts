import { describe, expect, it } from 'vitest';
import { plainWords } from '#domain/word-joiner.ts';
import {
  formatDate,
  formatDay,
  formatDayFull,
  formatDayLong,
  formatDayTime,
  formatDayYear,
  formatMonth,
  formatTime,
  formatTyped,
  formatYear,
  formatYearOfMake,
} from './dates.ts';

const unicodeName = (language: 'th' | 'en', day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language === 'th' ? 'th-TH' : 'en-GB', { ...options, timeZone: 'UTC' }).format(new Date(day));

describe('dates', () => {
  it('LANG-04 shows the Buddhist era in Thai and the Gregorian era in English', () => {
    expect(formatDayFull('2026-11-27', 'th')).toBe('วัน\u2060ศุกร์ที่ 27 พฤศจิกายน 2569');
    expect(formatDayFull('2026-11-27', 'en')).toBe('Friday 27 November 2026');
    expect(formatMonth('2026-11-27', 'th')).toBe('พฤศจิกายน 2569');
    expect(formatMonth('2026-11-27', 'en')).toBe('November 2026');
    expect(formatYear('2026-12-31', 'th')).toBe('2569');
    expect([formatDate('2026-11-27', 'th'), formatDate('2026-11-27', 'en')]).toEqual(['27 พ.ย. 2569', '27 Nov 2026']);
    expect([formatDayYear('2026-11-27', 'th'), formatDayYear('2026-11-27', 'en')]).toEqual([
      'ศ. 27 พ.ย. 2569',
      'Fri 27 Nov 2026',
    ]);
    expect([formatTyped('2026-11-07', 'th'), formatTyped('2026-11-07', 'en')]).toEqual(['07/11/2569', '07/11/2026']);
  });

  it('LANG-04 a car’s year is shown in the era of the language, and anything else stays as it is', () => {
    expect(['2022', '65', ''].map((year) => formatYearOfMake(year, 'th'))).toEqual(['2565', '65', '']);
    expect(formatYearOfMake('2022', 'en')).toBe('2022');
  });

  it('LANG-04 shortens a day without its year', () => {
    expect(formatDay('2026-11-27', 'th')).toBe('ศ. 27 พ.ย.');
    expect(formatDay('2026-11-27', 'en')).toBe('Fri 27 Nov');
    expect(formatDay('2026-09-04', 'en')).toBe('Fri 4 Sep');
    expect(formatDayLong('2026-11-27', 'en')).toBe('Friday 27 November');
  });

  it('LANG-04 names every weekday and month as the Unicode data does', () => {
    for (const day of ['04', '05', '06', '07', '08', '09', '10'])
      for (const language of ['th', 'en'] as const)
        expect(plainWords(formatDayLong(`2026-01-${day}`, language))).toMatch(
          new RegExp(`^${unicodeName(language, `2026-01-${day}`, { weekday: 'long' })}`),
        );
    for (let month = 1; month <= 12; month += 1) {
      const day = `2026-${String(month).padStart(2, '0')}-15`;
      for (const language of ['th', 'en'] as const) {
        expect(formatMonth(day, language)).toMatch(new RegExp(`^${unicodeName(language, day, { month: 'long' })} `));
        const short = unicodeName(language, day, { month: 'short' }).replace('Sept', 'Sep');
        expect(formatDay(day, language).endsWith(` 15 ${short}`)).toBe(true);
      }
    }
  });

  it('a time without an offset is branch time, an instant is converted to it', () => {
    expect(formatTime('2026-11-27T10:30')).toBe('10:30');
    expect(formatTime('2026-11-27 00:05:00')).toBe('00:05');
    expect(formatTime('2026-11-27T20:00:00Z')).toBe('03:00');
    expect(formatDay('2026-11-27T20:00:00Z', 'en')).toBe('Sat 28 Nov');
    expect(formatDayTime('2026-11-27T20:00:00Z', 'th')).toBe('ส. 28 พ.ย. 03:00');
    expect(formatTime(new Date('2026-11-27T10:30:00+07:00'))).toBe('10:30');
  });
});
