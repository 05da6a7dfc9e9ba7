import { CELL_MINUTES, SLOT_MINUTES } from '#domain/constants.ts';
import { cellsFor, leadDays, totalHours } from '#domain/services.ts';
import { cellOf, epochMs, instantOf, splitDateTime } from '#domain/thai-calendar.ts';
import type { Reader } from '../../db/transaction.ts';
import { CallFailure } from '../../http/call-context.ts';
import { readBranches, readServices } from './appointments.repo.ts';
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

export async function requireBranch(reader: Reader, locationId: number): Promise<void> {
  const found = await readBranches(reader, [locationId]);
  if (found.length === 0) throw new CallFailure('branchNotFound');
}

/** Length and lead time as the services themselves say (RB-06); what the caller says must agree. */
export async function requireServices(
  reader: Reader,
  asked: { readonly service_list: readonly number[]; readonly hours: number; readonly max_pre_day: number },
): Promise<{ cells: number; leadDays: number }> {
  const services = await readServices(reader, asked.service_list);
  if (services.length !== asked.service_list.length) throw new CallFailure('serviceNotFound');
  const hours = totalHours(services.map(({ cells }) => ({ hours: hoursOf(cells) })));
  const lead = leadDays(services);
  if (hours !== asked.hours || lead !== asked.max_pre_day) throw new CallFailure('servicesMismatch');
  return { cells: cellsFor(hours), leadDays: lead };
}
