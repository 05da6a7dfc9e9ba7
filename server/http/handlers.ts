import type { Call } from '#contract/call.ts';
import type { CallName, calls } from '#contract/calls/all.ts';
import type { ReadHandler, WriteHandler } from './call-context.ts';

/** By the contract: a call that `writes` has a handler that writes, any other one that reads. */
type HandlerOf<C extends Call> = C extends { readonly writes: true } ? WriteHandler<C> : ReadHandler<C>;

/** What does each call's work. A call without a handler does not compile. */
export type Handlers = { readonly [N in CallName]: HandlerOf<(typeof calls)[N]> };
