import type { Alternative } from '#contract/wire/slot.ts';
import type { Language } from '#domain/constants.ts';
import { hoursOf } from '#domain/services.ts';
import { readNow } from '../../db/clock.ts';
import type { Db } from '../../db/transaction.ts';
import { CallFailure } from '../../http/call-context.ts';
import { RefusedWork } from '../../http/write.ts';
import { findAlternatives } from './alternatives.service.ts';
import { askedTogether } from './asked-together.ts';

/** A slot that somebody wanted and that is not free, as the database functions describe it. */
interface LostSlot {
  readonly location_id: number;
  readonly day: string;
  readonly cell: number;
  readonly cells: number;
  readonly lead_days: number;
  readonly own?: string | null;
}

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
      if (!(error instanceof RefusedWork) || !isLostSlot(error)) throw error;
      const alternatives = await shared(error.about as LostSlot, language);
      throw new CallFailure(error.failure, { alternatives, ...error.details });
    }
  };
}

const isLostSlot = ({ failure }: CallFailure) => failure === 'slotTaken' || failure === 'failedAtScheduledTime';
