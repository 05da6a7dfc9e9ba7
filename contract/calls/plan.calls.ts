import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { rowId } from '../codecs.ts';
import { instant } from '../wire/slot.ts';
import { accountCode } from './member.shapes.ts';
import { branchDay, plannedBranch, plannedCar, plannedVisit, planField } from './plan.shapes.ts';

/**
 * Plans a visit for each of up to 100 cars of a company: branch, day and time by the wishes, beside each other in the free lanes. Nothing is held by it. Cars without
 * a visit found no place; `refused` are the cars that take no part, with an error code of the catalogue: carAlreadyBooked with the booking, carNotFound
 * (also another company's car), slotTaken for a pinned visit that is no longer free. `proven`: no plan that keeps the wishes is better. `days`
 * are the free lanes from which it was made, also of days and branches beyond the wishes, to change the plan by hand. Takes up to 12 seconds.
 * Errors: rangeInverted, branchNotFound, serviceNotFound, plannersBusy with `retry_after` while others are planning.
 */
export const planVisits = defineCall({
  id: 'X33',
  method: 'POST',
  path: '/x/plan/visits/',
  who: ['company'],
  // Cars are checked one by one, by the call itself.
  owns: null,
  personal: true,
  ownThread: true,
  maxBytes: 524_288,
  request: z.object({ code: accountCode, plan: planField }),
  answer: z.object({
    now: instant,
    proven: z.boolean(),
    visits: z.array(plannedVisit),
    cars: z.array(plannedCar),
    refused: z.array(
      z.object({
        car_profile_id: rowId,
        error_code: z.int().check(z.gte(1)),
        error_msg: z.string(),
        appointment_id: z.optional(rowId),
      }),
    ),
    branches: z.array(plannedBranch),
    days: z.array(branchDay),
  }),
});
