import { expect, it } from 'vitest';
import { cellsOf } from '#domain/sheet-cells.ts';
import { fleetCar } from './fleet.fixtures.ts';
import { fleetSheet } from './fleet-sheet.view.ts';

const car = fleetCar('a', {
  car_name: '=1+1',
  car_register_number: '70-1234',
  driver_tel: '0812345678',
  odometer: { date: '2026-11-01', odometer: 12_345 },
  last_visit: { date: '2026-11-01', branch: { location_id: 1, name: 'บางนา' } },
});

it('a car is one row: formulas are text, phones keep their zero, days are real days, and these and the year of make are in the era of the language', () => {
  const cells = (language: 'th' | 'en') => cellsOf(fleetSheet([car], language))[1] ?? [];
  const th = cells('th');
  expect(th.slice(0, 2)).toEqual([
    { t: 's', v: "'=1+1", z: '@' },
    { t: 's', v: '70-1234', z: '@' },
  ]);
  expect([th[6], th[9], th[10]]).toEqual([
    { t: 's', v: '2565', z: '@' },
    { t: 's', v: '0812345678', z: '@' },
    { t: 'n', v: 12_345, z: '#,##0' },
  ]);
  expect(cells('en')[6]).toEqual({ t: 's', v: '2022', z: '@' });
  expect([th[11], cells('en')[11]]).toEqual([
    { t: 'n', v: 46_327, z: '[$-107041E]d mmm yyyy' },
    { t: 'n', v: 46_327, z: '[$-409]d mmm yyyy' },
  ]);
  expect([th[13], th[14]]).toEqual([null, null]);
});

it('every column has a heading in both languages, and a width', () => {
  for (const language of ['th', 'en'] as const) {
    const { heads, widths, rows } = fleetSheet([car], language);
    expect([heads.length, widths.length]).toEqual([rows[0]?.length, rows[0]?.length]);
  }
});
