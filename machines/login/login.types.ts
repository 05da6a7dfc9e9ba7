import type { DoneActorEvent } from 'xstate';
import type { CarEntry } from '../shared/car-entry.ts';
import type { Member } from '../shared/member.ts';
import type { SessionKnown, SessionSuperseded } from '../shared/session-superseded.ts';
import type { Outcome, Refused } from '../shared/outcome.ts';

/** The provider's single-use value, and the state with which this tab had sent the browser to the provider. */
export interface Proof {
  readonly value: string;
  readonly state: string;
}

/** The card's holder as the provider knows them; '' for what it does not know. */
export type CardHolder = Pick<Member, 'firstName' | 'lastName' | 'phone' | 'email'>;

/** Somebody who cannot be signed in yet: `new` has never registered, `incomplete` lacks a phone number or an e-mail address. */
export interface Newcomer {
  readonly kind: 'new' | 'incomplete';
  readonly holder: CardHolder;
}

export type Verified = { readonly kind: 'member'; readonly member: Member } | Newcomer;
export type VerifyOutcome = Outcome<Verified, Refused>;

/** The valid fields of the registration form (section 5). */
export interface Registration extends CarEntry {
  readonly phone: string;
  readonly email: string;
}

export interface RegistrationRequest {
  readonly proof: Proof;
  readonly registration: Registration;
}

/** `plateExists`: the account already has a car with this plate. `proofOver`: the proof has expired and the provider must be asked again. */
export interface RegistrationFailure extends Refused {
  readonly kind: 'plateExists' | 'proofOver' | 'refused';
}
export type RegisterOutcome = Outcome<Member, RegistrationFailure>;

/**
 * How the browser came back from the provider. `declined`: with an error, for example because the person declined. `foreign`: with a value that this
 * tab did not ask for. `newcomer` and `isAgreed` are kept across a reload: the result of the verification, and whether the terms were accepted.
 */
export type LoginInput =
  | { readonly kind: 'declined' | 'foreign' }
  | {
      readonly kind: 'proved';
      readonly proof: Proof;
      readonly newcomer: Newcomer | null;
      readonly isAgreed: boolean;
    };

export interface LoginContext extends SessionKnown {
  readonly kind: LoginInput['kind'];
  readonly proof: Proof;
  readonly newcomer: Newcomer | null;
  /** The terms are ticked. */
  readonly isAgreed: boolean;
  /** What was sent last. */
  readonly registration: Registration | null;
  /** The alert above the form: the terms are not accepted, or the server refused; `message` is its explanation, '' if it has none. */
  readonly alert: { readonly kind: 'terms' } | { readonly kind: 'refused'; readonly message: string } | null;
  /** How often an invalid form, or one without accepted terms, has been submitted. */
  readonly attempts: number;
  /** The plate that the server refused because it already exists. */
  readonly takenPlate: string | null;
  /** The server's words when it refused the sign-in. */
  readonly message: string | null;
  readonly member: Member | null;
}

export type LoginEvent =
  | { readonly type: 'retry.requested' }
  | { readonly type: 'terms.ticked'; readonly isTicked: boolean }
  | { readonly type: 'terms.confirmed' }
  /** Null: a field is not valid. */
  | { readonly type: 'registration.submitted'; readonly registration: Registration | null }
  /** The person closed the modal without signing in. */
  | { readonly type: 'login.left' }
  | SessionSuperseded;

/** Includes XState's own events, so that guards and actions can read outputs by type. */
export type LoginChartEvent =
  | LoginEvent
  | DoneActorEvent<VerifyOutcome, 'verifying'>
  | DoneActorEvent<RegisterOutcome, 'registering'>;
