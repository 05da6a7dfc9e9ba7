import type { AnswerFor } from '#contract/calls/all.ts';
import type { Language } from '#domain/constants.ts';
import type { GroupAnswer, NotDone } from '../../db/booking-works.ts';
import type { Db } from '../../db/transaction.ts';
import { explained } from '../../http/envelope.ts';
import type { TakenSlot } from '../availability/alternatives.service.ts';
import { alternativesForGroup } from '../availability/lost-slot.service.ts';

type Why = Omit<Extract<AnswerFor<'confirmGroup'>['item_list'][number], { error_msg: string }>, 'appointment_id'>;
/** What was done for one of a group, or why nothing was, as it is on the wire. */
export type Outcome<Done> = { readonly done: Done } | { readonly why: Why };

export const isNotDone = (result: object): result is NotDone => 'failure' in result;

function whyNot({ failure, details }: NotDone, language: Language): Why {
  const { appointment_id: booked, retry_after } = details;
  return {
    ...explained(failure, language),
    ...(failure === 'carAlreadyBooked' && booked !== undefined ? { active_appointment_id: booked } : {}),
    ...(retry_after === undefined ? {} : { retry_after }),
  };
}

interface Asked<Done> {
  readonly language: Language;
  /** The slots of the cars that fit where nothing was kept: they are not to be offered to another car. */
  readonly taken: readonly TakenSlot[];
  /** Whether something was done before this call, so that it also stands where nothing was kept. */
  readonly stands: (done: Done) => boolean;
}

/** The outcome for each of a group, in its order; for a car that lost its slot with other slots. */
export async function outcomesOf<Done extends object>(
  db: Db,
  { results, kept }: GroupAnswer<Done>,
  { language, taken, stands }: Asked<Done>,
): Promise<Outcome<Done>[]> {
  const lost = results.map((result) => (isNotDone(result) ? (result.details.about ?? null) : null));
  const alternatives = await alternativesForGroup(db, lost, taken, language);
  return results.map((result, index) => {
    const others = alternatives[index] ?? null;
    if (isNotDone(result))
      return { why: { ...whyNot(result, language), ...(others === null ? {} : { alternatives: others }) } };
    return kept || stands(result) ? { done: result } : { why: explained('groupNotKept', language) };
  });
}
