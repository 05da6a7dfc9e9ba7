import type { ErrorName } from '#contract/errors.ts';
import type { CallFailed, CallResult } from './client.ts';

/** What each failure means to a chart; `otherwise` covers all failures that are not listed. */
type KnownFailures = {
  readonly [Name in ErrorName | 'foreign' | 'otherwise']?: (failed: CallFailed) => unknown;
};

type FailureOf<Known> = {
  [Name in keyof Known]: Known[Name] extends (failed: CallFailed) => infer Failure ? Failure : never;
}[keyof Known];

/** For a chart that has no name for a failure: the server's message (API-02). */
export const refused = ({ message }: CallFailed) => ({ message });

/** For a chart that tells refusals apart: which one it is, and the server's message. */
export const refusedAs =
  <Kind extends string>(kind: Kind) =>
  (failed: CallFailed) => ({ kind, ...refused(failed) });

/** After these failures the work may have been done. */
const OPEN: ReadonlySet<CallFailed['failure']> = new Set(['unavailable', 'internal']);

/** These come before any work: after a first try they mean that nothing was done, after a repeat they say nothing about the earlier tries. */
const UNBEGUN: ReadonlySet<CallFailed['failure']> = new Set(['tooManyRequests', 'duplicateLogin', 'pleaseLogIn']);
export const isUnbegun = ({ failure }: CallFailed): boolean => UNBEGUN.has(failure);

/** A failure that is treated like no answer. */
export class CallUnsettled extends Error {
  override readonly name = 'CallUnsettled';
  readonly failure: CallFailed['failure'];

  constructor({ failure }: CallFailed) {
    super(`no answer: ${failure}`);
    this.failure = failure;
  }
}

/** Throws for a failure that leaves the outcome of the work, or of an earlier try, open: it is asked for again. */
export const lasting = <Answer>(result: CallResult<Answer>, isRepeat = true): CallResult<Answer> => {
  const isOpen = result.kind === 'failed' && (OPEN.has(result.failure) || (isRepeat && isUnbegun(result)));
  if (isOpen) throw new CallUnsettled(result);
  return result;
};

/** Turns an answer into a port's outcome. A failure that the chart does not know is thrown and, like a network failure, can be retried. */
export function toOutcome<Answer, Value, Known extends KnownFailures>(
  result: CallResult<Answer>,
  known: Known,
  valueOf: (answer: Answer) => Value,
) {
  if (result.kind === 'ok') return { kind: 'ok', value: valueOf(result.value) } as const;
  const named: KnownFailures = known;
  const failure = named[result.failure] ?? named.otherwise;
  if (failure === undefined) throw new CallUnsettled(result);
  return { kind: 'failed', failure: failure(result) as FailureOf<Known>, errorName: result.failure } as const;
}
