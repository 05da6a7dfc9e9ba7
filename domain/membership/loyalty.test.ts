import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { balanceOn, CAPS, earn, EARNING, endingOn, FUELS, lastClaimDay, lastDayOf, payFrom, SHOPS } from './loyalty.ts';
import { addDays } from '../thai-calendar.ts';

const NEW = { timesToday: 0, thisMonth: 0 };
const litres = (count: number) => Math.round(count * 100);
const baht = litres;
const points = (
  ...[bought, amount, before = NEW]: [...Parameters<typeof earn>] | [Parameters<typeof earn>[0], number]
) => earn(bought, amount, before).points;

describe('points earned', () => {
  it.each([
    ['petrol', 1, 1],
    ['gasohol', 35.99, 35],
    ['premiumDiesel', 35.99, 17],
    ['diesel', 35.99, 8],
    ['diesel', 3.99, 0],
  ] as const)('%s, %d litres: %d', (bought, amount, expected) => expect(points(bought, litres(amount))).toBe(expected));

  it.each([
    ['lubricants', 19.99, 0],
    ['cafe', 65, 3],
    ['convenience', 1500, 75],
    ['other', 999.99, 49],
  ] as const)('%s, %d baht: %d', (bought, amount, expected) => expect(points(bought, baht(amount))).toBe(expected));

  it.each([
    ['petrol', litres(100), litres(100)],
    ['diesel', litres(100), litres(100)],
    ['lubricants', baht(500), baht(500)],
    ['cafe', baht(500), baht(500)],
    ['convenience', baht(1500), baht(1500)],
    ['other', baht(1000), baht(1000)],
  ] as const)('%s counts no more than its cap at a time', (bought, cap, counted) => {
    expect(earn(bought, cap, NEW)).toMatchObject({ counted, cut: null });
    expect(earn(bought, cap + 1, NEW)).toMatchObject({ counted, cut: 'aTime' });
  });

  it('nothing from the third tank, or the fourth purchase in a shop, at one branch on one day', () => {
    expect(points('petrol', litres(10), { ...NEW, timesToday: 1 })).toBe(10);
    expect(earn('petrol', litres(10), { ...NEW, timesToday: 2 })).toEqual({ points: 0, counted: 0, cut: 'timesADay' });
    expect(points('cafe', baht(100), { ...NEW, timesToday: 2 })).toBe(5);
    expect(earn('cafe', baht(100), { ...NEW, timesToday: 3 })).toEqual({ points: 0, counted: 0, cut: 'timesADay' });
  });

  it('the month ends at 400 litres and at 5,000 baht, after the cap of one time', () => {
    const tank = { ...NEW, thisMonth: litres(350) };
    expect(earn('petrol', litres(150), tank)).toEqual({ points: 50, counted: litres(50), cut: 'aMonth' });
    expect(earn('petrol', litres(50), tank)).toEqual({ points: 50, counted: litres(50), cut: null });
    expect(earn('petrol', litres(9), { ...NEW, thisMonth: litres(400) })).toMatchObject({ points: 0, cut: 'aMonth' });
    expect(earn('other', baht(2000), { ...NEW, thisMonth: baht(4500) })).toEqual({
      points: 25,
      counted: baht(500),
      cut: 'aMonth',
    });
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('an amount of %d is refused', (amount) =>
    expect(() => earn('petrol', amount, NEW)).toThrow(RangeError),
  );

  test('however a month is bought, no cap is passed, and more never earns less', () => {
    const purchases = fc.array(
      fc.record({ bought: fc.constantFrom(...FUELS, ...SHOPS), amount: fc.nat(300_000), timesToday: fc.nat(4) }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(purchases, (list) => {
        const month = { fuel: 0, shop: 0 };
        for (const { bought, amount, timesToday } of list) {
          const { family, aPoint, aTime } = EARNING[bought];
          const before = { timesToday, thisMonth: month[family] };
          const earned = earn(bought, amount, before);
          expect(earned.counted).toBeLessThanOrEqual(Math.min(amount, aTime));
          expect(earned.points).toBe(Math.floor(earned.counted / aPoint));
          expect(earned.cut === null).toBe(earned.counted === amount && timesToday < CAPS[family].timesADay);
          expect(earn(bought, amount + 1, before).points).toBeGreaterThanOrEqual(earned.points);
          month[family] += earned.counted;
          expect(month[family]).toBeLessThanOrEqual(CAPS[family].aMonth);
        }
      }),
    );
  });
});

describe('the life of points', () => {
  it.each([
    ['2026-01-01', '2028-06-30'],
    ['2026-06-30', '2028-06-30'],
    ['2026-07-01', '2028-12-31'],
    ['2026-12-31', '2028-12-31'],
    ['2024-02-29', '2026-06-30'],
  ])('earned on %s, they can be spent until %s', (earnedOn, lastDay) => expect(lastDayOf(earnedOn)).toBe(lastDay));

  it('wrong points can be claimed for 15 days', () => expect(lastClaimDay('2026-12-20')).toBe('2027-01-04'));

  const lots = [
    { id: 'new', points: 50, lastDay: '2028-12-31' },
    { id: 'old', points: 30, lastDay: '2028-06-30' },
    { id: 'older', points: 20, lastDay: '2028-06-30' },
    { id: 'spent', points: 0, lastDay: '2028-06-30' },
    { id: 'over', points: 99, lastDay: '2028-06-29' },
  ];

  it('they live through their last day, and not a day longer', () => {
    expect(balanceOn(lots, '2028-06-29')).toBe(199);
    expect(balanceOn(lots, '2028-06-30')).toBe(100);
    expect(balanceOn(lots, '2028-07-01')).toBe(50);
    expect(balanceOn(lots, '2029-01-01')).toBe(0);
  });

  it('what ends when is told day by day, the soonest first', () =>
    expect(endingOn(lots, '2028-06-30')).toEqual([
      { lastDay: '2028-06-30', points: 50 },
      { lastDay: '2028-12-31', points: 50 },
    ]));

  it('those that end first are spent first; never more than there are', () => {
    expect(payFrom(lots, 35, '2028-06-30')).toEqual([
      { id: 'old', points: 30 },
      { id: 'older', points: 5 },
    ]);
    expect(payFrom(lots, 101, '2028-06-30')).toBeNull();
    for (const wrong of [0, -1, 1.5]) expect(() => payFrom(lots, wrong, '2028-06-30')).toThrow(RangeError);
  });

  test('whatever the lots, a payment is exact, leaves no lot below zero, and touches none while one that ends sooner has points', () => {
    const anyLots = fc.array(fc.record({ points: fc.nat(500), days: fc.integer({ min: -3, max: 3 }) }), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(anyLots, fc.integer({ min: 1, max: 3000 }), (list, due) => {
        const today = '2028-06-30';
        const own = list.map(({ points: left, days }, at) => ({
          id: String(at),
          points: left,
          lastDay: addDays(today, days),
        }));
        const paid = payFrom(own, due, today);
        expect(paid === null).toBe(balanceOn(own, today) < due);
        const rest = own.map((lot) => ({
          ...lot,
          points: lot.points - (paid?.find(({ id }) => id === lot.id)?.points ?? 0),
        }));
        expect(balanceOn(own, today) - balanceOn(rest, today)).toBe(paid === null ? 0 : due);
        expect(rest.every(({ points: left }) => left >= 0)).toBe(true);
        const touched = own.filter(({ id }) => paid?.some((part) => part.id === id));
        const last =
          touched
            .map(({ lastDay }) => lastDay)
            .toSorted()
            .at(-1) ?? '';
        expect(rest.some(({ points: left, lastDay }) => left > 0 && lastDay >= today && lastDay < last)).toBe(false);
        expect(touched.every(({ lastDay }) => lastDay >= today)).toBe(true);
      }),
    );
  });
});
