import type { BranchPage } from '#contract/calls/branch.shapes.ts';
import { HORIZON_DAYS, type Language } from '#domain/constants.ts';
import { addDays, branchNow, timeOfCell } from '#domain/thai-calendar.ts';
import { readNow } from '../../db/clock.ts';
import type { Reader } from '../../db/transaction.ts';
import { CallFailure } from '../../http/call-context.ts';
import type { FindSoonest } from '../availability/soonest.service.ts';
import { findBranchBySlug, readClosures, readWeek } from './branches.repo.ts';
import { listBranches, wireTime } from './branches.service.ts';

/** Without chosen services a branch is shown by its times for a short visit. */
const SHORT_VISIT_HOURS = 0.5;
const FIRST_TIMES = 6;
const NEARBY = 4;
const ALL_BRANCHES = 50;
/** As a week is read in Thailand. */
const FROM_MONDAY = [1, 2, 3, 4, 5, 6, 0] as const;

/** What the page of one branch shows; a CallFailure if no branch has this word. */
export async function readBranchPage(
  reader: Reader,
  findSoonest: FindSoonest,
  slug: string,
  language: Language,
): Promise<BranchPage> {
  const row = await findBranchBySlug(reader, slug);
  if (row === null) throw new CallFailure('branchNotFound');
  const { locationId } = row;
  const today = branchNow(await readNow(reader)).date;
  // One by one: a read uses one database connection at a time.
  const week = await readWeek(reader, locationId);
  const closures = await readClosures(reader, locationId, today, addDays(today, HORIZON_DAYS));
  const byDistance = await listBranches(reader, { language, from: row });
  const { slots } = await findSoonest({
    hours: SHORT_VISIT_HOURS,
    leadDays: 0,
    language,
    from: null,
    limit: ALL_BRANCHES,
    times: FIRST_TIMES,
  });
  const own = byDistance.find(({ location_id: id }) => id === locationId);
  if (own === undefined) throw new CallFailure('branchNotFound');
  const { distance_km: _, ...branch } = own;
  return {
    branch,
    bays: row.lanes,
    hours_list: FROM_MONDAY.map((weekday) => {
      const hours = week.find((each) => each.weekday === weekday);
      return {
        weekday,
        open_time: hours ? timeOfCell(hours.openCell) : null,
        close_time: hours ? wireTime(hours.closeCell) : null,
      };
    }),
    closure_list: closures.map(({ fromDay, toDay, reasonTh, reasonEn }) => ({
      from: fromDay,
      to: toDay,
      reason: language === 'th' ? reasonTh : reasonEn,
    })),
    soonest: slots.find(({ location_id: id }) => id === locationId) ?? null,
    nearby_list: byDistance.filter((each) => each !== own).slice(0, NEARBY),
  };
}
