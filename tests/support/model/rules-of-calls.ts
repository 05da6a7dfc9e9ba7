import type { AnyMachineSnapshot } from 'xstate';
import type { Rule, Taken } from './chart-under-test.ts';

const isMissing = ({ event }: Taken) => /^xstate\.(error|after\.answerTimeLimit)/.test(event.type);
const isSuperseded = ({ event }: Taken) => event.type === 'session.superseded';
const starts = ({ effects }: Taken) => effects.some((effect) => effect.startsWith('start '));
const waits = ({ effects }: Taken, what = '') => effects.some((effect) => effect.startsWith(`wait ${what}`));

export const everyCallIsLimited = (req: string): Rule => ({
  req,
  says: 'every call has a limit of 15 seconds',
  when: starts,
  holds: (step) => waits(step, '15000 answerTimeLimit'),
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

/** What is true of everything that changes something and can be lost on the way. */
export const rulesOfSending = <Snapshot extends AnyMachineSnapshot>(
  of: Sending<Snapshot>,
): readonly Rule<Snapshot>[] => {
  const staysUnknown = ({ before, after }: Taken<Snapshot>) =>
    before !== null &&
    of.isUnknown(after) &&
    of.kept(after) === of.kept(before) &&
    after.can({ type: 'retry.requested' });
  return [
    everyCallIsLimited(of.req),
    {
      req: of.req,
      says: `${of.what} that may have been done is never shown as not done: without an answer the same is asked for again by itself after 8 seconds`,
      when: (step) => step.before !== null && of.isSending(step.before) && isMissing(step),
      holds: (step) => staysUnknown(step) && waits(step, '8000 recheckPause'),
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
      holds: staysUnknown,
    },
  ];
};
