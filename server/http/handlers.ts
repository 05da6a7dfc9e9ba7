import type { Call } from '#contract/call.ts';
import type { calls } from '#contract/calls/all.ts';
import type { ReadHandler, SessionHandler, WriteHandler } from './call-context.ts';

/** According to the contract: a call with `anySession` has a session handler, one with `writes` a write handler, and any other a read handler. */
type HandlerOf<C extends Call> = C extends { readonly anySession: true }
  ? SessionHandler<C>
  : C extends { readonly writes: true }
    ? WriteHandler<C>
    : ReadHandler<C>;

export type CallTable = Readonly<Record<string, Call>>;

/** The handler of each call. A call without one does not compile. */
export type HandlersOf<T extends CallTable> = { readonly [N in keyof T]: HandlerOf<T[N]> };
export type Handlers = HandlersOf<typeof calls>;
