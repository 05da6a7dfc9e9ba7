import { expect, it } from 'vitest';
import { bookingFileName, dayInFileName } from './file-name.ts';

it('LANG-04 a day in the name of a file has the year of the language', () => {
  expect(dayInFileName('2026-11-27', 'th')).toBe('2569-11-27');
  expect(dayInFileName('2026-11-27', 'en')).toBe('2026-11-27');
});

it('LANG-04 a file of a booking is named by the day of the visit in Thailand and the code', () => {
  const booking = { code: 'YXX9PNN2', startsAt: '2026-12-31T17:30:00Z' };
  expect(bookingFileName(booking, 'th')).toBe('roddee-2570-01-01-YXX9PNN2');
  expect(bookingFileName(booking, 'en')).toBe('roddee-2027-01-01-YXX9PNN2');
});
