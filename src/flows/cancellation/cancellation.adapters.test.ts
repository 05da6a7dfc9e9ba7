// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { first, second } from '#machines/cancellation/cancellation.fixtures.ts';
import type { ErrorName } from '#contract/errors.ts';
import { CallRejected, type Api, type CallResult } from '#src/api/client.ts';
import { cancellationByCode } from './cancellation.adapters.ts';

const done = (already: boolean): CallResult<never> => ({ kind: 'ok', value: { already } as never });
const refused = (failure: ErrorName, message = ''): CallResult<never> => ({
  kind: 'failed',
  failure,
  message,
  details: {},
});

beforeEach(() => localStorage.clear());

/** A server that gives these answers in order, null for a lost one; `sent` are the requests received. */
function server(...answers: (CallResult<never> | null)[]) {
  const sent: { request_key?: string }[] = [];
  const api: Api = (_call, request) => {
    sent.push(request as object);
    const answer = answers.shift();
    return answer ? Promise.resolve(answer) : Promise.reject(new CallRejected('network'));
  };
  const { cancelBookings } = cancellationByCode({ api: () => api });
  return { cancel: (bookings = [first]) => cancelBookings(bookings, new AbortController().signal), sent };
}

it.each<[CallResult<never>, string]>([
  [done(false), 'cancelled'],
  [done(true), 'already'],
  [refused('tooLateToCancel'), 'tooLate'],
  [refused('notCancellable'), 'notCancellable'],
  [refused('bookingNotFound'), 'gone'],
])('%o is the result %s of the booking', async (answer, result) => {
  expect(await server(answer).cancel()).toEqual({ kind: 'ok', value: [{ id: first.id, result }] });
});

it('any other refusal concerns the call, with the server’s message', async () => {
  const { cancel } = server(refused('tooManyRequests', 'มีการทำรายการถี่เกินไป'));
  expect(await cancel()).toEqual({
    kind: 'failed',
    failure: { message: 'มีการทำรายการถี่เกินไป' },
    errorName: 'tooManyRequests',
  });
});

it('it is proved by its own plate and code', async () => {
  const { cancel, sent } = server(done(false));
  await cancel();
  expect(sent).toMatchObject([{ register_number: first.plate, booking_code: first.code }]);
});

it.each(['unavailable', 'internal', 'tooManyRequests'] as const)(
  'after %s to a repeat it may have been cancelled: that is no answer, and the key stays',
  async (failure) => {
    const { cancel, sent } = server(null, refused(failure), done(true));
    await expect(cancel()).rejects.toThrow('network');
    await expect(cancel()).rejects.toThrow(failure);
    await cancel();
    expect(new Set(sent.map(({ request_key: key }) => key))).toHaveLength(1);
  },
);

it.each(['unavailable', 'internal'] as const)(
  'after %s to a first try it may have been cancelled: that is no answer, and the key stays',
  async (failure) => {
    const { cancel, sent } = server(refused(failure), done(true));
    await expect(cancel()).rejects.toThrow(failure);
    await cancel();
    expect(new Set(sent.map(({ request_key: key }) => key))).toHaveLength(1);
  },
);

it('a booking without an answer is cancelled again with its first key, and each has its own key', async () => {
  const { cancel, sent } = server(null, null, done(true), done(true));
  for (const booking of [first, second]) await expect(cancel([booking])).rejects.toThrow('network');
  for (const booking of [first, second]) await cancel([booking]);
  const [one, other, ...repeated] = sent.map(({ request_key: key }) => key);
  expect(one).not.toBe(other);
  expect(repeated).toEqual([one, other]);
});
