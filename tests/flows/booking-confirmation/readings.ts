import {
  selectScreen,
  type ConfirmationSnapshot,
} from '#machines/booking-confirmation/booking-confirmation.selectors.ts';
import type { Taken } from '#tests/support/model/chart-under-test.ts';

type Step = Taken<ConfirmationSnapshot>;

export const screenOf = (snapshot: ConfirmationSnapshot | null) => snapshot && selectScreen(snapshot).screen;

export const starts = ({ effects }: Step, call = '') =>
  effects.find((effect) => effect.startsWith(`start ${call}`)) ?? null;
export const tells = ({ effects }: Step, report: string) =>
  effects.find((effect) => effect.startsWith('tell ') && effect.includes(`"type":"${report}"`)) ?? null;
export const waits = ({ effects }: Step, delay: string) =>
  effects.find((effect) => effect.startsWith('wait ') && effect.includes(` ${delay} `)) ?? null;
export const outputIn = (event: object) =>
  'output' in event
    ? (event.output as {
        readonly kind: string;
        readonly value?: { readonly state?: string; readonly confirmation?: object };
        readonly failure?: { readonly code: string };
      })
    : null;
export const isTrouble = ({ event }: Step) =>
  /^xstate\.(error|after\.answerTimeLimit)/.test(event.type) || outputIn(event)?.failure?.code === 'refused';
export const answerTo = (call: string, { event }: Step) =>
  event.type === `xstate.done.actor.${call}` ? outputIn(event) : null;
export const isLost = ({ before, after }: Step) =>
  before !== null && before.context.appointmentId !== null && after.context.appointmentId === null;
/** An unknown outcome of this sign-in is queried again: by hand, automatically, or after a reload that finds the slot still held. */
export const isAskedAgain = (step: Step) => {
  const { before, event } = step;
  if (before === null || before.context.isOfEarlierSignIn) return false;
  if (screenOf(before) === 'checkingHold')
    return before.context.requestKey !== null && answerTo('reading', step)?.value?.state === 'live';
  return (
    screenOf(before) === 'outcomeUnknown' &&
    (event.type === 'retry.requested' ||
      (event.type.startsWith('xstate.after.recheckPause') && !before.context.isSessionOver))
  );
};
