import type { Alternative } from '#contract/wire/slot.ts';
import type { Language } from '#domain/constants.ts';
import { hoursOf } from '#domain/services.ts';
import { readNow } from '../../db/clock.ts';
import type { LostSlot } from '../../db/booking-works.ts';
import type { Db } from '../../db/transaction.ts';
import { CallFailure } from '../../http/call-context.ts';
import { RefusedWork } from '../../http/write.ts';
import { findAlternatives } from './alternatives.service.ts';
import { askedTogether } from './asked-together.ts';

/** Finds other slots for somebody who lost one, after the transaction, so that nobody waits for its locks. */
export function lostSlots(db: Db) {
  const together = askedTogether<Alternative[]>();

  const find = async ({ location_id, day, cell, cells, lead_days, own }: LostSlot, language: Language) => {
    const slot = { locationId: location_id, date: day, startCell: cell };
    const leaveOut = own == null ? [] : [own];
    const question = { hours: hoursOf(cells), leadDays: lead_days, now: await readNow(db), leaveOut };
    return findAlternatives(db, slot, question, language);
  };

  /** Many lose the same slot when it was the last. */
  const shared = (slot: LostSlot, language: Language) =>
    together(JSON.stringify([slot, language]), () => find(slot, language));

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
