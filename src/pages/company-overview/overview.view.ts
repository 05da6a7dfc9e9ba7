import type { FleetCar } from '#contract/calls/fleet.shapes.ts';
import { addDays, branchNow, type BranchDate } from '#domain/thai-calendar.ts';

const DAYS = 7;

export interface Overview {
  readonly cars: number;
  readonly overdue: number;
  /** Due soon, and not overdue. */
  readonly soon: number;
  /** How many of those have a booking, or a time that is held, and so are counted there too. */
  readonly overdueBooked: number;
  readonly soonBooked: number;
  readonly booked: number;
  /** Times that are held and not confirmed. */
  readonly held: number;
  readonly never: number;
  /** Today and the days after it, with the cars that are booked. */
  readonly week: readonly { readonly date: BranchDate; readonly cars: readonly FleetCar[] }[];
  /** The most urgent cars that need something and have no booking. */
  readonly urgent: readonly FleetCar[];
}

const startsAt = ({ booking }: FleetCar) => (booking === null ? '' : booking.date_time);
const dueOn = ({ due }: FleetCar) => due.date ?? '9999';
const MOST_URGENT = 5;

/** What a fleet manager asks first: what is due, what is booked, what needs me. */
export function overviewOf(cars: readonly FleetCar[], today: BranchDate): Overview {
  const isWanted = ({ due, booking }: FleetCar) => (due.state === 'due' || due.state === 'soon') && booking === null;
  const week = Array.from({ length: DAYS }, (_, day) => addDays(today, day)).map((date) => ({
    date,
    cars: cars
      .filter(({ booking }) => booking !== null && branchNow(new Date(booking.date_time)).date === date)
      .toSorted((a, b) => startsAt(a).localeCompare(startsAt(b))),
  }));
  const count = (is: (car: FleetCar) => boolean) => cars.filter(is).length;
  return {
    cars: cars.length,
    overdue: count(({ due }) => due.state === 'due'),
    soon: count(({ due }) => due.state === 'soon'),
    overdueBooked: count(({ due, booking }) => due.state === 'due' && booking !== null),
    soonBooked: count(({ due, booking }) => due.state === 'soon' && booking !== null),
    booked: count(({ booking }) => booking?.state === 'confirmed'),
    held: count(({ booking }) => booking?.state === 'held'),
    never: count(({ last_visit: last }) => last === null),
    week,
    urgent: cars
      .filter(isWanted)
      .toSorted((a, b) => (dueOn(a) < dueOn(b) ? -1 : Number(dueOn(a) > dueOn(b))))
      .slice(0, MOST_URGENT),
  };
}
