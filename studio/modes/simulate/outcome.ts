import { isFields } from './leaves.ts';

/** What an answer of a service says. `fault`: the network failed, or the program. */
export type Tone = 'success' | 'failure' | 'fault';

export interface Outcome {
  readonly tone: Tone;
  /** The names of the failures in it, as the chart knows them: `slotLost`, `refused`. */
  readonly failures: readonly string[];
}

const nameOf = (failure: unknown): string => {
  if (typeof failure === 'string') return failure;
  if (!isFields(failure)) return 'failed';
  const { code, kind } = failure;
  if (typeof code === 'string') return code;
  return typeof kind === 'string' ? kind : 'refused';
};

function failuresIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(failuresIn);
  if (!isFields(value)) return [];
  if (value['kind'] === 'failed') return [nameOf(value['failure'])];
  return Object.values(value).flatMap(failuresIn);
}

/** Of an event with which a service answers. */
export function outcomeOf(event: { readonly type: string; readonly output?: unknown }): Outcome {
  if (event.type.startsWith('xstate.error.')) return { tone: 'fault', failures: [] };
  const failures = [...new Set(failuresIn(event.output))];
  return { tone: failures.length > 0 ? 'failure' : 'success', failures };
}
