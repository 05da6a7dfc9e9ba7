import { bookableDuring } from '#domain/availability.ts';
import { CELL_MINUTES, SLOT_MINUTES } from '#domain/constants.ts';
import { cellsFor, leadDays, totalHours } from '#domain/services.ts';
import { cellOf, epochMs, instantOf, splitDateTime, type BranchDate } from '#domain/thai-calendar.ts';
import type { Catalogue } from '../../db/catalogue.ts';
import { CallFailure } from '../../http/call-context.ts';
import { hoursOf, type Slot } from './availability.service.ts';

/** Outside these years the calendar of the database, or ours, ends sooner or later. */
const PLAUSIBLE = /^2\d{3}-/;
const SLOT_CELLS = SLOT_MINUTES / CELL_MINUTES;

const malformed = (field: string) => new CallFailure('invalidInput', { fields: [{ field, problem: 'malformed' }] });

/** The slot that an instant means; a failure names the field when it is not the beginning of a slot. */
export function slotAt(locationId: number, dateTime: string, field: string): Slot {
  try {
    const { date, time } = splitDateTime(dateTime);
    const startCell = cellOf(time);
    const isSlot =
      startCell % SLOT_CELLS === 0 && PLAUSIBLE.test(date) && instantOf(date, time).getTime() === epochMs(dateTime);
    if (isSlot) return { locationId, date, startCell };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  throw malformed(field);
}

/** Length and lead time as the services themselves say (RB-06); what the caller says must agree. */
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

/** What the catalogue says of one slot. On a day on which the branch does not open there is nothing: it is never free. */
export interface SlotRules {
  readonly lanes: number;
  readonly open: number;
  readonly close: number;
  /** The instants between which the slot can be booked. */
  readonly from: string;
  readonly until: string;
}

export function rulesOf(
  catalogue: Catalogue,
  { locationId, date, startCell }: { locationId: number; date: BranchDate; startCell: number },
  lead: number,
): SlotRules | null {
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
