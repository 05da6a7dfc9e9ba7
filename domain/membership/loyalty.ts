import { addDays, earlierFirst, type BranchDate } from '../thai-calendar.ts';

/** Bought by the litre; counted in hundredths of a litre. */
export const FUELS = ['petrol', 'gasohol', 'premiumDiesel', 'diesel'] as const;
/** Bought by the baht; counted in satang. */
export const SHOPS = ['lubricants', 'cafe', 'convenience', 'other'] as const;

export type Bought = (typeof FUELS)[number] | (typeof SHOPS)[number];
export type Family = 'fuel' | 'shop';

/** Amounts are whole hundredths: of a litre for fuel, of a baht for shops. */
const UNIT = 100;

interface FamilyCaps {
  /** Purchases that earn, at one branch on one day. */
  readonly timesADay: number;
  /** In one calendar month, at all branches. */
  readonly aMonth: number;
}

/** The caps of section 9. Kinds of fuel share theirs, and so do kinds of shop. */
export const CAPS: Readonly<Record<Family, FamilyCaps>> = {
  fuel: { timesADay: 2, aMonth: 400 * UNIT },
  shop: { timesADay: 3, aMonth: 5000 * UNIT },
};

interface Rule {
  readonly family: Family;
  /** The amount that earns one point. */
  readonly aPoint: number;
  /** The most of one purchase that counts. */
  readonly aTime: number;
}

/** What each kind earns (section 9). The caps of 500, 500, 1,500 and 1,000 baht are read in the order in which the shops are named. */
export const EARNING: Readonly<Record<Bought, Rule>> = {
  petrol: { family: 'fuel', aPoint: UNIT, aTime: 100 * UNIT },
  gasohol: { family: 'fuel', aPoint: UNIT, aTime: 100 * UNIT },
  premiumDiesel: { family: 'fuel', aPoint: 2 * UNIT, aTime: 100 * UNIT },
  diesel: { family: 'fuel', aPoint: 4 * UNIT, aTime: 100 * UNIT },
  lubricants: { family: 'shop', aPoint: 20 * UNIT, aTime: 500 * UNIT },
  cafe: { family: 'shop', aPoint: 20 * UNIT, aTime: 500 * UNIT },
  convenience: { family: 'shop', aPoint: 20 * UNIT, aTime: 1500 * UNIT },
  other: { family: 'shop', aPoint: 20 * UNIT, aTime: 1000 * UNIT },
};

/** What has already counted for the same member in the same family. */
export interface CountedBefore {
  /** Purchases at this branch on this day. */
  readonly timesToday: number;
  /** The amount that has counted this month, at all branches. */
  readonly thisMonth: number;
}

/** The cap that decided how much of a purchase counted. */
export type Cut = 'aTime' | 'timesADay' | 'aMonth';

export interface Earning {
  readonly points: number;
  /** The part of the purchase that earned points; the rest was over a cap. */
  readonly counted: number;
  /** Null if all of it counted. */
  readonly cut: Cut | null;
}

/**
 * The points of one purchase (section 9). The caps apply in this order: per purchase, purchases per day, per month. Fractions of a point are dropped
 * for each purchase. A RangeError if the amount or what counted before is not a whole number from 0.
 */
export function earn(bought: Bought, amount: number, before: CountedBefore): Earning {
  for (const number of [amount, before.timesToday, before.thisMonth])
    if (!Number.isSafeInteger(number) || number < 0) throw new RangeError('not a whole number from 0');
  const { family, aPoint, aTime } = EARNING[bought];
  const { timesADay, aMonth } = CAPS[family];
  if (before.timesToday >= timesADay) return { points: 0, counted: 0, cut: 'timesADay' };
  const ofOneTime = Math.min(amount, aTime);
  const counted = Math.min(ofOneTime, Math.max(0, aMonth - before.thisMonth));
  return {
    points: Math.floor(counted / aPoint),
    counted,
    cut: counted < ofOneTime ? 'aMonth' : ofOneTime < amount ? 'aTime' : null,
  };
}

/** The last day on which points earned on a given day are valid: the first 30 June or 31 December at least two years later (section 9). */
export function lastDayOf(earnedOn: BranchDate): BranchDate {
  const year = Number(earnedOn.slice(0, 4)) + 2;
  return earnedOn.slice(5) <= '06-30' ? `${year}-06-30` : `${year}-12-31`;
}

/** How many days after a purchase wrong or missing points can be claimed (section 9). */
export const CLAIM_DAYS = 15;

/** The last day to claim the points of a purchase. */
export const lastClaimDay = (boughtOn: BranchDate): BranchDate => addDays(boughtOn, CLAIM_DAYS);

/** Points that were earned together and expire together. */
export interface Lot {
  readonly id: string;
  /** The points left in the lot. */
  readonly points: number;
  /** The last day on which it can be spent, in Bangkok. */
  readonly lastDay: BranchDate;
}

const livesOn = (today: BranchDate) => (lot: Lot) => lot.points > 0 && lot.lastDay >= today;

/** The points that can be spent today: never negative. */
export const balanceOn = (lots: readonly Lot[], today: BranchDate): number =>
  lots.filter(livesOn(today)).reduce((sum, { points }) => sum + points, 0);

/** How many points expire on which day, the soonest first. */
export function endingOn(lots: readonly Lot[], today: BranchDate): { lastDay: BranchDate; points: number }[] {
  const days = new Map<BranchDate, number>();
  for (const { lastDay, points } of lots.filter(livesOn(today))) days.set(lastDay, (days.get(lastDay) ?? 0) + points);
  return [...days]
    .map(([lastDay, points]) => ({ lastDay, points }))
    .toSorted((a, b) => (a.lastDay < b.lastDay ? -1 : 1));
}

/**
 * Which lots pay `points`: those that expire first, each with all that it has; among those that expire together, the first in the list. Null if the
 * balance is too small. A RangeError if `points` is not a whole number from 1.
 */
export function payFrom(
  lots: readonly Lot[],
  points: number,
  today: BranchDate,
): { id: string; points: number }[] | null {
  if (!Number.isSafeInteger(points) || points < 1) throw new RangeError('not a whole number from 1');
  if (balanceOn(lots, today) < points) return null;
  const paid: { id: string; points: number }[] = [];
  let due = points;
  for (const lot of lots.filter(livesOn(today)).toSorted((a, b) => earlierFirst(a.lastDay, b.lastDay))) {
    if (due === 0) break;
    const taken = Math.min(lot.points, due);
    paid.push({ id: lot.id, points: taken });
    due -= taken;
  }
  return paid;
}
