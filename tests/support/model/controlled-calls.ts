import type { AnswerOf, Call } from '#contract/call.ts';
import { calls, type AnswerFor, type CallName, type RequestFor } from '#contract/calls/all.ts';
import type { ErrorName, FailureDetails } from '#contract/errors.ts';
import type { Api, CallResult } from '#src/api/client.ts';
import { deferred } from './deferred.ts';

interface Waiting {
  readonly name: CallName;
  readonly request: unknown;
  readonly signal: AbortSignal | undefined;
  readonly settle: (result: CallResult<unknown>) => void;
  readonly fail: () => void;
  isSettled: boolean;
}

const names = new Map(Object.entries(calls).map(([name, call]): [Call, CallName] => [call, name as CallName]));

const nameOf = (call: Call): CallName => {
  const name = names.get(call);
  if (name === undefined) throw new Error(`The table has no call ${call.id}`);
  return name;
};

/** The calls to the server, each waiting until the test answers it; what `always` names is answered at once. */
export function controlledCalls(always: { readonly [N in CallName]?: () => AnswerFor<N> }) {
  const made: Waiting[] = [];
  const held = new Set<CallName>();

  const api: Api = (wanted, request, { signal } = {}) => {
    type Result = CallResult<AnswerOf<typeof wanted>>;
    const name = nameOf(wanted);
    const answer = held.has(name) ? undefined : always[name];
    const call = deferred<Result>();
    const waiting: Waiting = {
      name,
      request,
      signal,
      settle: (result) => {
        waiting.isSettled = true;
        call.resolve(result as Result);
      },
      fail: () => {
        waiting.isSettled = true;
        call.reject(new Error('the network'));
      },
      isSettled: false,
    };
    made.push(waiting);
    if (answer) waiting.settle({ kind: 'ok', value: answer() });
    return call.promise;
  };

  const named = (name: CallName) => made.filter((call) => call.name === name);
  /** The newest pending call of this name. */
  const open = (name: CallName) =>
    named(name).findLast(({ isSettled, signal }) => !isSettled && signal?.aborted !== true);
  const settled = (name: CallName): Waiting => {
    const call = open(name);
    if (!call) throw new Error(`nobody waits for ${name}`);
    return call;
  };

  return {
    api,
    isOpen: (name: CallName) => open(name) !== undefined,
    /** What was sent with each call of this name, the oldest first. */
    sent: <N extends CallName>(name: N) => named(name).map(({ request }) => request as RequestFor<N>),
    answer: <N extends CallName>(name: N, value: AnswerFor<N>) => settled(name).settle({ kind: 'ok', value }),
    refuse: (name: CallName, failure: ErrorName, details: FailureDetails = {}) =>
      settled(name).settle({ kind: 'failed', failure, message: REFUSED, details }),
    fail: (name: CallName) => settled(name).fail(),
    /** Answers a call that was abandoned. */
    answerLate: <N extends CallName>(name: N, value: AnswerFor<N>) => {
      const call = named(name).find(({ isSettled, signal }) => !isSettled && signal?.aborted === true);
      if (!call) throw new Error(`no call of ${name} was given up`);
      call.settle({ kind: 'ok', value });
    },
    /** Lets calls wait that would otherwise be answered at once. */
    hold: (...names: readonly CallName[]) => {
      for (const name of names) held.add(name);
    },
    release: () => held.clear(),
  };
}

/** The server's message for every refusal. */
export const REFUSED = 'The server refused it.';
