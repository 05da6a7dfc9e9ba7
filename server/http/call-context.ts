import type { Language } from '#domain/constants.ts';
import type { AnswerOf, Call, RequestOf } from '#contract/call.ts';
import type { ErrorName, FailureDetails } from '#contract/errors.ts';

import type { Tx } from '../db/transaction.ts';

/** Who is calling. A guest without a session has made nothing yet, so nothing belongs to them. */
export type Principal = { readonly kind: 'guest'; readonly sessionId: string | null };

/** What bookings are stored under; a guest's owner id is the id of the guest session. */
export interface Owner {
  readonly kind: 'guest';
  readonly id: string;
}

export interface CallContext {
  readonly language: Language;
  readonly principal: Principal;
  readonly requestId: string;
  /** The address of the peer, for limits alone; never logged, never from a forwarded header. */
  readonly address: string;
}

/** A write runs inside one transaction that the http layer opened; `owner` has been made certain inside it. */
export interface WriteContext extends Omit<CallContext, 'principal'> {
  readonly tx: Tx;
  readonly owner: Owner;
}

export type ReadHandler<C extends Call> = (request: RequestOf<C>, context: CallContext) => Promise<AnswerOf<C>>;
export type WriteHandler<C extends Call> = (request: RequestOf<C>, context: WriteContext) => Promise<AnswerOf<C>>;

/** Thrown by services: a known failure of the catalogue. The transaction is rolled back and nothing is stored. */
export class CallFailure extends Error {
  readonly failure: ErrorName;
  readonly details: FailureDetails;

  constructor(failure: ErrorName, details: FailureDetails = {}) {
    super(failure);
    this.failure = failure;
    this.details = details;
  }
}
