// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeStatus, extendHold } from '#contract/calls/booking.calls.ts';
import { calls } from '#contract/calls/all.ts';
import type { ErrorName } from '#contract/errors.ts';
import { CallRejected, type Api, type CallResult } from '#src/api/client.ts';

const ID = '3f0c9a52-6f0e-4f0a-9d0e-1d7f3a6b8c21';
const OTHER = '5a1d7c3e-9b2f-4c8a-8e6d-2f4b6a8c0e13';
const THIRD = '7c3e5a1d-2f9b-4a8c-8d6e-6a8c2f4b0e13';
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

const ok: CallResult<never> = { kind: 'ok', value: {} as never };
const refused = (failure: ErrorName): CallResult<never> => ({ kind: 'failed', failure, message: '', details: {} });
const lost = () => Promise.reject(new CallRejected('network'));

/** A server that gives these answers in order; `sent` are the requests received, `stored` what was stored by then. */
function server(...answers: (CallResult<never> | typeof lost)[]) {
  const sent: { key: string | undefined; about: unknown }[] = [];
  const stored: (string | null)[] = [];
  const api: Api = (call, request) => {
    const { request_key: key, ...about } = request as { request_key?: string };
    sent.push({ key, about });
    stored.push(localStorage.getItem(`roddee.unanswered.${call.id}`));
    const answer = answers.shift();
    return typeof answer === 'function' ? answer() : Promise.resolve(answer ?? ok);
  };
  return { api, sent, stored, keys: () => sent.map(({ key }) => key) };
}

const extension = (about = ID) => ({ call: extendHold, about, request: { appointment_id: about } });

/** A newly opened page: whatever an earlier one had in memory is gone. */
async function newPage() {
  vi.resetModules();
  return import('./keyed-write.ts');
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('a write with a key', () => {
  it('is sent with a key that is stored before sending, and forgotten with the answer', async () => {
    const { sendKeyed } = await newPage();
    const { api, sent, stored, keys } = server();
    const written = await sendKeyed(api, extension());
    expect(written).toMatchObject({ result: ok, repeats: null });
    expect(keys()[0]).toMatch(UUID);
    expect(JSON.parse(stored[0] ?? '')).toEqual({ [ID]: keys()[0] });
    expect(sent[0]?.about).toEqual({ appointment_id: ID });
    expect(localStorage).toHaveLength(0);
    await sendKeyed(api, extension());
    expect(new Set(keys())).toHaveLength(2);
  });

  it('is sent again with its key if the answer is lost, and knows what it repeats', async () => {
    const { sendKeyed } = await newPage();
    const { api, keys } = server(lost, ok);
    await expect(sendKeyed(api, extension())).rejects.toThrow('network');
    const again = await sendKeyed(api, extension());
    expect(again.repeats).toEqual({ key: keys()[0], request: { appointment_id: ID } });
    expect(keys()[1]).toBe(keys()[0]);
  });

  it('is repeated by the next page too, which only knows the key: what was sent is not stored', async () => {
    const { api, keys, stored } = server(lost, ok);
    await expect((await newPage()).sendKeyed(api, extension())).rejects.toThrow('network');
    const { repeats } = await (await newPage()).sendKeyed(api, extension());
    expect(repeats).toEqual({ key: keys()[0], request: null });
    expect(JSON.parse(stored[1] ?? '')).toEqual({ [ID]: keys()[0] });
  });

  it('counts as unanswered after a repeat, until its answer has been used', async () => {
    const { sendKeyed } = await newPage();
    const { api, keys } = server(lost);
    await expect(sendKeyed(api, extension())).rejects.toThrow('network');
    const { forget } = await sendKeyed(api, extension());
    await sendKeyed(api, extension());
    forget();
    await sendKeyed(api, extension());
    expect(new Set(keys().slice(0, 3))).toHaveLength(1);
    expect(keys()[3]).not.toBe(keys()[0]);
  });

  it('has a different key if it is about something else, or another call', async () => {
    const { sendKeyed } = await newPage();
    const { api, keys } = server(lost, lost, lost, ok, ok);
    await expect(sendKeyed(api, extension())).rejects.toThrow('network');
    await expect(sendKeyed(api, extension(OTHER))).rejects.toThrow('network');
    const release = { call: changeStatus, about: ID, request: { item: { appointment_id: ID, status: 1 as const } } };
    await expect(sendKeyed(api, release)).rejects.toThrow('network');
    expect(new Set(keys())).toHaveLength(3);
    await sendKeyed(api, extension());
    await sendKeyed(api, release);
    expect(keys().slice(3)).toEqual([keys()[0], keys()[2]]);
  });

  it('keeps its key while others of the same call are sent and answered, on the next page too', async () => {
    const first = server(lost, lost, ok, lost);
    const page = await newPage();
    await expect(page.sendKeyed(first.api, extension())).rejects.toThrow('network');
    await expect(page.sendKeyed(first.api, extension(OTHER))).rejects.toThrow('network');
    const next = await newPage();
    (await next.sendKeyed(first.api, extension(OTHER))).forget();
    await expect(next.sendKeyed(first.api, extension(THIRD))).rejects.toThrow('network');
    const { repeats } = await next.sendKeyed(first.api, extension());
    expect(repeats?.key).toBe(first.keys()[0]);
    expect(first.keys()[2]).toBe(first.keys()[1]);
    expect(new Set(first.keys())).toHaveLength(3);
  });

  it('keeps the newest 500 keys of a call', async () => {
    const { sendKeyed } = await newPage();
    const { api } = server(...Array.from({ length: 502 }, () => lost));
    for (let n = 0; n < 502; n += 1) await expect(sendKeyed(api, extension(`booking ${n}`))).rejects.toThrow('network');
    const kept = Object.keys(JSON.parse(localStorage.getItem('roddee.unanswered.X01') ?? '{}') as object);
    expect(kept).toHaveLength(500);
    expect([kept[0], kept.at(-1)]).toEqual(['booking 2', 'booking 501']);
  });

  it.each<[string, ErrorName, boolean]>([
    ['the work', 'alreadyExtended', true],
    ['the work', 'bookingNotFound', true],
    ['the caller, before any work was begun', 'tooManyRequests', true],
    ['the session, which was over', 'duplicateLogin', true],
    ['the session, which was over', 'pleaseLogIn', true],
    ['the server, which may have done it', 'unavailable', false],
    ['the server, which may have done it', 'internal', false],
  ])('refused for %s (%s): the key ends or stays', async (_what, failure, isNew) => {
    const { sendKeyed } = await newPage();
    const { api, keys } = server(refused(failure));
    await sendKeyed(api, extension());
    await sendKeyed(api, extension());
    expect(keys()[1] !== keys()[0]).toBe(isNew);
  });

  it.each(['setItem', 'getItem', 'removeItem'] as const)('is done even where %s is denied', async (what) => {
    vi.spyOn(Storage.prototype, what).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { sendKeyed } = await newPage();
    const { api, keys } = server(lost, ok);
    await expect(sendKeyed(api, extension())).rejects.toThrow('network');
    (await sendKeyed(api, extension())).forget();
    expect(keys()[1]).toBe(keys()[0]);
  });

  it.each(['', '{', '"x"', '[]', `{"${ID}":1}`, `{"${ID}":"x"}`])(
    'makes a new key if %j is stored instead',
    async (text) => {
      localStorage.setItem('roddee.unanswered.X01', text);
      const { sendKeyed } = await newPage();
      const { api, keys } = server();
      expect(await sendKeyed(api, extension())).toMatchObject({ repeats: null });
      expect(keys()[0]).toMatch(UUID);
    },
  );
});

it.each(['tooManyRequests', 'duplicateLogin', 'pleaseLogIn'] as const)(
  '%s says nothing of the tries before the one that it refuses: the key of a repeat stays',
  async (failure) => {
    const { sendKeyed } = await newPage();
    const { api, keys } = server(lost, refused(failure), ok);
    await expect(sendKeyed(api, extension())).rejects.toThrow('network');
    await sendKeyed(api, extension());
    await sendKeyed(api, extension());
    expect(new Set(keys())).toHaveLength(1);
  },
);

/** Every call that has a key, from the table, so that a new one is here too. */
const KEYED = Object.entries(calls).filter(([, { request }]) => 'request_key' in request.shape);

it('there are calls with a key', () => expect(KEYED.length).toBeGreaterThan(10));

it.each(KEYED)(
  '%s: the session was over at the first try, so its key is forgotten and the next try is a first one',
  async (_name, call) => {
    const { writeOnce } = await newPage();
    for (const failure of ['duplicateLogin', 'pleaseLogIn'] as const) {
      const { api, keys } = server(refused(failure), ok);
      const write = { call: call as typeof extendHold, about: ID, request: {} as { appointment_id: string } };
      expect(await writeOnce(api, write)).toMatchObject({ failure });
      expect(localStorage).toHaveLength(0);
      await writeOnce(api, write);
      expect(new Set(keys())).toHaveLength(2);
    }
  },
);

describe('a write that is asked for until its outcome is known', () => {
  const { signal } = new AbortController();

  it.each(['unavailable', 'internal', 'tooManyRequests', 'duplicateLogin', 'pleaseLogIn'] as const)(
    'rejects for %s to a repeat, and keeps the key',
    async (failure) => {
      const { writeUntilKnown } = await newPage();
      const { api, keys } = server(lost, refused(failure), ok);
      await expect(writeUntilKnown(api, extension(), signal)).rejects.toThrow('network');
      await expect(writeUntilKnown(api, extension(), signal)).rejects.toThrow(failure);
      expect(await writeUntilKnown(api, extension(), signal)).toEqual(ok);
      expect(new Set(keys())).toHaveLength(1);
    },
  );

  it('gives what the limit says of a first try, and the next try is a first one again', async () => {
    const { writeUntilKnown } = await newPage();
    const { api, keys } = server(refused('tooManyRequests'), refused('tooManyRequests'));
    expect(await writeUntilKnown(api, extension(), signal)).toEqual(refused('tooManyRequests'));
    expect(await writeUntilKnown(api, extension(), signal)).toEqual(refused('tooManyRequests'));
    expect(new Set(keys())).toHaveLength(2);
  });
});

describe('a write that takes effect once', () => {
  it('is forgotten when its repeat is answered', async () => {
    const { writeOnce } = await newPage();
    const { api, keys } = server(lost, ok, ok);
    await expect(writeOnce(api, extension())).rejects.toThrow('network');
    expect(await writeOnce(api, extension())).toEqual(ok);
    await writeOnce(api, extension());
    expect(keys()[1]).toBe(keys()[0]);
    expect(keys()[2]).not.toBe(keys()[0]);
    expect(localStorage).toHaveLength(0);
  });

  it('is sent with another key if another request had this one', async () => {
    const { writeOnce } = await newPage();
    const { api, keys } = server(lost, refused('requestKeyReused'), ok);
    await expect(writeOnce(api, extension())).rejects.toThrow('network');
    expect(await writeOnce(api, extension())).toEqual(ok);
    expect(keys()[1]).toBe(keys()[0]);
    expect(keys()[2]).not.toBe(keys()[0]);
  });

  it('reports a used key although it was never sent', async () => {
    const { writeOnce } = await newPage();
    const { api, sent } = server(refused('requestKeyReused'));
    expect(await writeOnce(api, extension())).toMatchObject({ failure: 'requestKeyReused' });
    expect(sent).toHaveLength(1);
  });
});
