import * as z from 'zod/mini';
import { uuid } from '#contract/codecs.ts';
import { branchDate, branchTime } from '#contract/wire/slot.ts';
import type { WantedVisit } from '#machines/corporate-booking/corporate-booking.types.ts';
import { browserValue } from '#src/api/browser-value.ts';

/** A visit that is asked for: a car, and whatever is known of its visit. Times are those of the branch. */
const visit = z.object({
  car_profile_id: uuid,
  branch_id: z.optional(z.int()),
  services: z.optional(z.array(z.int())),
  date: z.optional(branchDate),
  time: z.optional(branchTime),
});
export type PlannedVisit = z.output<typeof visit>;

const kept = browserValue(
  'sessionStorage',
  'roddee.corporate-booking.plan',
  z.object({ account: z.string(), visits: z.array(visit) }),
);

/** Hands visits over to the booking of several cars, which takes them in when it is opened next. */
export const keepPlan = (account: string, visits: readonly PlannedVisit[]): boolean =>
  kept.write({ account, visits: [...visits] });

export const hasPlan = (account: string): boolean => kept.read()?.account === account;

export const readPlan = (account: string): readonly WantedVisit[] => {
  const plan = kept.read();
  if (plan?.account !== account) return [];
  return plan.visits.map(({ car_profile_id: carId, branch_id: locationId, services: serviceIds, date, time }) => ({
    carId,
    locationId,
    serviceIds,
    slot: date === undefined || time === undefined ? undefined : { date, time },
  }));
};

/** Once its visits are in the group. */
export const forgetPlan = (): boolean => kept.write(null);
