import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anAsk, at, today, tomorrow } from './availability.fixtures.ts';
import { firstFree, offerDay, slotState, type DayFacts } from './availability.ts';
import { cellsFor } from './services.ts';
import { addDays, cellOf, epochMs, timeOfCell } from './thai-calendar.ts';

describe('whatever the day', () => {
  const holds = fc.record({
    fromCell: fc.nat(95),
    cells: fc.integer({ min: 1, max: 20 }),
    minutes: fc.integer({ min: -5, max: 30 }),
  });
  const days = fc
    .record({
      ahead: fc.integer({ min: -1, max: 62 }),
      openCell: fc.integer({ min: 24, max: 48 }),
      length: fc.integer({ min: 0, max: 48 }),
      openToday: fc.integer({ min: 0, max: 9 }).map((n) => n > 0),
      closed: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
      lanes: fc.integer({ min: 0, max: 3 }),
      booked: fc.array(fc.nat(3), { maxLength: 96 }),
      holds: fc.array(holds, { maxLength: 8 }),
    })
    .map(({ ahead, openCell, length, openToday, closed, lanes, booked, holds }): DayFacts => ({
      date: addDays(today, ahead),
      hours: openToday ? { openCell, closeCell: openCell + length } : null,
      closure: closed ? { until: addDays(today, ahead + 2) } : null,
      lanes,
      booked: booked.map((taken) => Math.min(taken, lanes)),
      holds: holds.map(({ fromCell, cells, minutes }) => ({
        fromCell,
        toCell: Math.min(96, fromCell + cells),
        until: new Date(at('12:00').getTime() + minutes * 60_000).toISOString(),
      })),
    }));
  const openDays = days.map((day): DayFacts => ({
    ...day,
    date: day.date > today && day.date <= addDays(today, 60) ? day.date : tomorrow,
    hours: day.hours ?? { openCell: 32, closeCell: 72 },
    closure: null,
    lanes: Math.max(1, day.lanes),
  }));
  const asks = fc
    .record({ quarters: fc.integer({ min: 1, max: 16 }), leadDays: fc.nat(5) })
    .map(({ quarters, leadDays }) => anAsk({ hours: quarters / 4, leadDays }));
  const cells = Array.from({ length: 97 }, (_, cell) => cell);
  const live = (day: DayFacts, cell: number, now: number) =>
    day.holds.filter(({ fromCell, toCell, until }) => fromCell <= cell && cell < toCell && epochMs(until) > now).length;

  test('exactly what is listed can be held', () => {
    fc.assert(
      fc.property(days, asks, (day, ask) => {
        const offer = offerDay(day, ask);
        expect(offer.free).toEqual(cells.filter((cell) => slotState(day, cell, ask).free).map(timeOfCell));
        for (const { time, reason } of offer.closed)
          expect(slotState(day, cellOf(time), ask)).toEqual({ free: false, reason });
        expect(offer.reason === null).toBe(offer.free.length > 0);
      }),
    );
  });

  test('a slot is free exactly when each of its cells has a free lane, within the opening hours', () => {
    fc.assert(
      fc.property(openDays, asks, (day, ask) => {
        const now = epochMs(ask.now);
        const refused = offerDay(day, ask).closed.filter(
          ({ reason }) => reason.code === 'full' || reason.code === 'held',
        );
        for (const { time } of refused) {
          const taken = cells.slice(cellOf(time), cellOf(time) + cellsFor(ask.hours));
          expect(taken.some((cell) => (day.booked[cell] ?? 0) + live(day, cell, now) >= day.lanes)).toBe(true);
        }
        for (const time of offerDay(day, ask).free) {
          const taken = cells.slice(cellOf(time), cellOf(time) + cellsFor(ask.hours));
          for (const cell of taken) expect((day.booked[cell] ?? 0) + live(day, cell, now)).toBeLessThan(day.lanes);
          expect(taken.at(0)).toBeGreaterThanOrEqual(day.hours?.openCell ?? 96);
          expect(taken.at(-1)).toBeLessThan(day.hours?.closeCell ?? 0);
        }
      }),
    );
  });

  test('bookings and holds taken one after another never exceed the lanes', () => {
    const takes = fc.array(
      fc.record({ pick: fc.nat(), quarters: fc.integer({ min: 1, max: 12 }), held: fc.boolean() }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(openDays, takes, (start, taken) => {
        let day: DayFacts = { ...start, booked: cells.slice(0, 96).map(() => 0), holds: [] };
        for (const { pick, quarters, held } of taken) {
          const { free } = offerDay(day, anAsk({ hours: quarters / 4 }));
          const time = free[pick % Math.max(1, free.length)];
          if (time === undefined) continue;
          const fromCell = cellOf(time);
          const toCell = fromCell + quarters;
          day = held
            ? { ...day, holds: [...day.holds, { fromCell, toCell, until: at('12:15').toISOString() }] }
            : { ...day, booked: day.booked.map((n, cell) => (cell >= fromCell && cell < toCell ? n + 1 : n)) };
        }
        const now = epochMs(at('12:00'));
        for (const cell of cells) expect((day.booked[cell] ?? 0) + live(day, cell, now)).toBeLessThanOrEqual(day.lanes);
        expect(offerDay(day, anAsk({ hours: 0.25 })).free).toEqual(
          cells
            .filter((cell) => day.hours && cell >= day.hours.openCell && cell < day.hours.closeCell)
            .filter((cell) => (cell - (day.hours?.openCell ?? 0)) % 2 === 0)
            .filter((cell) => (day.booked[cell] ?? 0) + live(day, cell, now) < day.lanes)
            .map(timeOfCell),
        );
      }),
    );
  });

  test('a held slot is free at the instant it names and not one millisecond before', () => {
    let seen = 0;
    fc.assert(
      fc.property(openDays, asks, (day, ask) => {
        for (const { time, reason } of offerDay(day, ask).closed) {
          if (reason.code !== 'held') continue;
          seen += 1;
          const lapse = epochMs(reason.until);
          expect(slotState(day, cellOf(time), { ...ask, now: lapse })).toEqual({ free: true });
          expect(slotState(day, cellOf(time), { ...ask, now: lapse - 1 })).toEqual({ free: false, reason });
        }
      }),
    );
    expect(seen).toBeGreaterThan(20);
  });

  test('a longer visit, a longer lead time, another booking or another hold never frees a slot', () => {
    const extra = fc.record({ quarters: fc.nat(8), days: fc.nat(5), cell: fc.nat(95), fewer: fc.nat(2) });
    fc.assert(
      fc.property(days, asks, extra, (day, ask, { quarters, days, cell, fewer }) => {
        const free = new Set(offerDay(day, ask).free);
        const harder = [
          offerDay(day, { ...ask, hours: ask.hours + quarters / 4 }),
          offerDay(day, { ...ask, leadDays: ask.leadDays + days }),
          offerDay({ ...day, lanes: Math.max(0, day.lanes - fewer) }, ask),
          offerDay(
            { ...day, holds: [...day.holds, { fromCell: cell, toCell: cell + 1, until: at('12:15').toISOString() }] },
            ask,
          ),
        ];
        for (const offer of harder) expect(offer.free.filter((time) => !free.has(time))).toEqual([]);
      }),
    );
  });

  test('the first free slot is the first of the first day that offers any', () => {
    fc.assert(
      fc.property(fc.uniqueArray(days, { maxLength: 5, selector: ({ date }) => date }), asks, (some, ask) => {
        const offers = some.flatMap((day) => offerDay(day, ask).free.map((time) => `${day.date} ${time}`));
        const earliest = offers.reduce<string | null>(
          (least, slot) => (least !== null && least < slot ? least : slot),
          null,
        );
        const first = firstFree(some, ask);
        expect(first && `${first.date} ${first.times[0]}`).toBe(earliest);
      }),
    );
  });
});
