import { MAX_SERVICES } from '../constants.ts';
import { addMonths } from './add-months.ts';
import { addDays, daysBetween, earlierFirst, type BranchDate } from '../thai-calendar.ts';

/** Maintenance that a car needs every so many kilometres or months, whichever comes first; `services` are the services that count as having done it. */
export interface Advice {
  readonly id: string;
  readonly everyKm: number | null;
  readonly everyMonths: number | null;
  readonly services: readonly number[];
}

export interface PastVisit {
  readonly date: BranchDate;
  readonly services: readonly number[];
  readonly odometer: number | null;
}

/** A visit to come. */
export interface BookedVisit {
  readonly id: string;
  readonly date: BranchDate;
  readonly services: readonly number[];
}

export interface Reading {
  readonly date: BranchDate;
  readonly odometer: number;
}

export type MaintenanceState = 'due' | 'soon' | 'later' | 'unknown';

export interface Recommendation {
  readonly adviceId: string;
  readonly state: MaintenanceState;
  /** Which of the two comes first, as far as it is known. */
  readonly by: 'km' | 'months' | null;
  readonly dueDate: BranchDate | null;
  readonly dueOdometer: number | null;
  /** When it was last done, and the odometer reading then, possibly estimated. */
  readonly last: { readonly date: BranchDate; readonly odometer: number | null } | null;
  /** The next visit at which it will be done: it needs no booking any more, however overdue it is. */
  readonly booked: { readonly id: string; readonly date: BranchDate } | null;
}

/** Whether it is to be announced and offered: due now or soon, and not booked. */
export const isWanted = ({ state, booked }: { readonly state: MaintenanceState; readonly booked: unknown }): boolean =>
  (state === 'due' || state === 'soon') && booked === null;

interface Bookable {
  readonly services: readonly { readonly id: number }[];
  readonly booked: unknown;
}

/** The services to book for all that is not booked yet, as many as one booking may have. */
export const servicesToBook = (lines: readonly Bookable[]): number[] =>
  [
    ...new Set(lines.filter(({ booked }) => booked === null).flatMap(({ services }) => services.map(({ id }) => id))),
  ].slice(0, MAX_SERVICES);

/** Maintenance due within this many days is announced as due soon. */
export const SOON_DAYS = 30;
export const SOON_KM = 1000;
/** Two readings closer together than this say nothing about the distance driven per day. */
const LEAST_SPAN_DAYS = 30;
/** Estimates further ahead than this are useless. */
const FARTHEST_DAYS = 3650;

export interface Odometer {
  readonly latest: Reading;
  /** Kilometres per day; null if there is no second reading long enough before. */
  readonly aDay: number | null;
  readonly at: (date: BranchDate) => number;
}

/** What is known about an odometer from its readings. A reading that is higher than a later one was wrong and is ignored. */
export function odometerOf(readings: readonly Reading[]): Odometer | null {
  const kept: Reading[] = [];
  for (const reading of readings.toSorted((a, b) => earlierFirst(b.date, a.date) || b.odometer - a.odometer))
    if (reading.odometer <= (kept.at(-1)?.odometer ?? Infinity)) kept.push(reading);
  const [latest] = kept;
  const first = kept.at(-1);
  if (latest === undefined || first === undefined) return null;
  const span = daysBetween(first.date, latest.date);
  const aDay = span < LEAST_SPAN_DAYS ? null : (latest.odometer - first.odometer) / span;
  return {
    latest,
    aDay,
    at: (date) => {
      const after = kept.findLast((reading) => reading.date >= date);
      const before = kept.find((reading) => reading.date <= date);
      if (before === undefined || after === undefined)
        return Math.max(
          0,
          Math.floor((before ?? first).odometer + (aDay ?? 0) * daysBetween((before ?? first).date, date)),
        );
      const days = daysBetween(before.date, after.date);
      const share = days === 0 ? 0 : daysBetween(before.date, date) / days;
      return Math.round(before.odometer + share * (after.odometer - before.odometer));
    },
  };
}

/** The odometer of a car from the readings of its visits, and its owner's. */
export function odometerOfCar(visits: readonly PastVisit[], read: Reading | null): Odometer | null {
  const readings = visits.flatMap(({ date, odometer }) => (odometer === null ? [] : [{ date, odometer }]));
  return odometerOf(read === null ? readings : [...readings, read]);
}

/** The day on which a car reaches this many kilometres, possibly in the past; null if unknown. */
function dayOf(target: number, odometer: Odometer, today: BranchDate): BranchDate | null {
  const { latest, aDay } = odometer;
  if (aDay === null || aDay === 0) return odometer.at(today) >= target ? today : null;
  const days = Math.ceil((target - latest.odometer) / aDay);
  return days > FARTHEST_DAYS ? null : addDays(latest.date, days);
}

function recommend(
  advice: Advice,
  visits: readonly PastVisit[],
  odometer: Odometer | null,
  booked: Recommendation['booked'],
  today: BranchDate,
): Recommendation {
  let done: PastVisit | null = null;
  for (const visit of visits)
    if (!(done !== null && done.date > visit.date) && visit.services.some((id) => advice.services.includes(id)))
      done = visit;
  const nothing = {
    adviceId: advice.id,
    state: 'unknown',
    by: null,
    dueDate: null,
    dueOdometer: null,
    booked,
  } as const;
  if (done === null) return { ...nothing, last: null };

  // Without a distance per day, the reading of another day says nothing about this day.
  const lastOdometer = done.odometer ?? (odometer?.aDay == null ? null : odometer.at(done.date));
  const last = { date: done.date, odometer: lastOdometer };
  const byMonths = advice.everyMonths === null ? null : addMonths(done.date, advice.everyMonths);
  const dueOdometer = advice.everyKm === null || lastOdometer === null ? null : lastOdometer + advice.everyKm;
  const byKm = dueOdometer === null || odometer === null ? null : dayOf(dueOdometer, odometer, today);
  if (byMonths === null && dueOdometer === null) return { ...nothing, last };

  const kmFirst = byKm !== null && (byMonths === null || byKm < byMonths);
  const dueDate = kmFirst ? byKm : byMonths;
  const left = dueOdometer === null || odometer === null ? Infinity : dueOdometer - odometer.at(today);
  const isDue = left <= 0 || (dueDate !== null && dueDate <= today);
  const isSoon = left <= SOON_KM || (dueDate !== null && dueDate <= addDays(today, SOON_DAYS));
  return {
    adviceId: advice.id,
    state: isDue ? 'due' : isSoon ? 'soon' : 'later',
    by: dueDate === null || kmFirst ? 'km' : 'months',
    dueDate,
    dueOdometer,
    last,
    booked,
  };
}

const ORDER: Readonly<Record<MaintenanceState, number>> = { due: 0, soon: 1, later: 3, unknown: 4 };
const BOOKED = 2;
const orderOf = ({ state, booked }: Recommendation) =>
  booked === null ? ORDER[state] : Math.max(BOOKED, ORDER[state]);

/** The most urgent first, then what is booked; entries without a due date come last. */
export const byUrgency = (a: Recommendation, b: Recommendation): number =>
  orderOf(a) - orderOf(b) || earlierFirst(a.dueDate ?? '9999', b.dueDate ?? '9999');

function bookedFor(advice: Advice, booked: readonly BookedVisit[]): Recommendation['booked'] {
  if (booked.length === 0) return null;
  const [next] = booked
    .filter(({ services }) => services.some((id) => advice.services.includes(id)))
    .toSorted((a, b) => earlierFirst(a.date, b.date));
  return next === undefined ? null : { id: next.id, date: next.date };
}

/**
 * What one car needs and when, from the advice, its visits and its odometer (section 9): one recommendation per kind of maintenance, the most urgent
 * first.
 */
export function recommendations(
  advice: readonly Advice[],
  {
    visits,
    booked = [],
    odometer,
    today,
  }: {
    readonly visits: readonly PastVisit[];
    readonly booked?: readonly BookedVisit[];
    readonly odometer: Odometer | null;
    readonly today: BranchDate;
  },
): Recommendation[] {
  return advice.map((each) => recommend(each, visits, odometer, bookedFor(each, booked), today)).toSorted(byUrgency);
}
