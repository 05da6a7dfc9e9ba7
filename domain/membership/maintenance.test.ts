import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isWanted,
  odometerOf,
  odometerOfCar,
  recommendations as recommended,
  servicesToBook,
  SOON_DAYS,
  SOON_KM,
  type Advice,
  type BookedVisit,
  type PastVisit,
  type Reading,
} from './maintenance.ts';
import { addMonths } from './add-months.ts';
import { addDays, daysBetween } from '../thai-calendar.ts';

const OIL: Advice = { id: 'oil', everyKm: 10_000, everyMonths: 12, services: [401] };
const TYRES: Advice = { id: 'tyres', everyKm: 50_000, everyMonths: null, services: [101] };
const visit = (date: string, services: number[], odometer: number | null = null): PastVisit => ({
  date,
  services,
  odometer,
});
type Known = Omit<Parameters<typeof recommended>[1], 'odometer'> & { readonly read: Reading | null };
const recommendations = (advice: readonly Advice[], { read, ...known }: Known) =>
  recommended(advice, { ...known, odometer: odometerOfCar(known.visits, read) });
const ofOil = (today: string, visits: PastVisit[], read: { date: string; odometer: number } | null = null) =>
  recommendations([OIL], { visits, read, today })[0];

describe('what a car needs', () => {
  it('is due by time alone where no odometer is known', () => {
    const visits = [visit('2026-01-31', [401]), visit('2025-01-31', [401])];
    expect(ofOil('2026-12-01', visits)).toEqual({
      adviceId: 'oil',
      booked: null,
      state: 'later',
      by: 'months',
      dueDate: '2027-01-31',
      dueOdometer: null,
      last: { date: '2026-01-31', odometer: null },
    });
    expect(ofOil('2027-01-01', visits)?.state).toBe('soon');
    expect([ofOil('2027-01-30', visits)?.state, ofOil('2027-01-31', visits)?.state]).toEqual(['soon', 'due']);
  });

  it('is due by kilometres on the day that they come, told from the way of a day between readings', () => {
    const visits = [visit('2026-01-01', [], 20_000), visit('2026-04-11', [401], 25_000)];
    // 50 km a day: 10,000 more take 200 days.
    expect(ofOil('2026-05-01', visits)).toMatchObject({
      by: 'km',
      dueDate: '2026-10-28',
      dueOdometer: 35_000,
      state: 'later',
    });
    expect(ofOil('2026-10-27', visits)?.state).toBe('soon');
    expect(ofOil('2026-10-28', visits)?.state).toBe('due');
    expect(ofOil('2026-05-01', visits, { date: '2026-04-30', odometer: 35_000 })).toMatchObject({
      by: 'km',
      state: 'due',
    });
  });

  it('with one reading alone counts its kilometres, but tells no day', () => {
    const done = [visit('2026-01-01', [101], 30_000)];
    const asked = (odometer: number) =>
      recommendations([TYRES], { visits: done, read: { date: '2026-01-20', odometer }, today: '2026-01-21' })[0];
    expect(asked(30_500)).toMatchObject({ state: 'later', by: 'km', dueDate: null, dueOdometer: 80_000 });
    expect(asked(80_000 - SOON_KM)?.state).toBe('soon');
    expect(asked(80_000)).toMatchObject({ state: 'due', dueDate: '2026-01-21' });
  });

  it('is unknown without a record, and without an odometer for what goes by kilometres alone', () => {
    expect(ofOil('2026-01-01', [])).toMatchObject({ state: 'unknown', last: null, dueDate: null });
    expect(
      recommendations([TYRES], { visits: [visit('2025-01-01', [101])], read: null, today: '2026-01-01' })[0],
    ).toMatchObject({ state: 'unknown', last: { date: '2025-01-01', odometer: null } });
  });
});

it('a reading that is higher than a later one was misread', () => {
  const odometer = odometerOf([
    { date: '2026-01-01', odometer: 10_000 },
    { date: '2026-02-01', odometer: 99_999 },
    { date: '2026-04-11', odometer: 15_000 },
  ]);
  expect([odometer?.aDay, odometer?.at('2026-02-20'), odometer?.at('2026-04-21')]).toEqual([50, 12_500, 15_500]);
});

describe('whatever a car has done', () => {
  const today = '2026-06-15';
  const visits = fc.array(
    fc.record({
      date: fc.integer({ min: -1500, max: 0 }).map((n) => addDays(today, n)),
      services: fc.subarray([401, 101, 501]),
      odometer: fc.option(fc.integer({ min: 0, max: 400_000 })),
    }),
    { maxLength: 12 },
  );
  const read = fc.option(
    fc.record({
      date: fc.integer({ min: -400, max: 0 }).map((n) => addDays(today, n)),
      odometer: fc.integer({ min: 0, max: 400_000 }),
    }),
  );
  const ADVICE = [OIL, TYRES, { id: 'check', everyKm: null, everyMonths: 6, services: [501] }];

  it('each advice is answered once, what is due before what is not', () => {
    fc.assert(
      fc.property(visits, read, (visits, read) => {
        const found = recommendations(ADVICE, { visits, read, today });
        expect(found.map(({ adviceId }) => adviceId).toSorted()).toEqual(['check', 'oil', 'tyres']);
        const order = found.map(({ state }) => ['due', 'soon', 'later', 'unknown'].indexOf(state));
        expect(order).toEqual(order.toSorted((a, b) => a - b));
      }),
    );
  });

  it('it is due exactly if its day has come or its kilometres are over, and no day is later than the advice says', () => {
    fc.assert(
      fc.property(visits, read, (visits, read) => {
        const odometer = odometerOf([
          ...visits.flatMap((v) => (v.odometer === null ? [] : [{ date: v.date, odometer: v.odometer }])),
          ...(read ? [read] : []),
        ]);
        for (const { adviceId, state, dueDate, dueOdometer, last } of recommendations(ADVICE, {
          visits,
          read,
          today,
        })) {
          const { everyMonths } = ADVICE.find(({ id }) => id === adviceId) ?? OIL;
          if (state === 'unknown') continue;
          const over = dueOdometer !== null && odometer !== null && odometer.at(today) >= dueOdometer;
          expect(state === 'due').toBe(over || (dueDate !== null && dueDate <= today));
          if (state === 'later' && dueDate !== null) expect(daysBetween(today, dueDate)).toBeGreaterThan(SOON_DAYS);
          if (everyMonths !== null) expect((dueDate ?? '9') <= addMonths(last?.date ?? '', everyMonths)).toBe(true);
        }
      }),
    );
  });

  it('as days pass nothing becomes less urgent by time, and having it done today makes it not due', () => {
    fc.assert(
      fc.property(visits, fc.integer({ min: 0, max: 900 }), (visits, days) => {
        const timeOnly = [{ id: 'check', everyKm: null, everyMonths: 6, services: [501] }];
        const rank = (at: string) =>
          ['due', 'soon', 'later', 'unknown'].indexOf(
            recommendations(timeOnly, { visits, read: null, today: at })[0]?.state ?? '',
          );
        expect(rank(addDays(today, days))).toBeLessThanOrEqual(rank(today));
        const done = [...visits, visit(today, [501])];
        expect(recommendations(timeOnly, { visits: done, read: null, today })[0]?.state).toBe('later');
      }),
    );
  });
});

it('a month later is the same day, or the last of a shorter month', () => {
  expect([
    addMonths('2026-01-31', 1),
    addMonths('2024-01-31', 1),
    addMonths('2026-11-30', 3),
    addMonths('2026-12-15', 24),
    addMonths('2026-03-31', -1),
  ]).toEqual(['2026-02-28', '2024-02-29', '2027-02-28', '2028-12-15', '2026-02-28']);
});

describe('what is booked', () => {
  const oil: Advice = { id: 'oil', everyKm: null, everyMonths: 12, services: [401, 402] };
  const tyres: Advice = { id: 'tyres', everyKm: null, everyMonths: 24, services: [601] };
  const visits = [{ date: '2023-01-10', services: [401, 601], odometer: null }];
  const found = (booked: readonly BookedVisit[]) =>
    recommendations([oil, tyres], { visits, booked, read: null, today: '2026-11-25' });

  it('is said with the day of the next visit at which it is done, wanted no longer, and listed after what is wanted', () => {
    const booked = [
      { id: 'later', date: '2026-12-20', services: [402] },
      { id: 'next', date: '2026-12-08', services: [101, 402] },
    ];
    const [first, second] = found(booked);
    expect(first).toMatchObject({ adviceId: 'tyres', state: 'due', booked: null });
    expect(second).toMatchObject({ adviceId: 'oil', state: 'due', booked: { id: 'next', date: '2026-12-08' } });
    expect([first, second].map((one) => one && isWanted(one))).toEqual([true, false]);
  });

  it('is left out of the services to book, of which there are at most three, each once', () => {
    const line = (booked: unknown, ...ids: number[]) => ({ booked, services: ids.map((id) => ({ id })) });
    expect(servicesToBook([line({}, 1), line(null, 2, 3), line(null, 3, 4), line(null, 5)])).toEqual([2, 3, 4]);
  });

  it('at a visit for something else stays wanted', () =>
    expect(found([{ id: 'other', date: '2026-12-08', services: [101] }]).map(isWanted)).toEqual([true, true]));
});
