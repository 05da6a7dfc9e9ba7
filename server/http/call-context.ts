import type { AccountKind, AnswerOf, Call, OwnerKind, RequestOf } from '#contract/call.ts';
import type { ErrorName, FailureDetails } from '#contract/errors.ts';
import type { Language } from '#domain/constants.ts';
import type { Catalogue } from '../db/catalogue.ts';
import type { BookingWorks, WorkName, Works } from '../db/works.ts';

/** What bookings are stored under: a guest's session, the account of a member or a company, or the booking that a driver's link opens. */
export interface Owner {
  readonly kind: OwnerKind;
  readonly id: string;
}

export interface CallContext {
  readonly language: Language;
  /**
   * All owners that the caller represents, the acting one first; what belongs to any of them belongs to the caller. Empty for a guest who has not
   * booked anything yet.
   */
  readonly owners: readonly Owner[];
  /** The code that identifies the acting account in its calls; null for a guest or a driver. */
  readonly code: string | null;
  readonly requestId: string;
  /** The client's address, used only for limits; never logged. */
  readonly address: string;
  /** Whether a browser says that a script of ours makes the call (`saysScript`). */
  readonly saysScript: boolean;
  /** Aborted when the caller has gone before the answer. */
  readonly gone: AbortSignal;
}

/** What a work is given; one that books makes it from the catalogue, and makes it again if the database has a newer one. */
export type GivenTo = {
  readonly [Name in WorkName]: Name extends keyof BookingWorks
    ? (catalogue: Catalogue) => Works[Name]['input']
    : Works[Name]['input'];
};

/**
 * One piece of work in one transaction and one round trip: caller, limits, request key, work and answer. A CallFailure for a refusal, with nothing
 * changed.
 */
export type Write = <Name extends WorkName>(work: Name, given: GivenTo[Name]) => Promise<Works[Name]['answer']>;

/** A write lets the database find out who is calling, in its own transaction. */
export interface WriteContext extends Omit<CallContext, 'owners' | 'code'> {
  /** The hash of this browser's guest secret, whoever acts; null if none was sent. */
  readonly guestHash: string | null;
  /** The owners that the caller represents, for what must be read before it is written; a CallFailure if the caller may not make the call. */
  readonly owners: () => Promise<readonly Owner[]>;
  readonly write: Write;
}

/** The kinds of session that a call can open. */
export type OpenedKind = AccountKind | 'webview';

/** The context of a call about the sessions themselves: the caller is not resolved. */
export interface SessionCallContext extends Omit<CallContext, 'owners' | 'code'> {
  /** Signs this browser in to an account, which ends the account's session before it. Returns the code that names the account in its calls. */
  readonly openSession: (kind: OpenedKind, accountId: string) => Promise<string>;
  /** Ends the session whose cookie was sent, if any, and clears the cookies. */
  readonly endSession: (kind: OpenedKind) => Promise<void>;
}

export type ReadHandler<C extends Call> = (request: RequestOf<C>, context: CallContext) => Promise<AnswerOf<C>>;
export type WriteHandler<C extends Call> = (request: RequestOf<C>, context: WriteContext) => Promise<AnswerOf<C>>;

export type SessionHandler<C extends Call> = (
  request: RequestOf<C>,
  context: SessionCallContext,
) => Promise<AnswerOf<C>>;

/** Thrown by services: a known failure of the catalogue. */
export class CallFailure extends Error {
  readonly failure: ErrorName;
  readonly details: FailureDetails;

  constructor(failure: ErrorName, details: FailureDetails = {}) {
    super(failure);
    this.failure = failure;
    this.details = details;
  }
}
