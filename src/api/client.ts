import * as z from 'zod/mini';
import type { AccountKind, AnswerOf, Call, Kind, RequestOf } from '#contract/call.ts';
import { envelope, ERROR, errorName, failureDetails, type ErrorName, type FailureDetails } from '#contract/errors.ts';
import type { Language } from '#domain/constants.ts';
import { unsettled } from './unsettled.ts';

export interface CallFailed {
  readonly kind: 'failed';
  /** The catalogue's name, or 'foreign' for a code that the catalogue does not have. */
  readonly failure: ErrorName | 'foreign';
  /** The server's message, in the language of the route. */
  readonly message: string;
  readonly details: FailureDetails;
}

export type CallResult<Answer> = { readonly kind: 'ok'; readonly value: Answer } | CallFailed;

/** No answer in the terms of the contract: the network failed, a status other than 200 (section 8), or a malformed body. */
export class CallRejected extends Error {
  override readonly name = 'CallRejected';
  readonly reason: 'network' | 'status' | 'malformed';
  readonly status: number | null;

  constructor(reason: CallRejected['reason'], status: number | null = null) {
    super(`call rejected: ${reason}${status === null ? '' : ` ${status}`}`);
    this.reason = reason;
    this.status = status;
  }
}

/**
 * What an answer says about the session. `superseded`: another sign-in has ended it (2013). `refused`: 'please log in'. `accepted`: the call was
 * answered. `kinds`: the accounts concerned, if the answer names them; `who`: the kinds of caller that may make the call.
 */
export interface SessionNews {
  readonly standing: 'accepted' | 'superseded' | 'refused';
  readonly who: readonly Kind[];
  readonly kinds?: readonly AccountKind[];
}

export interface ApiOptions {
  readonly base: string;
  readonly applicationKey: string;
  readonly language: () => Language;
  readonly now: () => number;
  readonly fetch: typeof fetch;
  readonly onSession?: (news: SessionNews) => void;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** How this call is sent, if not like the others. */
  readonly send?: typeof fetch;
}

/** Makes one call of the contract. Callers import the calls of their own area; the client imports none. */
export type Api = <C extends Call>(
  call: C,
  request: RequestOf<C>,
  options?: CallOptions,
) => Promise<CallResult<AnswerOf<C>>>;

/**
 * The only way to the server: adds key, language and timestamp, and turns an answer into ok or a known failure. If the session has ended it
 * reports that. A call that only reads then never settles, because the notice shown leads away from the page; one that writes is refused like any
 * other, so that its key and its draft are treated as what they are: of something that was not done.
 */
export const createApi =
  (options: ApiOptions): Api =>
  async (call, request, { signal, send: sendBy = options.fetch } = {}) => {
    const fields = Object.entries({
      ...call.fixed,
      ...(z.encode(call.request, request) as Record<string, Field>),
      key_account: options.applicationKey,
      ...(call.timestamp ? { timestamp: String(options.now()) } : {}),
    }).toSorted(byName);
    const result = await settled(call, async () => {
      const response = await send({ ...options, fetch: sendBy }, call, fields, signal);
      if (response.status !== 200) throw new CallRejected('status', response.status);
      return read(call, await bodyOf(response));
    });
    const news = newsIn(call, result);
    if (news !== null) options.onSession?.(news);
    if (news !== null && news.standing !== 'accepted' && call.writes !== true) return givenUp(signal);
    return result as CallResult<AnswerOf<typeof call>>;
  };

/** A write counts as unsettled until its answer is there. */
const settled = async <Answer>({ writes }: Call, ask: () => Promise<Answer>): Promise<Answer> => {
  const settle = writes ? unsettled.begin() : null;
  try {
    return await ask();
  } finally {
    settle?.();
  }
};

/** Section 7 requires sorted keys for location/suggestion; for the other calls the order is irrelevant. */
const byName = ([a]: Fields[number], [b]: Fields[number]) => (a < b ? -1 : 1);

/** Null: a failure that says nothing about the session. */
const newsIn = ({ who }: Call, result: CallResult<unknown>): SessionNews | null => {
  if (result.kind === 'ok') return { standing: 'accepted', who };
  const { failure, details } = result;
  if (failure !== 'duplicateLogin' && failure !== 'pleaseLogIn') return null;
  const kinds = details.superseded ?? details.signed_out;
  return { standing: failure === 'pleaseLogIn' ? 'refused' : 'superseded', who, ...(kinds && { kinds }) };
};

/** Rejects when the caller aborts the call, and otherwise never settles. */
const givenUp = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_resolve, reject) => {
    const giveUp = () => reject(new DOMException('given up', 'AbortError'));
    if (signal?.aborted) giveUp();
    else signal?.addEventListener('abort', giveUp, { once: true });
  });

type Field = string | File;
type Fields = [name: string, value: Field][];

const textsOf = (fields: Fields) =>
  new URLSearchParams(fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));

const formOf = (fields: Fields) => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
};

const send = async (options: ApiOptions, call: Call, fields: Fields, signal: AbortSignal | undefined) => {
  const isInAddress = ([name]: Fields[number]) => call.method === 'GET' || call.query?.includes(name) === true;
  const query = textsOf(fields.filter(isInAddress)).toString();
  const form = fields.filter((field) => !isInAddress(field));
  try {
    return await options.fetch(`${options.base}${call.path}${query === '' ? '' : `?${query}`}`, {
      method: call.method,
      credentials: 'include',
      headers: { 'Accept-Language': options.language() },
      ...(call.method === 'POST' ? { body: call.multipart ? formOf(form) : textsOf(form) } : {}),
      ...(signal ? { signal } : {}),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new CallRejected('network');
  }
};

const bodyOf = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch {
    throw new CallRejected('malformed', response.status);
  }
};

const read = (call: Call, body: unknown): CallResult<unknown> => {
  const parsed = z.safeParse(envelope, body);
  if (!parsed.success) throw new CallRejected('malformed');
  const { error_code: code, error_msg: message = '', results, data } = parsed.data;
  if (code !== ERROR.ok) {
    const details = z.safeParse(failureDetails, results ?? {});
    return {
      kind: 'failed',
      failure: errorName(code) ?? 'foreign',
      message,
      details: details.success ? details.data : {},
    };
  }
  const answer = z.safeParse(call.answer, results ?? data ?? {});
  if (!answer.success) throw new CallRejected('malformed');
  return { kind: 'ok', value: answer.data };
};
