import type { FleetCar } from '#contract/calls/fleet.shapes.ts';
import { MOST_PLANNED } from '#contract/calls/plan.shapes.ts';
import { HORIZON_DAYS } from '#domain/constants.ts';
import { addDays, earlierFirst, type BranchDate } from '#domain/thai-calendar.ts';
import type { VisitPlanInput } from '#machines/visit-plan/visit-plan.types.ts';

/** Whose services are due or soon, and not booked. */
export const isDue = ({ booking, due }: FleetCar): boolean =>
  booking === null && (due.state === 'due' || due.state === 'soon');

const LEAST_DAYS = 14;
const MOST_A_DAY = 3;
/** Of seven days, on as many a car can be brought, some being closed or full. */
const USABLE = 5 / 7;

/** The first day on which every visit can still be cancelled online. */
const FIRST_DAY = 2;

/**
 * What is asked for unless a person says otherwise: from the day after tomorrow, no Sunday, in working hours, three cars a day unless they are too many for that. Of more
 * cars than a plan can have, those whose services are due first are taken.
 */
export function firstDraft(cars: readonly FleetCar[], today: BranchDate): VisitPlanInput {
  const free = cars.filter(({ booking }) => booking === null);
  const chosen = free
    .toSorted((a, b) => earlierFirst(a.due.date ?? '9999', b.due.date ?? '9999'))
    .slice(0, MOST_PLANNED);
  const mostADay = Math.max(MOST_A_DAY, Math.ceil(chosen.length / ((HORIZON_DAYS / 2) * USABLE)));
  const days = Math.max(LEAST_DAYS, Math.ceil(chosen.length / mostADay / USABLE) + 2);
  return {
    wish: {
      from: addDays(today, FIRST_DAY),
      until: addDays(today, days),
      weekdays: [1, 2, 3, 4, 5, 6],
      fromTime: '08:30',
      toTime: '16:00',
      branches: [],
      mostADay,
    },
    cars: chosen.map(({ car_profile_id: id, due }) => ({ id, services: due.services, dueBy: due.date, away: [] })),
    visits: [],
    leftOut: [],
    isAsked: false,
    found: null,
    past: [],
    passedOver: { beyondMost: free.length - chosen.length, booked: cars.length - free.length },
    isCurrent: false,
  };
}
