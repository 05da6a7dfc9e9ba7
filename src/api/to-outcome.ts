import type { ErrorName } from '#contract/errors.ts';
import type { CallFailed, CallResult } from './client.ts';

/** What each failure is to a chart; `otherwise` stands for all that are not named. */
export type KnownFailures<Failure> = {
  readonly [Name in ErrorName | 'foreign' | 'otherwise']?: (failed: CallFailed) => Failure;
};

/** An answer as a port's outcome. A failure that the chart does not know is thrown: as a broken network, it can be tried again. */
export function toOutcome<Answer, Value, Failure>(
  result: CallResult<Answer>,
  known: KnownFailures<Failure>,
  valueOf: (answer: Answer) => Value,
) {
  if (result.kind === 'ok') return { kind: 'ok', value: valueOf(result.value) } as const;
  if (result.kind !== 'failed') return result;
  const failure = known[result.failure] ?? known.otherwise;
  if (failure === undefined) throw new Error(`refused: ${result.failure}`);
  return { kind: 'failed', failure: failure(result) } as const;
}
