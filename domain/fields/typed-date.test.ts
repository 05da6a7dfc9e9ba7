import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buddhistYear } from '../thai-calendar.ts';
import { gregorianYear, readTypedDate } from './typed-date.ts';

const dates = fc
  .date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2120-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const thaiDigits = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x0e50 + Number(digit)));

const dateOf = (text: string, today: string) => {
  const read = readTypedDate(text, today);
  return 'date' in read ? read.date : null;
};

describe('typed dates', () => {
  const today = '2026-11-21';

  test('LANG-04 2569 and 2026 mean the same year when typed', () => {
    expect([2569, 2026].map(gregorianYear)).toEqual([2026, 2026]);
    fc.assert(
      fc.property(
        fc.integer({ min: 1900, max: 2200 }),
        (year) => gregorianYear(buddhistYear(year)) === gregorianYear(year),
      ),
    );
  });

  test('LANG-04 a typed date is read in both eras, with each separator and with Thai digits', () => {
    const texts = [
      '5/12/2569',
      '05-12-2026',
      ' 5.12.2569 ',
      '๕/๑๒/๒๕๖๙',
      '5/12/69',
      '5/12/26',
      '5 / 12 / 2026',
      '５/12/2026',
    ];
    for (const text of texts) expect(dateOf(text, today)).toBe('2026-12-05');
  });

  test('LANG-04 every date is read back however it is typed', () => {
    fc.assert(
      fc.property(
        dates,
        fc.constantFrom('/', '-', '.', ' '),
        fc.boolean(),
        fc.boolean(),
        (date, separator, buddhist, thai) => {
          const [year = 0, month, day] = date.split('-').map(Number);
          const text = [day, month, buddhist ? buddhistYear(year) : year].join(separator);
          expect(dateOf(thai ? thaiDigits(text) : text, today)).toBe(date);
        },
      ),
    );
  });

  test('LANG-04 a date is read without separators, as a numeric keypad has none', () => {
    for (const text of [
      '25122569',
      '25122026',
      '251269',
      '251226',
      '25 12 69',
      '25 12 2569',
      '๒๕๑๒๒๕๖๙',
      ' 25  12 26 ',
    ])
      expect(dateOf(text, today)).toBe('2026-12-25');
    expect(dateOf('05122569', today)).toBe('2026-12-05');
    fc.assert(
      fc.property(dates, fc.boolean(), (date, buddhist) => {
        const [year = 0, month, day] = date.split('-');
        expect(dateOf(`${day}${month}${buddhist ? buddhistYear(Number(year)) : year}`, today)).toBe(date);
      }),
    );
  });

  test('LANG-04 a day that does not exist is told apart from what is no date', () => {
    for (const text of ['31/02/2569', '31022569', '31 2 69', '29/2/2569', '31/11/2569', '0/1/2569', '1/13/2569'])
      expect(readTypedDate(text, today)).toEqual({ problem: 'noSuchDay' });
    for (const text of ['5/12', '2512', '2512256', '251225690', 'พรุ่งนี้'])
      expect(readTypedDate(text, today)).toEqual({ problem: 'unread' });
  });

  test('LANG-04 a short year means the year nearest to today, in either era', () => {
    for (const [text, date] of [
      ['1/2/70', '2027-02-01'],
      ['1/2/27', '2027-02-01'],
      ['29/2/71', '2028-02-29'],
      ['1/2/68', '2025-02-01'],
      ['1/2/00', '2000-02-01'],
      ['1/2/47', '2047-02-01'],
      ['1/2/48', '2005-02-01'],
    ] as const)
      expect(dateOf(text, today)).toBe(date);
    expect(dateOf('1/2/00', '2043-06-01')).toBe('2057-02-01');
  });

  test('LANG-04 of the years that a short one can mean, the nearest is chosen', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 0, max: 99 }), (now, short) => {
        const year = Number(now.slice(0, 4));
        const read = Number(dateOf(`1/1/${String(short).padStart(2, '0')}`, now)?.slice(0, 4));
        const meant = (y: number) => y % 100 === short || buddhistYear(y) % 100 === short;
        expect(meant(read)).toBe(true);
        const all = Array.from({ length: 201 }, (_, at) => year - 100 + at).filter(meant);
        expect(Math.abs(read - year)).toBe(Math.min(...all.map((y) => Math.abs(y - year))));
      }),
    );
  });

  test('text that is not a date is not read', () => {
    const texts = [
      '',
      '5/12',
      '31/11/2569',
      '29/2/2569',
      '0/1/2569',
      '1/13/2569',
      '5/12-2569',
      '5/12/256',
      '2026-12-05',
      '5/12/25690',
      'พรุ่งนี้',
    ];
    for (const text of texts) expect(dateOf(text, today)).toBeNull();
  });
});
