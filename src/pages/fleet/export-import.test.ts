import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readLine } from '#domain/fields/typed-text.ts';
import { isCarNameTooLong } from '#domain/fields/car-name.ts';
import { displayPlate } from '#domain/fields/plate.ts';
import { checkedOf, MASTER } from '#domain/fleet-list/fleet-list.fixtures.ts';
import type { KnownCar } from '#domain/fleet-list/known-car.ts';
import { openedSheets } from '#workbook/workbook.fixtures.ts';
import { writeWorkbook } from '#workbook/write-workbook.ts';
import { fleetCar } from './fleet.fixtures.ts';
import { fleetSheet } from './fleet-sheet.view.ts';

const years = MASTER.brands.flatMap((brand) =>
  brand.models.flatMap((model) =>
    model.variants.flatMap((variant) =>
      variant.years.map(({ id, year }) => ({
        brand: brand.name,
        model: model.name,
        variant: variant.name,
        year: String(year),
        master_car_data_id: id,
      })),
    ),
  ),
);

/** Texts as they are stored, and as people type them to try something. */
const stored = (max: number) =>
  fc
    .oneof(
      fc.constantFrom(
        '',
        '-',
        '=1+1',
        "'=1+1",
        '+66',
        '@x',
        'สมชาย  ใจดี',
        '00123',
        '1.5',
        '#N/A',
        '–',
        'รวม',
        'ผู้จัดทำ',
        '๑๒',
      ),
      fc.string({ maxLength: max }),
    )
    .map((text) => readLine(text).slice(0, max));

const car = fc
  .record({
    plate: fc.tuple(fc.constantFrom('', '1', '2'), fc.constantFrom('กก', 'ขข'), fc.integer({ min: 1, max: 9999 })),
    province: fc.constantFrom('ชลบุรี', 'กรุงเทพมหานคร', 'แพร่'),
    what: fc.constantFrom(...years),
    name: stored(14).filter((text) => !isCarNameTooLong(text)),
    department: stored(60),
    driver: stored(100),
    tel: fc.constantFrom('', '0812345678', '021234567'),
    odometer: fc.option(fc.integer({ min: 0, max: 2_000_000 }), { nil: null }),
  })
  .map(({ plate, what, name, driver, tel, odometer, ...rest }): KnownCar => {
    const written = displayPlate(plate.join(''));
    return {
      car_profile_id: written,
      car_name: name || written,
      car_register_number: written,
      driver_name: driver,
      driver_tel: tel,
      odometer,
      booked: false,
      ...what,
      ...rest,
    };
  });

it('FLEET-02 FLEET-03 an import of an export changes nothing, whatever is in the fleet, in both languages', async () => {
  const fleets = fc.uniqueArray(car, {
    selector: ({ car_register_number: plate }) => plate,
    minLength: 1,
    maxLength: 12,
  });
  await fc.assert(
    fc.asyncProperty(fleets, fc.constantFrom('th' as const, 'en' as const), async (cars, language) => {
      const shown = cars.map(({ odometer, ...one }) =>
        fleetCar(one.car_profile_id, {
          ...one,
          odometer: odometer === null ? null : { date: '2026-11-01', odometer },
          last_visit: { date: '2026-10-01', branch: { location_id: 1, name: 'บางนา' } },
        }),
      );
      const sheets = await openedSheets(new Uint8Array(writeWorkbook(fleetSheet(shown, language))));
      const found = checkedOf(sheets, { cars });
      expect([found.added, found.changed, found.wrong, found.leftOut]).toEqual([[], [], [], []]);
      expect(found.unchanged).toHaveLength(cars.length);
    }),
    { numRuns: 60 },
  );
});
