import type { AnswerFor, CallName, RequestFor } from '#contract/calls/all.ts';
import { ERROR, type FailureDetails } from '#contract/errors.ts';
import type { Language } from '#domain/constants.ts';
import { httpStatusOf, successBody, type Failure } from '#server/http/envelope.ts';
import { createApi, type Api, type SessionNews } from '#src/api/client.ts';
import { keyFaultOf, type KeyedTry } from './request-keys.ts';
import { readRequest, type ReadRequest } from './read-request.ts';

interface Sent extends ReadRequest, KeyedTry {
  readonly signal: AbortSignal | null;
  readonly settle: (response: Response) => void;
  readonly lose: () => void;
  isSettled: boolean;
}

/** What is answered at once. */
export type Always = { readonly [N in CallName]?: (request: RequestFor<N>) => AnswerFor<N> };

interface WireOptions {
  /** Hears what an answer says of the session. */
  readonly onSession?: (news: SessionNews) => void;
}

/** The server's message for every refusal whose words do not matter. */
export const REFUSED = 'The server refused it.';

/**
 * The wire between the product's own client and a server: each request waits until the test answers it, in the bytes of the contract; what
 * `always` names is answered at once. What no server would accept, and a key that is not that of its write, are kept for `check`.
 */
export function controlledWire(always: Always = {}, { onSession }: WireOptions = {}) {
  const made: Sent[] = [];
  const held = new Set<CallName>();
  const faults: string[] = [];

  const receive = (read: ReadRequest, signal: AbortSignal | null) =>
    new Promise<Response>((resolve, reject) => {
      const sent: Sent = {
        ...read,
        signal,
        answer: 'none',
        isSettled: false,
        settle: (response) => {
          sent.isSettled = true;
          resolve(response);
        },
        lose: () => {
          sent.isSettled = true;
          reject(new TypeError('the network'));
        },
      };
      const fault = keyFaultOf(made, sent);
      if (fault !== null) faults.push(fault);
      made.push(sent);
      const answerOf = held.has(read.name)
        ? undefined
        : (always[read.name] as ((request: object) => unknown) | undefined);
      if (answerOf) accept(sent, answerOf(read.request));
    });

  const send: typeof fetch = (address, init = {}) => {
    try {
      return receive(
        readRequest(address instanceof Request ? address.url : address.toString(), init),
        init.signal ?? null,
      );
    } catch (error) {
      faults.push(String(error));
      return Promise.reject(new TypeError('no server accepts it'));
    }
  };

  const accept = (sent: Sent, value: unknown) => {
    sent.answer = 'ok';
    sent.settle(new Response(successBody(sent.call, value)));
  };

  const named = (name: CallName) => made.filter((sent) => sent.name === name);
  const isWaiting = ({ isSettled, signal }: Sent) => !isSettled && signal?.aborted !== true;
  /** The newest pending request of this call. */
  const open = (name: CallName) => named(name).findLast(isWaiting);
  const waiting = (name: CallName): Sent => {
    const sent = open(name);
    if (!sent) throw new Error(`nobody waits for ${name}`);
    return sent;
  };

  const apis = new Map<Language, Api>();
  const apiIn = (language: Language): Api => {
    const api =
      apis.get(language) ??
      createApi({
        base: '',
        applicationKey: 'roddee-test',
        language: () => language,
        now: Date.now,
        fetch: send,
        ...(onSession ? { onSession } : {}),
      });
    apis.set(language, api);
    return api;
  };

  return {
    /** The product's client on this wire. */
    api: apiIn,
    isOpen: (name: CallName) => open(name) !== undefined,
    /** What waits for an answer, the oldest first. */
    pending: () => made.filter(isWaiting).map(({ name, request }) => ({ call: name, request })),
    /** What was sent with each call of this name, the oldest first. */
    sent: <N extends CallName>(name: N) => named(name).map(({ request }) => request as RequestFor<N>),
    /** In which language each call was made, the oldest first. */
    spoken: () => made.map(({ language }) => language),
    answer: <N extends CallName>(name: N, value: AnswerFor<N>) => accept(waiting(name), value),
    refuse: (name: CallName, failure: Failure, details: FailureDetails = {}, message = REFUSED) => {
      const sent = waiting(name);
      sent.answer = failure;
      const body = { error_code: ERROR[failure], error_msg: message, results: details };
      sent.settle(new Response(JSON.stringify(body), { status: httpStatusOf(failure) }));
    },
    /** The network loses it. */
    fail: (name: CallName) => waiting(name).lose(),
    /** Answers a request that was given up. */
    answerLate: <N extends CallName>(name: N, value: AnswerFor<N>) => {
      const sent = named(name).find(({ isSettled, signal }) => !isSettled && signal?.aborted === true);
      if (!sent) throw new Error(`no ${name} was given up`);
      accept(sent, value);
    },
    /** Lets calls wait that would otherwise be answered at once. */
    hold: (...names: readonly CallName[]) => {
      for (const name of names) held.add(name);
    },
    release: () => held.clear(),
    /** Throws for what no server would accept. */
    check: () => {
      if (faults.length > 0) throw new Error(faults.join('\n'));
    },
  };
}

export type ControlledWire = ReturnType<typeof controlledWire>;
