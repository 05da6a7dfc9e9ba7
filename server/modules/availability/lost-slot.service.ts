import type { Alternative } from '#contract/wire/slot.ts';
import type { Language } from '#domain/constants.ts';
import { cellOf } from '#domain/thai-calendar.ts';
import { hoursOf } from '#domain/services.ts';
import { readNow } from '../../db/clock.ts';
import type { LostSlot } from '../../db/booking-works.ts';
import type { Db } from '../../db/transaction.ts';
import { CallFailure } from '../../http/call-context.ts';
import { RefusedWork } from '../../http/write.ts';
import { findAlternatives, type TakenSlot } from './alternatives.service.ts';
import { askedTogether } from './asked-together.ts';

const slotOf = ({ location_id, day, cell }: LostSlot) => ({ locationId: location_id, date: day, startCell: cell });

async function find(db: Db, lost: LostSlot, language: Language, taken: readonly TakenSlot[] = []) {
  const leaveOut = lost.own == null ? [] : [lost.own];
  const now = await readNow(db);
  const question = { hours: hoursOf(lost.cells), leadDays: lost.lead_days, now, leaveOut, taken };
  return findAlternatives(db, slotOf(lost), question, language);
}

/**
 * Other slots for each car of a group that lost its own, null for the others. None of them takes a place in `taken` or one that is offered to another
 * car of the group, so that each car can choose for itself.
 */
export async function alternativesForGroup(
  db: Db,
  lost: readonly (LostSlot | null)[],
  taken: readonly TakenSlot[],
  language: Language,
): Promise<(Alternative[] | null)[]> {
  const offered = [...taken];
  const found: (Alternative[] | null)[] = [];
  for (const slot of lost) {
    const others = slot && (await find(db, slot, language, offered));
    found.push(others);
    for (const { location_id, date, time } of others ?? [])
      offered.push({ locationId: location_id, date, startCell: cellOf(time), cells: slot?.cells ?? 0 });
  }
  return found;
}

/** Finds other slots for somebody who lost one, after the transaction, so that nobody waits for its locks. */
export function lostSlots(db: Db) {
  const together = askedTogether<Alternative[]>();

  /** Many lose the same slot when it was the last. */
  const shared = (slot: LostSlot, language: Language) =>
    together(JSON.stringify([slot, language]), () => find(db, slot, language));

  /** Does the work; if the slot is taken, fails with the nearest others. */
  return async <T>(language: Language, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof RefusedWork) || error.lost === undefined) throw error;
      const alternatives = await shared(error.lost, language);
      throw new CallFailure(error.failure, { alternatives, ...error.details });
    }
  };
}
