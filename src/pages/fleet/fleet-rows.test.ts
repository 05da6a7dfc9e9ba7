import { describe, expect, it } from 'vitest';
import { fleetCar } from './fleet.fixtures.ts';
import { findCars, fleetRows, nameOf, sortCars, valuesOf } from './fleet-rows.ts';

const rows = fleetRows([
  fleetCar('a', { car_register_number: '1กก 1234', department: 'ขาย', driver_name: 'สมชาย ใจดี' }),
  fleetCar('b', { car_register_number: '70-1234', brand: 'Isuzu', model: 'D-Max', year: '2019' }),
  fleetCar('c', {
    car_register_number: '2กก 9',
    due: { state: 'soon', date: '2026-12-01', odometer: null, advice: [], services: [] },
    last_visit: { date: '2026-01-02', branch: { location_id: 1001, name: 'บางนา' } },
  }),
  fleetCar('d', {
    car_register_number: '10กก 1',
    due: { state: 'due', date: '2026-11-01', odometer: null, advice: [], services: [] },
    booking: {
      appointment_id: '00000000-0000-4000-8000-000000000001',
      state: 'confirmed',
      date_time: '2026-12-01T03:00:00.000Z',
      branch: { location_id: 1001, name: 'บางนา' },
      expires_at: null,
    },
  }),
]);
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id).join('');
const found = (search: Parameters<typeof findCars>[1]) => ids(findCars(rows, search).rows);

describe('finding cars', () => {
  it.each([
    ['1234', 'ab'],
    ['701234', 'b'],
    ['๗๐-๑๒๓๔', 'b'],
    ['ใจดี ขาย', 'a'],
    ['dmax', 'b'],
    ['ขาย 9', ''],
    ['', 'abcd'],
  ])('%s finds by plate, name, car, department and driver, each word by itself', (q, wanted) => {
    expect(found({ q })).toBe(wanted);
  });

  it('nothing is found across two fields', () => {
    expect(found({ q: 'ขายสมชาย' })).toBe('');
  });

  it('filters and views narrow it together, and the views are counted within the filters', () => {
    expect(found({ brand: 'Isuzu' })).toBe('b');
    expect(found({ department: '-' })).toBe('bcd');
    expect(found({ view: 'due' })).toBe('cd');
    expect(found({ view: 'overdue', brand: 'Isuzu' })).toBe('');
    expect(findCars(rows, { q: 'กก', view: 'never' }).counts).toEqual({
      all: 3,
      due: 2,
      overdue: 1,
      booked: 1,
      never: 2,
    });
  });
});

describe('naming cars', () => {
  it('FLEET-01 a plate that the company has in two provinces is named with its province, and found by it', () => {
    const twins = fleetRows([
      fleetCar('a', { car_register_number: '1กก 1234', province: 'ชลบุรี' }),
      fleetCar('b', { car_register_number: '1กก 1234', province: 'ระยอง' }),
      fleetCar('c', { car_register_number: '2กก 9', province: 'ระยอง' }),
    ]);
    expect(twins.map(nameOf)).toEqual(['1กก 1234 ชลบุรี', '1กก 1234 ระยอง', '2กก 9']);
    expect(ids(findCars(twins, { q: '1234 ระยอง' }).rows)).toBe('b');
  });
});

describe('sorting cars', () => {
  it('numbers in plates count as numbers, and what has no value comes last both ways', () => {
    expect(ids(sortCars(rows, 'plate', false))).toBe('acdb');
    expect(ids(sortCars(rows, 'due', false))).toBe('dcab');
    expect(ids(sortCars(rows, 'due', true))).toBe('cdab');
    expect(ids(sortCars(rows, 'booking', true))).toBe('dabc');
  });

  it('offers each value of a field once', () => {
    expect(valuesOf(rows, 'brand')).toEqual(['Isuzu', 'Toyota']);
    expect(valuesOf(rows, 'department')).toEqual(['ขาย']);
  });
});
