import type { ConfirmAsk, HoldAsk, SubjectName } from './booking-confirmation.ports.ts';
import {
  afterConfirm,
  afterHold,
  afterReading,
  deadlineOf,
  startingItem,
  toConfirm,
  toExtend,
  toHold,
  toRead,
} from './booking-confirmation.items.ts';
import type {
  ConfirmationChartEvent,
  ConfirmationContext,
  ConfirmationInput,
  ConfirmationItem,
  ConfirmationReport,
  ConfirmationStage,
  ConfirmedItem,
  ListOutcome,
  Refusal,
} from './booking-confirmation.types.ts';

interface Scope {
  readonly context: ConfirmationContext;
}
interface Answered extends Scope {
  readonly event: ConfirmationChartEvent;
}

export const startingContext = ({ input }: { input: ConfirmationInput }): ConfirmationContext => {
  const items = input.items.map(startingItem);
  const requestKey = items.every(({ holdIsCurrent }) => holdIsCurrent) ? input.requestKey : null;
  return {
    ...input,
    items,
    requestKey,
    isOfEarlierSignIn: requestKey !== null && input.isOfEarlierSignIn,
    isRepeat: requestKey !== null,
    isSessionOver: false,
    notice: null,
    refusal: null,
  };
};

/** A value that is never null in a correctly wired chart. */
const known = <Value>(value: Value | null): Value => {
  if (value === null) throw new Error('nothing is known of it');
  return value;
};

const nameOf = ({ subject, appointmentId }: ConfirmationItem): SubjectName => ({
  subject,
  appointmentId: known(appointmentId),
});

export const holdAsks = ({ context }: Scope): readonly HoldAsk[] =>
  toHold(context.items).map(({ subject, item, appointmentId }) => ({ ...item, subject, appointmentId }));
export const readAsks = ({ context }: Scope): readonly SubjectName[] => toRead(context.items).map(nameOf);
export const extensionAsks = ({ context }: Scope): readonly SubjectName[] => toExtend(context.items).map(nameOf);

/** While a key is unanswered no item is confirmed or left out, so a repeat has the items of its first try. */
export const confirmAsk = ({ context }: Scope): ConfirmAsk => ({
  items: toConfirm(context.items).map(nameOf),
  requestKey: known(context.requestKey),
  isRepeat: context.isRepeat,
});

export const confirmationsOf = ({ context }: Scope): readonly ConfirmedItem[] =>
  context.items.map(({ subject, confirmation }) => ({ subject, confirmation: known(confirmation) }));

export const reportOf = (
  { items, requestKey, refusal: ofCall }: ConfirmationContext,
  stage: ConfirmationStage,
): ConfirmationReport => ({
  type: 'confirmation.changed',
  stage,
  items: items.map(
    ({ subject, item, appointmentId, holdIsCurrent, replacement, alternatives, refusal, confirmation }) => ({
      subject,
      appointmentId,
      heldItem: holdIsCurrent ? item : null,
      replacement,
      alternatives,
      refusal: confirmation === null ? (refusal ?? ofCall) : null,
      confirmation,
    }),
  ),
  deadline: deadlineOf(items),
  requestKey,
});

/** What is confirmed stays as it is, whatever an answer says of it. */
const answered = <Answer>(
  items: readonly ConfirmationItem[],
  outcome: ListOutcome<Answer>,
  become: (item: ConfirmationItem, answer: Answer) => ConfirmationItem,
): readonly ConfirmationItem[] => {
  if (outcome.kind !== 'ok') return items;
  const answers = new Map(outcome.value.map(({ subject, answer }) => [subject, answer]));
  return items.map((item) => {
    const answer = answers.get(item.subject);
    return answer === undefined || item.confirmation !== null ? item : become(item, answer);
  });
};

/** The items as the answer in the event makes them; as they are if it has none. */
export const itemsAfter = ({ context: { items, clock }, event }: Answered): readonly ConfirmationItem[] => {
  switch (event.type) {
    case 'xstate.done.actor.holding':
      return answered(items, event.output, (item, answer) => afterHold(item, answer, clock));
    case 'xstate.done.actor.extending':
      return answered(items, event.output, (item, answer) => afterHold(item, answer, clock));
    case 'xstate.done.actor.reading':
      return answered(items, event.output, (item, reading) => afterReading(item, reading, clock));
    case 'xstate.done.actor.confirming':
      return answered(items, event.output, afterConfirm);
    default:
      return items;
  }
};

/** The same without what else was read than that a slot is still held: the confirm that is repeated is the one to say what became of each. */
export const itemsStillHeld = ({ context: { items, clock }, event }: Answered): readonly ConfirmationItem[] =>
  event.type === 'xstate.done.actor.reading'
    ? answered(items, event.output, (item, reading) =>
        reading.state === 'live' ? afterReading(item, reading, clock) : item,
      )
    : items;

/** The refusal of the call as a whole, or null. */
export const refusalIn = (event: ConfirmationChartEvent): Refusal | null =>
  'output' in event && event.output.kind === 'failed' ? event.output.failure : null;

/** Whether a subject that was read is found so. */
export const isFound = (event: ConfirmationChartEvent, state: 'live' | 'expired'): boolean =>
  event.type === 'xstate.done.actor.reading' &&
  event.output.kind === 'ok' &&
  event.output.value.some(({ answer }) => answer.state === state);

/** Whether a temporary booking that was to be moved could not be, for this reason. */
export const isUnmoved = ({ context, event }: Answered, code: 'gone' | 'alreadyConfirmed'): boolean =>
  event.type === 'xstate.done.actor.holding' &&
  event.output.kind === 'ok' &&
  event.output.value.some(
    ({ subject, answer }) =>
      answer.kind === 'failed' &&
      answer.failure.code === code &&
      context.items.some((item) => item.subject === subject && item.appointmentId !== null),
  );

/** Whether an extension was given, to all that asked for one or to any. */
export const isExtended = (event: ConfirmationChartEvent, all: boolean): boolean => {
  if (event.type !== 'xstate.done.actor.extending' || event.output.kind !== 'ok') return false;
  const given = event.output.value.filter(({ answer }) => answer.kind === 'ok');
  return all ? given.length === event.output.value.length : given.length > 0;
};
