import { msg } from '@lingui/core/macro';
import { HORIZON_DAYS, SLOT_MINUTES } from '#domain/constants.ts';
import { addDays, cellOf, timeOfCell, type BranchDate } from '#domain/thai-calendar.ts';
import type { PlanWish } from '#machines/visit-plan/visit-plan.types.ts';

export const WEEKDAY_CHOICES = [
  { key: 'no-sunday', days: [1, 2, 3, 4, 5, 6], name: msg`Monday to Saturday` },
  { key: 'working', days: [1, 2, 3, 4, 5], name: msg`Monday to Friday` },
  { key: 'all', days: [0, 1, 2, 3, 4, 5, 6], name: msg`Every day` },
] as const;

export const daysName = (days: readonly number[]): string =>
  WEEKDAY_CHOICES.find((choice) => choice.days.length === days.length)?.key ?? 'all';

const [first, last, step] = [cellOf('07:00'), cellOf('19:00'), SLOT_MINUTES / 15];
/** The times of day between which a visit may begin. */
export const TIMES: readonly string[] = Array.from({ length: (last - first) / step + 1 }, (_, place) =>
  timeOfCell(first + place * step),
);

/** Why no plan can be asked for. */
export function wishProblem(
  { from, until, fromTime, toTime }: PlanWish,
  today: BranchDate,
): 'past' | 'inverted' | 'far' | 'hours' | null {
  if (from < today) return 'past';
  if (until < from) return 'inverted';
  if (until > addDays(today, HORIZON_DAYS)) return 'far';
  return toTime < fromTime ? 'hours' : null;
}
