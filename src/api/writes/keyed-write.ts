import * as z from 'zod/mini';
import { uuid } from '#contract/codecs.ts';
import type { AnswerOf, Call, RequestOf } from '#contract/call.ts';
import { ERROR } from '#contract/errors.ts';
import { browserValue } from '#src/api/browser-value.ts';
import type { Api, CallFailed, CallResult } from '#src/api/client.ts';
import { newRequestKey } from '#src/api/request-key.ts';
import { isUnbegun, lasting } from '#src/api/to-outcome.ts';

/** A call that changes something, and gets the same answer if it is sent again with its key. */
type KeyedCall = Call<z.ZodMiniType<{ request_key?: string | undefined }>> & { readonly writes: true };

type Unkeyed<C extends KeyedCall> = Omit<RequestOf<C>, 'request_key'>;

export interface KeyedWrite<C extends KeyedCall> {
  readonly call: C;
  /** What the write is about, such as a booking's id; '' if there is only one such write. It is stored, so it must not be personal data. */
  readonly about: string;
  readonly request: Unkeyed<C>;
}

/** A write that was sent but not answered. */
export interface Unanswered<Request> {
  readonly key: string;
  /** Null after a reload: only the key is stored, because the request can hold personal data. */
  readonly request: Request | null;
}

export interface Written<C extends KeyedCall> {
  readonly result: CallResult<AnswerOf<C>>;
  /** What was sent with this key before; null on the first try. A repeat gets the first answer, which may be old. */
  readonly repeats: Unanswered<Unkeyed<C>> | null;
  /**
   * Called automatically, except after a successful repeat: the caller may have to read the current state first, and until it calls this the write
   * counts as unanswered.
   */
  readonly forget: () => void;
}

/** By what each write is about, the oldest first. */
const storedKeys = z.record(z.string(), uuid);
const storedOf = (call: Call) => browserValue('localStorage', `roddee.unanswered.${call.id}`, storedKeys);
/** Of one call; more would only be writes that nobody asks for any more. */
const MOST_KEPT = 500;

/** What this page has sent. */
const sent = new Map<string, Unanswered<unknown>>();
type Named = Pick<KeyedWrite<KeyedCall>, 'call' | 'about'>;
const nameOf = ({ call, about }: Named) => `${call.id} ${about}`;

const storedFor = ({ call, about }: Named): string | null => storedOf(call).read()?.[about] ?? null;

/** Null forgets it. */
const store = ({ call, about }: Named, key: string | null): void => {
  const others = Object.entries(storedOf(call).read() ?? {}).filter(([each]) => each !== about);
  const kept: [string, string][] = key === null ? others : [...others.slice(1 - MOST_KEPT), [about, key]];
  storedOf(call).write(kept.length === 0 ? null : Object.fromEntries(kept));
};

const read = (named: Named): Unanswered<unknown> | null => {
  const own = sent.get(nameOf(named)) ?? null;
  const key = storedFor(named);
  return key === null || key === own?.key ? own : { key, request: null };
};

const keep = (write: KeyedWrite<KeyedCall>, key: string): void => {
  sent.set(nameOf(write), { key, request: write.request });
  store(write, key);
};

const forget = (named: Named): void => {
  sent.delete(nameOf(named));
  if (storedFor(named) !== null) store(named, null);
};

/** Error codes from here on concern the work itself; the server answers lower ones before it looks up the key. */
const FIRST_OF_WORK = 3000;
const isOfWork = ({ failure }: CallFailed) => failure !== 'foreign' && ERROR[failure] >= FIRST_OF_WORK;
/** Whether an answer says what became of the write. A refusal before any work says it of a first try. */
const endsKey = (result: CallResult<unknown>, isRepeat: boolean) =>
  result.kind === 'failed'
    ? isOfWork(result) || (!isRepeat && isUnbegun(result))
    : // A repeat's answer may have to be read again first.
      !isRepeat;

/**
 * Sends a write so that it takes effect once, however often it is sent, and however many others are under way: its key is stored before sending, forgotten with the answer, and
 * reused if no answer came, even by another page. Rejects as the call does, and then keeps the key. Fails with `requestKeyReused` if
 * another request was sent with the key first.
 */
export async function sendKeyed<C extends KeyedCall>(
  api: Api,
  write: KeyedWrite<C>,
  signal?: AbortSignal,
): Promise<Written<C>> {
  const repeats = read(write) as Unanswered<Unkeyed<C>> | null;
  const key = repeats?.key ?? newRequestKey();
  if (repeats === null) keep(write, key);
  const request = { ...write.request, request_key: key } as RequestOf<C>;
  const result = await api(write.call, request, signal ? { signal } : {});
  if (endsKey(result, repeats !== null)) forget(write);
  return { result, repeats, forget: () => forget(write) };
}

async function sendUnused<C extends KeyedCall>(
  api: Api,
  write: KeyedWrite<C>,
  signal?: AbortSignal,
): Promise<Written<C>> {
  const written = await sendKeyed(api, write, signal);
  const { result, repeats } = written;
  const isReused = repeats !== null && result.kind === 'failed' && result.failure === 'requestKeyReused';
  if (isReused || result.kind === 'ok') written.forget();
  return isReused ? sendUnused(api, write, signal) : written;
}

/** The same for a write whose answer never goes stale. If the key belonged to another request, this one is sent again with a new key. */
export async function writeOnce<C extends KeyedCall>(
  api: Api,
  write: KeyedWrite<C>,
  signal?: AbortSignal,
): Promise<CallResult<AnswerOf<C>>> {
  return (await sendUnused(api, write, signal)).result;
}

/** The same for a chart that asks until it knows: rejects for an answer after which the write, or an earlier try, may have been done. */
export async function writeUntilKnown<C extends KeyedCall>(
  api: Api,
  write: KeyedWrite<C>,
  signal: AbortSignal,
): Promise<CallResult<AnswerOf<C>>> {
  const { result, repeats } = await sendUnused(api, write, signal);
  return lasting(result, repeats !== null);
}
