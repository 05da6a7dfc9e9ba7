import type { DoneActorEvent } from 'xstate';
import type { Outcome, Refused } from '../shared/outcome.ts';
import type { SessionKnown, SessionSuperseded } from '../shared/session-superseded.ts';

/** A link to one booking. `endsAt`: until when it shows the visit. */
export interface KnownLink {
  readonly madeAt: string;
  readonly endsAt: string;
  /** The secret of its address; null if the link was made before: it is told only once. */
  readonly token: string | null;
}

export type LinkChange = 'make' | 'revoke';

export interface ChangeRequest {
  readonly bookingId: string;
  readonly change: LinkChange;
}

/** The link that there is now; null after it was revoked. */
export type ChangingOutcome = Outcome<KnownLink | null, Refused>;

export interface DriverLinkInput {
  readonly bookingId: string;
  readonly link: KnownLink | null;
}

export interface DriverLinkContext extends SessionKnown {
  readonly bookingId: string;
  readonly link: KnownLink | null;
  /** What was asked for last. */
  readonly change: LinkChange | null;
  /** It was sent, and its outcome is unknown. */
  readonly isUnanswered: boolean;
  /** What the server said when it refused. */
  readonly message: string | null;
}

export type DriverLinkEvent =
  | { readonly type: 'link.wanted' }
  | { readonly type: 'revoking.asked' }
  | { readonly type: 'revoking.agreed' }
  | { readonly type: 'revoking.declined' }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'refusal.dismissed' }
  | SessionSuperseded;

/** Includes XState's own events, so that guards and actions can read outputs by type. */
export type DriverLinkChartEvent = DriverLinkEvent | DoneActorEvent<ChangingOutcome, 'changing'>;
