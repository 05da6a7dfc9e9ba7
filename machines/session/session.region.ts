import { assertEvent, assign, setup } from 'xstate';
import type { AccountKind } from '#contract/call.ts';
import type { StateMeta, TransitionMeta } from '../shared/meta.ts';
import { wordsOf } from '../shared/outcome.ts';
import type { Tag } from '../shared/tags.ts';
import { placeholders } from './session.ports.ts';
import type { SessionChartEvent, SessionContext, SignOutOutcome } from './session.types.ts';

interface Concerning {
  readonly kind: AccountKind;
}

const outcomeIn = (event: SessionChartEvent): SignOutOutcome => {
  assertEvent(event, ['xstate.done.actor.endingMember', 'xstate.done.actor.endingCompany']);
  return event.output;
};

/** The chart's vocabulary: its guards, actions and services. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionChartEvent,
    children: {} as { endingMember: 'endSession'; endingCompany: 'endSession' },
    tags: {} as Tag,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: placeholders,
  guards: {
    isAbout: ({ event }, { kind }: Concerning) => {
      assertEvent(event, ['session.*', 'signOut.requested']);
      return event.kinds.includes(kind);
    },
    isEnded: ({ event }) => outcomeIn(event).kind === 'ok',
  },
  actions: {
    keepRefusal: assign(({ event }) => ({ message: wordsOf(outcomeIn(event)) })),
    forgetRefusal: assign({ message: null }),
  },
  delays: { answerTimeLimit: 15_000 },
});

/**
 * One account's session. Once a notice is due, only signing out removes it; a late answer does not. While the server is ending the session, reports
 * from other calls are ignored.
 */
export const regionOf = (kind: AccountKind) => {
  const guard = { type: 'isAbout', params: { kind } } as const;
  const meta = (id: string, ...req: string[]) => ({ id: `${kind}.${id}`, req });
  const to = (target: string, id: string, ...req: string[]) => ({ guard, target, meta: meta(id, ...req) });
  const nothing = (id: string, ...req: string[]) => ({ guard, meta: meta(id, ...req) });
  const state = (name: string, ...req: string[]) => ({ id: `session.${kind}.${name}`, meta: { req } });
  return sessionSetup.createStateConfig({
    id: `session.${kind}`,
    meta: { req: ['DUP-01', 'CORP-06'] },
    initial: 'unknown',
    on: {
      'session.superseded': to('.superseded', 'supersede', 'DUP-01', 'DUP-04'),
      'session.ended': to('.signedOut', 'end', 'DUP-03', 'CORP-06'),
      'signOut.requested': to('.signingOut', 'signOut', 'DUP-03', 'CORP-06'),
    },
    states: {
      unknown: {
        ...state('unknown', 'DUP-01'),
        tags: 'needsInput',
        on: {
          'session.accepted': to('signedIn', 'accept', 'CORP-01'),
          'session.refused': to('turnedAway', 'turnAway', 'CORP-01'),
        },
      },
      signedIn: {
        ...state('signedIn', 'CORP-01'),
        tags: 'needsInput',
        on: { 'session.refused': to('turnedAway', 'runOut', 'CORP-01') },
      },
      signedOut: {
        ...state('signedOut', 'CORP-01'),
        tags: 'needsInput',
        on: {
          'session.accepted': to('signedIn', 'signIn', 'CORP-01'),
          'session.refused': to('turnedAway', 'turnAwayAgain', 'CORP-01'),
        },
      },
      turnedAway: { ...state('turnedAway', 'CORP-01'), tags: 'blocked' },
      superseded: { ...state('superseded', 'DUP-01', 'DUP-04'), tags: 'blocked' },
      signingOut: {
        ...state('signingOut', 'DUP-03', 'CORP-06'),
        tags: 'busy',
        entry: 'forgetRefusal',
        invoke: {
          id: kind === 'member' ? 'endingMember' : 'endingCompany',
          src: 'endSession',
          input: kind,
          onDone: [
            { guard: 'isEnded', target: 'signedOut', meta: meta('signedOut', 'DUP-03', 'CORP-06') },
            { target: 'notSignedOut', actions: 'keepRefusal', meta: meta('refusedToSignOut', 'API-02') },
          ],
          onError: { target: 'notSignedOut', meta: meta('failedToSignOut', 'DUP-03', 'CONT-09') },
        },
        after: { answerTimeLimit: { target: 'notSignedOut', meta: meta('unansweredSignOut', 'DUP-03', 'CONT-09') } },
        on: {
          'session.superseded': nothing('leavingAlready', 'DUP-04'),
          'signOut.requested': nothing('signOutOnce', 'DUP-04'),
        },
      },
      notSignedOut: { ...state('notSignedOut', 'DUP-03', 'CONT-09'), tags: ['blocked', 'needsInput'] },
    },
  });
};
