import type { AnyStateMachine } from 'xstate';
import type { StateConfig } from '#tests/support/model/chart-config.ts';

/** One fault put into a chart. */
export interface Mutant {
  readonly name: string;
  build(): AnyStateMachine;
  /** The mutation of a function's body that it needs in place, if it has one. */
  readonly body?: string;
}

export type Change = (config: StateConfig) => void;
