import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { addDays } from '#domain/thai-calendar.ts';
import { fleetCars, fleetColumnsOf } from './fleet.columns.ts';
import { fleetColumns, type FleetCar } from './fleet.shapes.ts';
import { MAINTENANCE_STATES } from './history.shapes.ts';

const TODAY = '2026-11-26';

const text = fc.oneof(fc.constantFrom('', 'กระบะ 01', 'สมชาย  ใจดี', 'a "quoted" \\ name', ' - ', '0'), fc.string());
const day = fc.integer({ min: -4000, max: 4000 }).map((n) => addDays(TODAY, n));
const branch = fc.constantFrom({ location_id: 1001, name: 'บางนา' }, { location_id: 1002, name: 'รังสิต' });
const model = fc.integer({ min: 1, max: 40 }).map((id) => ({
  master_car_data_id: id,
  brand: `brand ${id % 3}`,
  model: `model ${id % 7}`,
  variant: `variant ${id}`,
  year: String(2000 + id),
}));
const advice = fc.constantFrom(
  { advice_id: 'engine-oil', name: 'น้ำมันเครื่อง' },
  { advice_id: 'tyres', name: 'ยาง' },
  { advice_id: 'battery', name: 'แบตเตอรี่' },
);
const km = fc.integer({ min: 0, max: 2_100_000 });
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });

const car: fc.Arbitrary<FleetCar> = fc
  .record({
    model,
    id: fc.uuid(),
    words: fc.tuple(text, text, text, text, text, text),
    car_image_url: orNull(fc.uuid().map((id) => `/x/photos/${id}`)),
    odometer: orNull(fc.record({ date: day, odometer: km })),
    last_visit: orNull(fc.record({ date: day, branch })),
    due: fc.record({
      state: fc.constantFrom(...MAINTENANCE_STATES),
      date: orNull(day),
      odometer: orNull(km),
      advice: fc.uniqueArray(advice, { selector: ({ advice_id: id }) => id }),
      services: fc.array(fc.integer({ min: 100, max: 900 }), { maxLength: 3 }),
    }),
    booking: orNull(
      fc.record({
        appointment_id: fc.uuid(),
        state: fc.constantFrom('held' as const, 'confirmed' as const),
        date_time: day.map((date) => `${date}T09:30:00+07:00`),
        branch,
        expires_at: orNull(day.map((date) => `${date}T02:30:00.000Z`)),
      }),
    ),
  })
  .map(({ model: words, id, words: [name, plate, province, department, driver, tel], ...rest }) => ({
    car_profile_id: id,
    car_name: name,
    car_register_number: plate,
    province,
    department,
    driver_name: driver,
    driver_tel: tel,
    ...words,
    ...rest,
  }));

/** As it arrives in the browser. */
const sent = (cars: readonly FleetCar[]) => {
  const body = JSON.stringify(z.encode(fleetColumns, fleetColumnsOf(cars, TODAY)));
  return z.parse(fleetColumns, JSON.parse(body));
};

describe('FLEET-01 the columns of a fleet', () => {
  it('make the same cars again, in the same order, whatever is in them', () => {
    fc.assert(
      fc.property(fc.array(car, { maxLength: 30 }), (cars) => {
        expect(fleetCars(sent(cars))).toEqual(cars);
      }),
    );
  });

  it('say each word once', () => {
    const cars = fc.sample(car, { numRuns: 300, seed: 1 });
    const { words } = sent(cars);
    expect(words.model.length).toBe(new Set(cars.map(({ master_car_data_id: id }) => id)).size);
    expect(words.branch.length).toBe(2);
    for (const list of [words.department, words.province, words.name]) expect(new Set(list).size).toBe(list.length);
  });

  it('are refused where one is shorter than another, names a word that there is not, or has a value of another kind', () => {
    const good = sent(fc.sample(car, { numRuns: 3, seed: 1 }));
    expect(() => fleetCars({ ...good, plate: good.plate.slice(1) })).toThrow(RangeError);
    expect(() => fleetCars({ ...good, department: [0, 0, 99] })).toThrow(RangeError);
    expect(() => fleetCars({ ...good, driver_name: ['x', '0', '0'] })).toThrow(RangeError);
    for (const wrong of [
      { odometer: ['1', null, null] },
      { name: ['a', 'b', null] },
      { due_state: [0, 0, null] },
      { id: 'x' },
    ])
      expect(z.safeParse(fleetColumns, { ...good, ...wrong }).success).toBe(false);
  });
});
