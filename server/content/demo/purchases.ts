import type { Bought } from '#domain/membership/loyalty.ts';
import { addDays, instantOf, type BranchDate } from '#domain/thai-calendar.ts';
import { seededRandom } from '../seeded-random.ts';

export interface DemoPurchase {
  readonly bought: Bought;
  /** Litres or baht. */
  readonly amount: number;
  readonly locationId: number;
  readonly day: BranchDate;
  readonly at: Date;
}

export interface DemoRedemption {
  readonly couponId: number;
  readonly at: Date;
  /** Whether a branch accepted the code; otherwise its time ran out. */
  readonly taken: boolean;
}

/** Somebody's driving habits: days between two fill-ups, litres per fill-up, and what else they buy on the way and for how much. */
interface Habit {
  readonly fuel: Bought;
  readonly everyDays: number;
  readonly litres: number;
  readonly beside: readonly (readonly [Bought, number])[];
  readonly locationId: number;
}

/** Further back than points are valid, so that some have expired before anything was spent. */
const DAYS_BACK = 1100;

const HABITS: Readonly<Record<string, Habit>> = {
  '7000000000000001': {
    fuel: 'gasohol',
    everyDays: 8,
    litres: 38,
    beside: [
      ['cafe', 85],
      ['convenience', 240],
      ['other', 420],
    ],
    locationId: 1001,
  },
  '7000000000000002': { fuel: 'diesel', everyDays: 24, litres: 46, beside: [['cafe', 65]], locationId: 1002 },
};

/** Days ago, hour, what was bought and how much; each cap cuts one of them. */
const CUT: readonly (readonly [number, number, Bought, number])[] = [
  [2, 9, 'premiumDiesel', 118.4],
  [3, 8, 'cafe', 95],
  [3, 10, 'cafe', 140],
  [3, 13, 'cafe', 60],
  [3, 16, 'cafe', 110],
  [6, 11, 'lubricants', 1890],
  // Twice, because one of them may begin in one month and end in the next.
  ...[70, 85].flatMap(
    (first) =>
      [
        [first, 10, 'convenience', 1720],
        [first + 1, 10, 'convenience', 1500],
        [first + 2, 10, 'convenience', 1500],
        [first + 3, 10, 'other', 1000],
        [first + 4, 10, 'other', 1000],
      ] as const,
  ),
];

/** What a demo member bought, in order of time; nothing for a member without habits. */
export function demoPurchases(card: string, today: BranchDate): DemoPurchase[] {
  const habit = HABITS[card];
  if (habit === undefined) return [];
  const random = seededRandom(`purchases of ${card}`);
  const { fuel, litres, everyDays, beside, locationId } = habit;
  const on = (daysBack: number, hour: number, bought: Bought, amount: number): DemoPurchase => {
    const day = addDays(today, -daysBack);
    const time = `${String(hour).padStart(2, '0')}:${String(random.below(60)).padStart(2, '0')}`;
    return { bought, amount, locationId, day, at: instantOf(day, time) };
  };
  const about = (amount: number) => Math.round(amount * (0.7 + random.next() * 0.6) * 100) / 100;
  const purchases: DemoPurchase[] = CUT.slice(0, card.endsWith('1') ? undefined : 1).map((cut) => on(...cut));
  for (let daysBack = DAYS_BACK; daysBack > 7; daysBack -= everyDays - 2 + random.below(5)) {
    purchases.push(on(daysBack, 7 + random.below(12), fuel, about(litres)));
    if (random.next() < 0.5) {
      const [bought, baht] = random.pick(beside);
      purchases.push(on(daysBack, 19, bought, about(baht)));
    }
  }
  return purchases.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** What a demo member spent points on: days ago, hour, coupon, and whether the code was accepted. */
const SPENT: readonly (readonly [number, number, number, boolean])[] = [
  [150, 11, 906, true],
  [96, 15, 902, false],
  [31, 12, 903, true],
];

export const demoRedemptions = (card: string, today: BranchDate): DemoRedemption[] =>
  (HABITS[card] === undefined || !card.endsWith('1') ? [] : SPENT).map(([daysBack, hour, couponId, taken]) => ({
    couponId,
    at: instantOf(addDays(today, -daysBack), `${hour}:20`),
    taken,
  }));
