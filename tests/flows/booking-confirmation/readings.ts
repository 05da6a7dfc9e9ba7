import {
  selectItems,
  selectScreen,
  type ConfirmationSnapshot,
} from '#machines/booking-confirmation/booking-confirmation.selectors.ts';
import type {
  Alternative,
  ConfirmationItem,
  ConfirmationReport,
  ConfirmationStage,
} from '#machines/booking-confirmation/booking-confirmation.types.ts';
import type { Taken } from '#tests/support/model/chart-under-test.ts';

type Step = Taken<ConfirmationSnapshot>;
type Name = ReturnType<typeof selectScreen>['screen'];

/** An event about one subject. */
export interface OfOne {
  readonly type: string;
  readonly subject?: string;
  readonly alternative?: Alternative;
}

export const screenOf = (snapshot: ConfirmationSnapshot | null) => snapshot && selectScreen(snapshot).screen;
export const itemsOf = (snapshot: ConfirmationSnapshot | null): readonly ConfirmationItem[] =>
  snapshot?.context.items ?? [];
export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
/** The subjects of which this became, in the order of the list. */
export const those = (
  snapshot: ConfirmationSnapshot | null,
  ...standings: readonly ReturnType<typeof selectItems>[number]['standing'][]
) =>
  snapshot === null
    ? []
    : selectItems(snapshot).flatMap(({ subject, standing }) => (standings.includes(standing) ? [subject] : []));

interface Asked {
  readonly subject: string;
  readonly appointmentId: string | null;
  readonly startsAt?: string;
}
interface ConfirmAsked {
  readonly items: readonly Asked[];
  readonly requestKey: string;
  readonly isRepeat: boolean;
}
const effectIn = ({ effects }: Step, begin: string) => {
  const effect = effects.find((each) => each.startsWith(begin));
  return effect === undefined ? null : (JSON.parse(effect.slice(begin.length).replace(/ by \w+$/, '')) as unknown);
};

export const starts = ({ effects }: Step) => effects.some((effect) => effect.startsWith('start '));
/** What a call of this step asks about, or null if it makes none. */
export const askedBy = (step: Step, call: 'holding' | 'reading' | 'extending') =>
  effectIn(step, `start ${call} `) as readonly Asked[] | null;
export const confirmIn = (step: Step) => effectIn(step, 'start confirming ') as ConfirmAsked | null;
/** The last report of this step, or null. */
export const toldIn = ({ effects }: Step): ConfirmationReport | null => {
  const last = effects.findLast((effect) => effect.startsWith('tell '));
  return last === undefined ? null : (JSON.parse(last.slice(last.indexOf('{'))) as ConfirmationReport);
};
export const waits = ({ effects }: Step, delay: string) =>
  effects.find((effect) => effect.startsWith('wait ') && effect.includes(` ${delay} `)) ?? null;

/** What the draft is told of each state, except of the last, which it gets as the output. */
export const STAGES: Readonly<Record<Exclude<Name, 'confirmed'>, ConfirmationStage>> = {
  checkingHold: 'asking',
  takingHold: 'asking',
  holdUnknown: 'settled',
  notHeld: 'settled',
  held: 'settled',
  expired: 'settled',
  slotLost: 'lost',
  confirming: 'confirming',
  outcomeUnknown: 'unknown',
};

interface Answer {
  readonly kind?: string;
  readonly value?: { readonly code?: string };
  readonly failure?: { readonly code: string };
  readonly state?: string;
  readonly confirmation?: { readonly code: string };
}
interface Outcome {
  readonly kind: string;
  readonly value?: readonly { readonly subject: string; readonly answer: Answer }[];
}

const outcomeOf = (event: object) => ('output' in event ? (event.output as Outcome) : null);
/** The answers of a call for each subject; empty if there is no answer, or a refusal of the whole call. */
export const answersTo = (call: string, { event }: Step) =>
  (event.type === `xstate.done.actor.${call}` && outcomeOf(event)?.value) || [];
export const isAnswered = (call: string, step: Step) => answersTo(call, step).length > 0;
export const codeOf = ({ answer }: { readonly answer: Answer }) => answer.failure?.code ?? null;
/** The code that an answer gives, or null. */
export const confirmedBy = ({ answer }: { readonly answer: Answer }) =>
  answer.confirmation?.code ?? (answer.kind === 'ok' ? answer.value?.code : null) ?? null;
/** No answer, or a refusal of the whole call: nothing is known of any item. */
export const isTrouble = ({ event }: Step) =>
  /^xstate\.(error|after\.answerTimeLimit)/.test(event.type) || outcomeOf(event)?.kind === 'failed';

/** An unknown outcome of this sign-in is queried again: by hand, automatically, or after a reload that finds a slot still held. */
export const isAskedAgain = (step: Step) => {
  const { before, event } = step;
  if (before === null || before.context.isOfEarlierSignIn) return false;
  if (screenOf(before) === 'checkingHold')
    return (
      before.context.requestKey !== null && answersTo('reading', step).some(({ answer }) => answer.state === 'live')
    );
  return (
    screenOf(before) === 'outcomeUnknown' &&
    (event.type === 'retry.requested' ||
      (event.type.startsWith('xstate.after.recheckPause') && !before.context.isSessionOver))
  );
};
