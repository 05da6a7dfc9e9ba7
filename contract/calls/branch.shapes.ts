import * as z from 'zod/mini';
import { AREAS } from '#domain/areas.ts';
import { branch } from '../wire/branch.ts';
import { branchDate, branchTime, soonestSlot } from '../wire/slot.ts';

/** A province has the number that the Department of Provincial Administration gave it; `branches` is how many are in it, also 0. */
export const region = z.object({
  id: z.enum(AREAS),
  name: z.string(),
  branches: z.int(),
  province_list: z.array(z.object({ id: z.int(), name: z.string(), branches: z.int() })),
});
export type Region = z.output<typeof region>;

const dayHours = z.object({ weekday: z.int(), open_time: z.nullable(branchTime), close_time: z.nullable(branchTime) });
const shutDays = z.object({ from: branchDate, to: branchDate, reason: z.string() });

/**
 * `hours_list` has the seven weekdays from Monday on; 0 is Sunday. `closure_list` is what is shut from today on, the nearest first, both days included.
 * `soonest` has the first free times of a short visit, null if there are none within the horizon. `nearby_list`: the nearest other branches, each with
 * its distance.
 */
export const branchPage = z.object({
  branch,
  bays: z.int(),
  hours_list: z.array(dayHours),
  closure_list: z.array(shutDays),
  soonest: z.nullable(soonestSlot),
  nearby_list: z.array(branch),
});
export type BranchPage = z.output<typeof branchPage>;
