import { isSessionLive } from './session-superseded.ts';

/**
 * A write whose answer may be lost, and that is sent again with its first key until its outcome is known. Three states of a chart belong to it: the one
 * that sends, the one where the outcome is unknown, and wherever an answer leads. After another sign-in nothing is sent again by itself.
 */
export const SENDING = {
  delays: { answerTimeLimit: 15_000, recheckPause: 8_000 },
  guards: { isSessionLive },
} as const;

/** Heard in every state: another sign-in has ended the session. */
export const whileSending = {
  'session.superseded': { actions: 'noteSessionOver', meta: { id: 'superseded', req: ['DUP-01'] } },
} as const;

interface Sent<Sending extends string, Unknown extends string> {
  /** The id of the chart, or of the state in which both stand. */
  readonly chart: string;
  readonly sending: Sending;
  readonly unknown: Unknown;
  readonly req: readonly string[];
  /** Begins the ids of the transitions that lead to the unknown outcome, and of those that lead on from there. */
  readonly ids?: { readonly lost?: string; readonly again?: string };
}

/** The transitions of the sending state to the unknown outcome, and the state of the unknown outcome. */
export const unansweredAs = <const Sending extends string, const Unknown extends string>({
  chart,
  sending,
  unknown,
  req,
  ids: { lost = '', again = '' } = {},
}: Sent<Sending, Unknown>) => ({
  lost: {
    onError: { target: unknown, meta: { id: `${lost}broken`, req } },
    after: { answerTimeLimit: { target: unknown, meta: { id: `${lost}tooLong`, req } } },
  },
  state: {
    id: `${chart}.${unknown}`,
    tags: 'needsInput' as const,
    meta: { req },
    on: { 'retry.requested': { target: sending, meta: { id: `${again}retry`, req } } },
    after: {
      recheckPause: { guard: 'isSessionLive' as const, target: sending, meta: { id: `${again}recheck`, req } },
    },
  },
});
