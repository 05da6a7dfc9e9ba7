import { describe, expect, it } from 'vitest';
import { normalisePlate, plateProblem } from '#domain/fields/plate.ts';
import { phoneProblem } from '#domain/fields/phone.ts';
import { totalHours } from '#domain/services.ts';
import { addDays, cellOf, weekday } from '#domain/thai-calendar.ts';
import { branches } from '../branches.ts';
import { carBrands } from '../cars.ts';
import { closuresFor } from '../closures.ts';
import { demoBookings, type DemoBooking } from './bookings.ts';
import { demoCustomer } from './people.ts';
import { seededRandom } from '../seeded-random.ts';
import { services } from '../services.ts';

const TODAYS = ['2026-11-21', '2026-12-24', '2027-04-08', '2028-02-15'];
const period = (today: string) => ({ today, branches, services, daysBack: 14, daysAhead: 30 });
const branchOf = (id: number) => {
  const branch = branches.find(({ locationId }) => locationId === id);
  if (!branch) throw new Error('a booking at no branch');
  return branch;
};
const spanOn = (id: number, date: string) => {
  const hours = branchOf(id).hours[weekday(date)];
  return hours ? { open: cellOf(hours.open), close: cellOf(hours.close) } : null;
};
const isClosed = (today: string, id: number, date: string) =>
  closuresFor(today).some((closure) => closure.locationId === id && closure.from <= date && date <= closure.to);

it('an invented customer never gets a plate that is taken', () => {
  const taken = new Set<string>();
  const plates = ['x', 'x'].map((seed) => demoCustomer(seededRandom(seed), taken, 2026).plate);
  expect(plates[0]).not.toBe(plates[1]);
  expect([...taken]).toEqual(plates);
});

describe('closures', () => {
  it('one branch is being renovated until three days from now', () => {
    const open = closuresFor('2026-11-21').filter(({ from, to }) => from <= '2026-11-21' && '2026-11-21' <= to);
    expect(open).toHaveLength(1);
    expect(open[0]).toMatchObject({ to: '2026-11-24', reason: { en: 'Closed for renovation' } });
  });

  it('some branches, but not all, keep New Year and Songkran', () => {
    const closedOn = (today: string, date: string) =>
      branches.filter(({ locationId }) => isClosed(today, locationId, date)).length;
    for (const [today, date] of [
      ['2026-11-21', '2026-12-31'],
      ['2026-12-30', '2027-01-01'],
      ['2027-01-01', '2027-01-01'],
      ['2027-03-01', '2027-04-13'],
      ['2027-03-01', '2027-04-15'],
    ] as const) {
      expect(closedOn(today, date)).toBeGreaterThan(5);
      expect(closedOn(today, date)).toBeLessThan(20);
    }
    expect(closedOn('2027-03-01', '2027-04-16')).toBe(0);
  });

  it('the closures of a branch never overlap, whatever day it is, and every branch exists', () => {
    for (let today = '2026-11-01'; today < '2027-12-01'; today = addDays(today, 1)) {
      const sorted = closuresFor(today).toSorted((a, b) => a.locationId - b.locationId || (a.from < b.from ? -1 : 1));
      const overlaps = sorted.filter((one, i) => {
        const before = sorted[i - 1];
        return before?.locationId === one.locationId && one.from <= before.to;
      });
      expect(overlaps).toEqual([]);
      for (const { locationId } of sorted) branchOf(locationId);
    }
  });
});

describe.each(TODAYS)('demo bookings of %s', (today) => {
  const bookings = demoBookings(period(today));

  it('are the same every time they are generated', () => {
    expect(demoBookings(period(today))).toEqual(bookings);
  });

  it('are enough to look real and few enough to insert', () => {
    expect(bookings.length).toBeGreaterThan(3000);
    expect(bookings.length).toBeLessThanOrEqual(6000);
  });

  it('never take a lane of a branch twice in one quarter of an hour', () => {
    const keys = bookings.flatMap(({ locationId, date, startCell, cells, lane }) =>
      Array.from({ length: cells }, (_, i) => `${locationId} ${date} ${startCell + i} ${lane}`),
    );
    expect(new Set(keys).size).toBe(keys.length);
    for (const { lane, locationId } of bookings) expect(lane >= 0 && lane < branchOf(locationId).lanes).toBe(true);
  });

  it('lie within opening hours, begin on a slot, and avoid closures', () => {
    for (const { locationId, date, startCell, cells } of bookings) {
      const span = spanOn(locationId, date);
      if (!span) throw new Error('a booking on a day off');
      expect(startCell).toBeGreaterThanOrEqual(span.open);
      expect(startCell + cells).toBeLessThanOrEqual(span.close);
      expect((startCell - span.open) % 2).toBe(0);
    }
    const shut = new Set(bookings.map(({ locationId, date }) => `${locationId} ${date}`));
    const wrong = [...shut].filter((key) => isClosed(today, Number(key.slice(0, 4)), key.slice(5)));
    expect(wrong).toEqual([]);
  });

  it('are completed before today and confirmed from today on, within the period', () => {
    for (const { date, status } of bookings) expect(status).toBe(date < today ? 'completed' : 'confirmed');
    const dates = bookings.map(({ date }) => date).toSorted();
    expect(dates[0]).toBe(addDays(today, -14));
    expect(dates.at(-1)).toBe(addDays(today, 30));
  });

  it('are for one to three services and last as long as those take', () => {
    for (const { serviceIds, cells } of bookings) {
      const chosen = services.filter(({ id }) => serviceIds.includes(id));
      expect(chosen).toHaveLength(serviceIds.length);
      expect(cells).toBe(totalHours(chosen) * 4);
    }
    expect(new Set(bookings.map(({ serviceIds }) => serviceIds.length))).toEqual(new Set([1, 2, 3]));
  });

  it('are made by invented people with valid phones, plates of their own and cars that exist', () => {
    expect(new Set(bookings.map(({ plate }) => plate)).size).toBe(bookings.length);
    const cars = new Set(carBrands.flatMap(({ name, models }) => models.map((one) => `${name} ${one.name}`)));
    for (const { plate, tel, brand, model, year } of bookings) {
      expect(plateProblem(plate)).toBeNull();
      expect(normalisePlate(plate)).toBe(plate);
      expect(phoneProblem(tel)).toBeNull();
      expect(tel).toMatch(/^080000/);
      expect(cars).toContain(`${brand} ${model}`);
      expect(Number(year)).toBeLessThanOrEqual(Number(today.slice(0, 4)));
    }
  });

  it('leave some days nearly free and others nearly full, with sold-out mornings and the busiest days on Saturdays', () => {
    const taken = (all: DemoBooking[]) => all.reduce((sum, { cells }) => sum + cells, 0);
    const days = branches.flatMap(({ locationId, lanes }) =>
      Array.from({ length: 31 }, (_, i) => addDays(today, i)).flatMap((date) => {
        const span = spanOn(locationId, date);
        if (!span || isClosed(today, locationId, date)) return [];
        const here = bookings.filter((one) => one.locationId === locationId && one.date === date);
        const inMorning = here.filter(({ startCell }) => startCell < cellOf('11:00'));
        const morningCells = cellOf('11:00') - span.open;
        const morning = inMorning.reduce((sum, one) => sum + Math.min(one.cells, cellOf('11:00') - one.startCell), 0);
        return [
          {
            saturday: weekday(date) === 6,
            full: taken(here) / (lanes * (span.close - span.open)),
            morning: morning / (lanes * morningCells),
          },
        ];
      }),
    );
    const share = (some: typeof days) => some.reduce((sum, { full }) => sum + full, 0) / some.length;
    expect(days.filter(({ full }) => full > 0.7).length).toBeGreaterThanOrEqual(8);
    expect(days.filter(({ full }) => full < 0.1).length).toBeGreaterThan(150);
    expect(days.filter(({ morning, full }) => morning > 0.9 && full < 0.7).length).toBeGreaterThan(10);
    expect(share(days.filter(({ saturday }) => saturday))).toBeGreaterThan(2 * share(days.filter((d) => !d.saturday)));
  });
});
