import type { ErrorName } from '#contract/errors.ts';

/**
 * What a port resolves to: the value, or a failure that the chart knows by name. A rejection means a bug or a network failure,
 * and leads to a state that the user can leave. A read whose session has ended never settles: the session's own notice then covers every screen.
 * A write is refused, which says that it was not done. Each flow gets `session.superseded`.
 */
export type Outcome<Value, Failure = never> =
  | { readonly kind: 'ok'; readonly value: Value }
  | ([Failure] extends [never] ? never : Failed<Failure>);

interface Failed<Failure> {
  readonly kind: 'failed';
  readonly failure: Failure;
  /** What the contract's catalogue calls it. For a report of a problem: charts do not look at it. */
  readonly errorName?: ErrorName | 'foreign';
}

/** The value of an answer that a guard let through; throws for a failure, which only a wrongly wired chart lets through. */
export const valueOf = <Value>(outcome: Outcome<Value, unknown>): Value => {
  if (outcome.kind !== 'ok') throw new Error('a failure has no value');
  return outcome.value;
};

/** A failure that the chart has no name for (API-02). */
export interface Refused {
  /** The server's message, in the route's language; '' if it has none. */
  readonly message: string;
}

/** What a screen shows of a refusal; null if there is no message, or the network was the cause. */
export const wordsOf = (outcome: Outcome<unknown, Refused> | null): string | null =>
  outcome?.kind === 'failed' && outcome.failure.message !== '' ? outcome.failure.message : null;
