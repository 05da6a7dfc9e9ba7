import { addMonths } from './add-months.ts';
import { addDays, daysBetween, earlierFirst, type BranchDate } from './thai-calendar.ts';

/** Something that a car needs every so many kilometres or months, whichever comes first; `services` are those that count as having done it. */
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

export interface Reading {
  readonly date: BranchDate;
  readonly odometer: number;
}

export type MaintenanceState = 'due' | 'soon' | 'later' | 'unknown';

export interface Recommendation {
  readonly adviceId: string;
  readonly state: MaintenanceState;
  /** Which of the two comes first, as far as that can be told. */
  readonly by: 'km' | 'months' | null;
  readonly dueDate: BranchDate | null;
  readonly dueOdometer: number | null;
  /** When it was done last, and what the odometer showed then, maybe estimated. */
  readonly last: { readonly date: BranchDate; readonly odometer: number | null } | null;
}

/** What is due within this is said beforehand. */
export const SOON_DAYS = 30;
export const SOON_KM = 1000;
/** Two readings that are nearer to each other say nothing about a day's way. */
const LEAST_SPAN_DAYS = 30;
/** Farther ahead nothing is worth saying of how far a car will have gone. */
const FARTHEST_DAYS = 3650;

export interface Odometer {
  readonly latest: Reading;
  /** Kilometres a day; null if there is no second reading from long enough before. */
  readonly aDay: number | null;
  readonly at: (date: BranchDate) => number;
}

/** What is known of an odometer from its readings. One that is higher than a later one was misread, and does not count. */
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

/** The readings of a car: those of its visits, and what its owner has read. */
export const readingsOf = (visits: readonly PastVisit[], read: Reading | null): Reading[] => [
  ...visits.flatMap(({ date, odometer }) => (odometer === null ? [] : [{ date, odometer }])),
  ...(read === null ? [] : [read]),
];

/** On which day a car has gone so far, which can be past; null if nobody knows. */
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
  today: BranchDate,
): Recommendation {
  const done = visits
    .filter(({ services }) => services.some((id) => advice.services.includes(id)))
    .reduce<PastVisit | null>((newest, visit) => (newest !== null && newest.date > visit.date ? newest : visit), null);
  const nothing = { adviceId: advice.id, state: 'unknown', by: null, dueDate: null, dueOdometer: null } as const;
  if (done === null) return { ...nothing, last: null };

  // Where nothing tells a day's way, the odometer of another day says nothing of that day.
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
  };
}

const ORDER: Readonly<Record<MaintenanceState, number>> = { due: 0, soon: 1, later: 2, unknown: 3 };

/** The most urgent first; what has no day comes after what has one. */
export const byUrgency = (a: Recommendation, b: Recommendation): number =>
  ORDER[a.state] - ORDER[b.state] || earlierFirst(a.dueDate ?? '9999', b.dueDate ?? '9999');

/** What one car needs and when, by the advice and its visits (section 9): one recommendation for each advice, the most urgent first. */
export function recommendations(
  advice: readonly Advice[],
  {
    visits,
    read,
    today,
  }: { readonly visits: readonly PastVisit[]; readonly read: Reading | null; readonly today: BranchDate },
): Recommendation[] {
  const odometer = odometerOf(readingsOf(visits, read));
  return advice.map((each) => recommend(each, visits, odometer, today)).toSorted(byUrgency);
}
