import { ACCOUNT_KINDS, type AccountKind } from '#contract/call.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { selectScreen, type SessionSnapshot } from '#machines/session/session.selectors.ts';
import type { SignOutOutcome } from '#machines/session/session.types.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import { textOf } from '#tests/support/model/chart-text.ts';
import { everyCallIsLimited } from '#tests/support/model/rules-of-calls.ts';

const told = (snapshot: SessionSnapshot | null) => (snapshot === null ? 'quiet' : selectScreen(snapshot).screen);
const isNotice = (snapshot: SessionSnapshot | null) => ['superseded', 'pleaseLogIn'].includes(told(snapshot));
/** XState's own events name the region. */
const kindsIn = (event: { readonly type: string }): readonly AccountKind[] => {
  if ('kinds' in event) return event.kinds as readonly AccountKind[];
  return /member/i.test(event.type) ? ['member'] : ['company'];
};
const placeOf = (snapshot: SessionSnapshot | null, kind: AccountKind) => snapshot?.value[kind] ?? null;
const isSignedIn = (snapshot: SessionSnapshot | null, kind: AccountKind) => placeOf(snapshot, kind) === 'signedIn';
const isSigningOut = (snapshot: SessionSnapshot | null, kind: AccountKind) => placeOf(snapshot, kind) === 'signingOut';
const isSignedOut = (snapshot: SessionSnapshot | null, kind: AccountKind) => placeOf(snapshot, kind) === 'signedOut';
const CALL = { member: 'start endingMember', company: 'start endingCompany' } as const;
const outcomeIn = (event: object) => ('output' in event ? (event.output as SignOutOutcome) : null);
const isRefused = (event: object) => outcomeIn(event)?.kind === 'failed';
const isUnanswered = (event: { readonly type: string }) => /^xstate\.(error|after)\./.test(event.type);
const messageOf = (snapshot: SessionSnapshot) => selectScreen(snapshot).message;

export const rules: RulesOf<typeof sessionMachine> = [
  everyCallIsLimited('CONT-09'),
  {
    req: 'DUP-01',
    says: 'whatever is known of a session, an answer that it was superseded opens the notice, but where it is being signed out',
    when: ({ before, event }) =>
      event.type === 'session.superseded' && kindsIn(event).some((kind) => !isSigningOut(before, kind)),
    holds: ({ after }) => told(after) === 'superseded',
  },
  {
    req: 'DUP-04',
    says: 'the same answer again changes nothing',
    when: ({ before, event }) =>
      event.type === 'session.superseded' && kindsIn(event).every((kind) => placeOf(before, kind) === 'superseded'),
    holds: ({ before, after, effects }) => textOf(before?.value) === textOf(after.value) && effects.length === 0,
  },
  {
    req: 'DUP-04',
    says: 'where a session is being signed out, an answer that it was superseded opens no notice, and the server is still waited for',
    when: ({ before, event }) =>
      event.type === 'session.superseded' && kindsIn(event).some((kind) => isSigningOut(before, kind)),
    holds: ({ before, event, after }) =>
      kindsIn(event).every((kind) => !isSigningOut(before, kind) || isSigningOut(after, kind)),
  },
  {
    req: 'DUP-03',
    says: 'a notice stays until it leads to signing out, or another tab has signed out',
    when: ({ before, event }) => isNotice(before) && !['session.ended', 'signOut.requested'].includes(event.type),
    holds: ({ before, after }) => told(after) === told(before) || told(after) === 'superseded',
  },
  {
    req: 'DUP-03',
    says: 'signing out of all closes every notice',
    when: ({ event }) => event.type === 'session.ended' && kindsIn(event).length === ACCOUNT_KINDS.length,
    holds: ({ after }) => told(after) === 'quiet',
  },
  {
    req: 'DUP-03',
    says: 'a session is signed out when the server has ended it, here or for another tab, and not before',
    when: ({ before, after }) => ACCOUNT_KINDS.some((kind) => isSignedOut(after, kind) && !isSignedOut(before, kind)),
    holds: ({ event }) => event.type === 'session.ended' || outcomeIn(event)?.kind === 'ok',
  },
  {
    req: 'DUP-03',
    says: 'a session that the server has ended when asked to is signed out',
    when: ({ event }) => outcomeIn(event)?.kind === 'ok',
    holds: ({ event, after }) => kindsIn(event).every((kind) => isSignedOut(after, kind)),
  },
  {
    req: 'CONT-09',
    says: 'a session that the server refuses to end, or says nothing of in time, is told to be not signed out',
    when: ({ event }) => isRefused(event) || isUnanswered(event),
    holds: ({ event, after }) => kindsIn(event).every((kind) => placeOf(after, kind) === 'notSignedOut'),
  },
  {
    req: 'API-02',
    says: 'if the server refuses to end a session, its words are kept',
    when: ({ event }) => isRefused(event),
    holds: ({ event, after }) => {
      const outcome = outcomeIn(event);
      return outcome?.kind === 'failed' && messageOf(after) === outcome.failure.message;
    },
  },
  {
    req: 'API-02',
    says: 'when the server is asked to end a session, the words of an earlier refusal are gone',
    when: ({ effects }) => effects.some((effect) => effect.startsWith('start ')),
    holds: ({ after }) => messageOf(after) === null,
  },
  {
    req: 'DUP-03',
    says: 'where the server has not ended it, it can be asked again',
    when: ({ event }) => event.type === 'signOut.requested',
    holds: ({ event, after }) => kindsIn(event).every((kind) => isSigningOut(after, kind)),
  },
  {
    req: 'DUP-04',
    says: 'the server is asked by who signs out, once for each account, and not again before it has answered',
    holds: ({ before, event, effects }) =>
      ACCOUNT_KINDS.every((kind) => {
        const isAsked = event.type === 'signOut.requested' && kindsIn(event).includes(kind);
        const calls = effects.filter((effect) => effect.startsWith(CALL[kind])).length;
        return calls === (isAsked && !isSigningOut(before, kind) ? 1 : 0);
      }),
  },
  {
    req: 'CORP-06',
    says: 'what is said of one session leaves the other as it was',
    when: ({ before }) => before !== null,
    holds: ({ before, event, after }) =>
      ACCOUNT_KINDS.every((kind) => kindsIn(event).includes(kind) || placeOf(before, kind) === placeOf(after, kind)),
  },
  {
    req: 'CORP-06',
    says: 'a session that was signed out is signed in no more',
    when: ({ event }) => event.type === 'session.ended',
    holds: ({ event, after }) => kindsIn(event).every((kind) => isSignedOut(after, kind)),
  },
  {
    req: 'CORP-01',
    says: 'nobody is taken for signed in before the server has answered as to one who is',
    when: ({ event }) => event.type !== 'session.accepted',
    holds: ({ before, after }) => ACCOUNT_KINDS.every((kind) => !isSignedIn(after, kind) || isSignedIn(before, kind)),
  },
  {
    req: 'CORP-01',
    says: 'who is accepted is signed in, and stays so until the server says otherwise',
    when: ({ before, event }) => event.type === 'session.accepted' && told(before) === 'quiet',
    holds: ({ event, after }) => kindsIn(event).every((kind) => isSignedIn(after, kind)),
  },
  {
    req: 'CORP-01',
    says: 'a call that needs a session and has none asks to log in',
    when: ({ before, event }) => event.type === 'session.refused' && told(before) === 'quiet',
    holds: ({ after }) => told(after) === 'pleaseLogIn',
  },
];
