import type { AnyMachineSnapshot } from 'xstate';
import type { Rule, Taken } from './chart-under-test.ts';

const isMissing = ({ event }: Taken) => /^xstate\.(error|after\.answerTimeLimit)/.test(event.type);
const isLate = ({ event }: Taken) => event.type.startsWith('xstate.after.answerTimeLimit');
const isRechecked = ({ event }: Taken) => event.type.startsWith('xstate.after.recheckPause');
const isOver = ({ context }: AnyMachineSnapshot): boolean =>
  (context as { readonly isSessionOver: boolean }).isSessionOver;
const isSuperseded = ({ event }: Taken) => event.type === 'session.superseded';
const starts = ({ effects }: Taken) => effects.some((effect) => effect.startsWith('start '));
const waits = ({ effects }: Taken, what = '') => effects.some((effect) => effect.startsWith(`wait ${what}`));

/** Whether a delay of `ms` milliseconds begins, and the chart does something when it ends. */
export const isLimited = ({ effects, after }: Taken, ms: number, delay: string): boolean => {
  const begun = `wait ${ms} ${delay} in `;
  return effects.some(
    (effect) => effect.startsWith(begun) && after.can({ type: `xstate.after.${delay}.${effect.slice(begun.length)}` }),
  );
};

export const everyCallIsLimited = (req: string): Rule => ({
  req,
  says: 'every call has a limit of 15 seconds',
  when: starts,
  holds: (step) => isLimited(step, 15_000, 'answerTimeLimit'),
});

interface Sending<Snapshot> {
  readonly req: string;
  /** What is sent, such as 'a cancellation'. */
  readonly what: string;
  /** It is on its way. */
  isSending(snapshot: Snapshot): boolean;
  /** The person is told that its outcome is not known. */
  isUnknown(snapshot: Snapshot): boolean;
  /** By which the next try is the same. */
  kept(snapshot: Snapshot): unknown;
}

const staysUnknown = <Snapshot extends AnyMachineSnapshot>(
  of: Sending<Snapshot>,
  { before, after }: Taken<Snapshot>,
): boolean =>
  before !== null &&
  of.isUnknown(after) &&
  of.kept(after) === of.kept(before) &&
  after.can({ type: 'retry.requested' });

/** What is true of everything that changes something and can be lost on the way. */
export const rulesOfSending = <Snapshot extends AnyMachineSnapshot>(
  of: Sending<Snapshot>,
): readonly Rule<Snapshot>[] => {
  return [
    everyCallIsLimited(of.req),
    {
      req: of.req,
      says: `${of.what} that may have been done is never shown as not done: without an answer the same is asked for again by itself after 8 seconds`,
      when: (step) => step.before !== null && of.isSending(step.before) && isMissing(step),
      holds: (step) => staysUnknown(of, step) && waits(step, '8000 recheckPause'),
    },
    {
      req: 'DUP-01',
      says: `${of.what} that is on its way when the session ends waits for its own answer`,
      when: (step) => step.before !== null && of.isSending(step.before) && isSuperseded(step),
      holds: ({ before, after, effects }) =>
        before !== null && of.isSending(after) && of.kept(after) === of.kept(before) && effects.length === 0,
    },
    {
      req: 'DUP-01',
      says: `${of.what} whose outcome is unknown when the session ends stays unknown, and is asked for again only by hand`,
      when: (step) => step.before !== null && of.isUnknown(step.before) && isSuperseded(step),
      holds: (step) => staysUnknown(of, step),
    },
  ];
};

/** And of what is asked for again every 8 seconds, however often, by a chart that knows whether the session has ended. */
export const rulesOfSendingAgain = <Snapshot extends AnyMachineSnapshot>(
  of: Sending<Snapshot>,
): readonly Rule<Snapshot>[] => {
  const isSentAgain = ({ before, ...step }: Taken<Snapshot>) =>
    before !== null &&
    of.isSending(step.after) &&
    of.kept(step.after) === of.kept(before) &&
    starts({ before, ...step });
  const wasUnknown = ({ before }: Taken<Snapshot>, isAfterTheEnd: boolean) =>
    before !== null && of.isUnknown(before) && isOver(before) === isAfterTheEnd;
  return [
    ...rulesOfSending(of),
    {
      req: of.req,
      says: `${of.what} whose answer takes more than 15 seconds is not waited for any longer`,
      when: (step) => step.before !== null && of.isSending(step.before) && isLate(step),
      holds: (step) => staysUnknown(of, step),
    },
    {
      req: of.req,
      says: `${of.what} whose outcome is unknown is asked for again by itself while the session lives`,
      when: (step) => wasUnknown(step, false) && isRechecked(step),
      holds: isSentAgain,
    },
    {
      req: of.req,
      says: `${of.what} whose outcome is unknown is asked for again at once by hand`,
      when: (step) => step.event.type === 'retry.requested' && (wasUnknown(step, false) || wasUnknown(step, true)),
      holds: isSentAgain,
    },
    {
      req: 'DUP-01',
      says: `${of.what} whose outcome is unknown is not asked for again by itself once the session has ended`,
      when: (step) => wasUnknown(step, true) && isRechecked(step),
      holds: (step) => staysUnknown(of, step) && !starts(step),
    },
    {
      req: 'DUP-01',
      says: `whoever asks for ${of.what} has a session until its end is told, and has none after that`,
      when: ({ before }) => before === null || before.status === 'active',
      holds: (step) => isOver(step.after) === (isSuperseded(step) || (step.before !== null && isOver(step.before))),
    },
  ];
};
