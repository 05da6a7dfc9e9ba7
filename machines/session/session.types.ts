import type { DoneActorEvent } from 'xstate';
import type { AccountKind } from '#contract/call.ts';
import type { Outcome, Refused } from '../shared/outcome.ts';

/** The accounts that it is about. Where a refusal does not say which, all that its call is for. */
interface Concerned {
  readonly kinds: readonly AccountKind[];
}

/**
 * What the server has said of a session, here or to another tab. `accepted`: it answered what only that account may ask.
 * `superseded`: another sign-in has ended it (2013). `refused`: there is none, and there has to be one ('please log in').
 * `ended`: it was signed out.
 */
export type SessionReport =
  | ({ readonly type: 'session.accepted' } & Concerned)
  | ({ readonly type: 'session.superseded' } & Concerned)
  | ({ readonly type: 'session.refused' } & Concerned)
  | ({ readonly type: 'session.ended' } & Concerned);

export type SessionEvent = SessionReport | ({ readonly type: 'signOut.requested' } & Concerned);

/** Whatever was there before: afterwards there is no session. */
export type SignOutOutcome = Outcome<null, Refused>;

/** With XState's own, so that guards and actions read outputs by type. */
export type SessionChartEvent =
  | SessionEvent
  | DoneActorEvent<SignOutOutcome, 'endingMember'>
  | DoneActorEvent<SignOutOutcome, 'endingCorporate'>;

export interface SessionContext {
  /** What the server said when it refused to sign out. */
  readonly message: string | null;
}
