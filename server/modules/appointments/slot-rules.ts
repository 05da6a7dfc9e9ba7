import { bookableDuring } from '#domain/availability.ts';
import { cellsFor, hoursOf, leadDays, totalHours } from '#domain/services.ts';
import type { SlotRules } from '../../db/booking-works.ts';
import type { Catalogue } from '../../db/catalogue.ts';
import { CallFailure } from '../../http/call-context.ts';
import type { Slot } from '../availability/availability.service.ts';

/** Length and lead time from the catalogue's services (RB-06); the caller's values must match. */
export function lengthOf(
  { services }: Catalogue,
  asked: { readonly service_list: readonly number[]; readonly hours: number; readonly max_pre_day: number },
): { cells: number; leadDays: number } {
  const chosen = asked.service_list.flatMap((id) => services.get(id) ?? []);
  if (chosen.length !== asked.service_list.length) throw new CallFailure('serviceNotFound');
  const hours = totalHours(chosen.map(({ cells }) => ({ hours: hoursOf(cells) })));
  const lead = leadDays(chosen);
  if (hours !== asked.hours || lead !== asked.max_pre_day) throw new CallFailure('servicesMismatch');
  return { cells: cellsFor(hours), leadDays: lead };
}

/** Null on a day when the branch is closed, so the slot is never free. */
export function rulesOf(catalogue: Catalogue, { locationId, date, startCell }: Slot, lead: number): SlotRules | null {
  const { row, hours } = catalogue.branchOnDay(locationId, date) ?? {};
  if (row === undefined || hours == null) return null;
  const { from, until } = bookableDuring(date, startCell, lead);
  return {
    lanes: row.lanes,
    open: hours.openCell,
    close: hours.closeCell,
    from: from.toISOString(),
    until: until.toISOString(),
  };
}
