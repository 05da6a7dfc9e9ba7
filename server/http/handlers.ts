import type { CallName, calls } from '#contract/calls.ts';
import type { ReadHandler, WriteHandler } from './call-context.ts';

/** Written twice, here for the types and in the contract for the run: the routes refuse to start when the two differ. */
export const writingCalls = [
  'setupTemporary',
  'confirm',
  'changeStatus',
  'extendHold',
] as const satisfies readonly CallName[];
export type WritingCall = (typeof writingCalls)[number];

/** What does each call's work. A call without a handler does not compile. */
export type Handlers = {
  readonly [N in CallName]: N extends WritingCall ? WriteHandler<(typeof calls)[N]> : ReadHandler<(typeof calls)[N]>;
};

export const isWriting = (name: CallName): name is WritingCall => writingCalls.some((writing) => writing === name);
