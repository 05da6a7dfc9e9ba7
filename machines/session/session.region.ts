import { setup } from 'xstate';
import type { StateMeta, TransitionMeta } from '../shared/meta.ts';
import type { Tag } from '../shared/tags.ts';
import type { AccountKind, SessionEvent } from './session.types.ts';

interface Concerning {
  readonly kind: AccountKind;
}

/** The words of the chart. */
export const sessionSetup = setup({
  types: {
    events: {} as SessionEvent,
    tags: {} as Tag,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  guards: { isAbout: ({ event }, { kind }: Concerning) => event.kinds.includes(kind) },
});

/** One account's session. Once the person has to be told something, nothing but signing out ends it: a late answer does not. */
export const regionOf = (name: 'member' | 'corporate', kind: AccountKind) => {
  const guard = { type: 'isAbout', params: { kind } } as const;
  const to = (target: string, id: string, ...req: string[]) => ({ guard, target, meta: { id: `${name}.${id}`, req } });
  const state = (path: string, ...req: string[]) => ({ id: `session.${name}.${path}`, meta: { req } });
  return sessionSetup.createStateConfig({
    id: `session.${name}`,
    meta: { req: ['DUP-01', 'CORP-06'] },
    initial: 'unknown',
    on: {
      'session.superseded': to('.superseded', 'supersede', 'DUP-01', 'DUP-04'),
      'session.ended': to('.signedOut', 'end', 'DUP-03', 'CORP-06'),
    },
    states: {
      unknown: {
        ...state('unknown', 'DUP-01'),
        tags: 'needsInput',
        on: {
          'session.accepted': to('signedIn', 'accept', 'CORP-01'),
          'session.refused': to('signedOut.turnedAway', 'turnAway', 'CORP-01'),
        },
      },
      signedIn: {
        ...state('signedIn', 'CORP-01'),
        tags: 'needsInput',
        on: { 'session.refused': to('signedOut.turnedAway', 'runOut', 'CORP-01') },
      },
      signedOut: {
        ...state('signedOut', 'CORP-01'),
        initial: 'quiet',
        states: {
          quiet: {
            ...state('signedOut.quiet', 'CORP-01'),
            tags: 'needsInput',
            on: {
              'session.accepted': to(`#session.${name}.signedIn`, 'signIn', 'CORP-01'),
              'session.refused': to('turnedAway', 'turnAwayAgain', 'CORP-01'),
            },
          },
          turnedAway: { ...state('signedOut.turnedAway', 'CORP-01'), tags: 'blocked' },
        },
      },
      superseded: { ...state('superseded', 'DUP-01', 'DUP-04'), tags: 'blocked' },
    },
  });
};
