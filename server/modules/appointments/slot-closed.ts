import type { ErrorName } from '#contract/errors.ts';
import { CallFailure, type WriteContext } from '../../http/call-context.ts';
import { findAlternatives } from './alternatives.service.ts';
import type { Question, Slot } from './availability.service.ts';

/** A slot that is wanted turned out not to be free. */
export class SlotClosed extends Error {
  readonly slot: Slot;
  readonly question: Question;
  readonly appointmentId: string | null;

  constructor(slot: Slot, question: Question, appointmentId: string | null) {
    super('slot closed');
    this.slot = slot;
    this.question = question;
    this.appointmentId = appointmentId;
  }
}

/**
 * Does the work in a savepoint. Where a slot is closed, that is rolled back and with it the lock of the day goes, and only then other slots are
 * looked for: those who lost a place do not keep the others waiting.
 */
export async function orAlternatives<T>(
  context: WriteContext,
  failure: ErrorName,
  work: (inside: WriteContext) => Promise<T>,
): Promise<T> {
  try {
    return await context.tx.transaction((tx) => work({ ...context, tx }));
  } catch (error) {
    if (!(error instanceof SlotClosed)) throw error;
    const { slot, question, appointmentId } = error;
    throw new CallFailure(failure, {
      alternatives: await findAlternatives(context.tx, slot, question, context.language),
      ...(appointmentId === null ? {} : { appointment_id: appointmentId }),
      now: question.now.toISOString(),
    });
  }
}
