import type { DoneActorEvent } from 'xstate';
import type { AccountKind } from '#contract/call.ts';
import type { Outcome, Refused } from '../shared/outcome.ts';

/** The accounts concerned. If a refusal does not say which, these are all accounts that may make the call. */
interface Concerned {
  readonly kinds: readonly AccountKind[];
}

/**
 * What the server has said about a session, to this tab or another. `accepted`: it answered a call that only that account may
 * make. `superseded`: another sign-in ended the session (2013). `refused`: there is none, and one is needed ('please log in').
 * `ended`: the account was signed out.
 */
export type SessionReport =
  | ({ readonly type: 'session.accepted' } & Concerned)
  | ({ readonly type: 'session.superseded' } & Concerned)
  | ({ readonly type: 'session.refused' } & Concerned)
  | ({ readonly type: 'session.ended' } & Concerned);

export type SessionEvent = SessionReport | ({ readonly type: 'signOut.requested' } & Concerned);

/** Whatever the session's state was, there is none afterwards. */
export type SignOutOutcome = Outcome<null, Refused>;

/** Includes XState's own events, so that guards and actions can read outputs by type. */
export type SessionChartEvent =
  | SessionEvent
  | DoneActorEvent<SignOutOutcome, 'endingMember'>
  | DoneActorEvent<SignOutOutcome, 'endingCompany'>;

export interface SessionContext {
  /** The server's message when it refused to sign out. */
  readonly message: string | null;
}
