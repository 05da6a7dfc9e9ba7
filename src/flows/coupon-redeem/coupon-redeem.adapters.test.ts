// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { ErrorName, FailureDetails } from '#contract/errors.ts';
import { obtained, opened } from '#machines/coupon-redeem/coupon-redeem.fixtures.ts';
import type { Api, CallResult } from '#src/api/client.ts';
import { couponRedeemAdapters } from './coupon-redeem.adapters.ts';

const NOW = '2026-11-23T10:05:00+07:00';

/** A server that gives this answer; `sent` are the requests received. */
function server(answer: CallResult<unknown>) {
  const sent: object[] = [];
  const api: Api = (_call, request) => {
    sent.push(request as object);
    return Promise.resolve(answer as never);
  };
  return { ports: couponRedeemAdapters({ api: () => api }, 'me'), sent };
}

const refusal = (failure: ErrorName, details: FailureDetails = {}): CallResult<unknown> => ({
  kind: 'failed',
  failure,
  message: 'words',
  details,
});
const signal = new AbortController().signal;

it('the time left is counted by the server’s clock, and the coupon is asked for by number, its confirmation by redemption', async () => {
  const redemption = {
    redemption_id: opened.id,
    coupon_id: opened.couponId,
    name: opened.name,
    cover: opened.cover,
    point_use: opened.cost,
    status: 'open',
    coupon_code: opened.code,
    obtained_at: NOW,
    used_at: NOW,
    expires_at: opened.expiresAt,
  };
  const { ports, sent } = server({ kind: 'ok', value: { redemption, now: NOW } });
  const value = { ...opened, leftMs: 600_000 };
  expect(await ports.useCoupon({ id: opened.id, isRepeat: false }, signal)).toEqual({ kind: 'ok', value });
  await ports.obtainCoupon(opened.couponId, signal);
  expect(sent).toEqual([
    { code: 'me', items: obtained.id },
    { code: 'me', coupon_id: opened.couponId },
  ]);
});

it.each([
  [refusal('notEnoughPoints', { points: 20 }), { reason: 'tooFew', points: 20 }],
  [refusal('notEnoughPoints'), { reason: 'tooFew', points: null }],
  [refusal('couponNotFound'), { reason: 'gone' }],
  [refusal('redemptionNotFound'), { reason: 'gone' }],
  [refusal('foreignOrigin'), { reason: 'refused', message: 'words' }],
])('%o is known as %o', async (answer, failure) => {
  expect(await server(answer).ports.useCoupon({ id: opened.id, isRepeat: false }, signal)).toEqual({
    kind: 'failed',
    failure,
    errorName: answer.kind === 'failed' && answer.failure,
  });
});

it.each([
  ['unavailable', false],
  ['internal', false],
  ['tooManyRequests', true],
  ['duplicateLogin', true],
  ['pleaseLogIn', true],
] as const)(
  'after %s (of a repeat: %s) the points may have been spent: that is no answer',
  async (failure, isRepeat) => {
    const { ports } = server(refusal(failure));
    await expect(ports.useCoupon({ id: opened.id, isRepeat }, signal)).rejects.toThrow(failure);
  },
);

it.each(['duplicateLogin', 'pleaseLogIn'] as const)('after %s to a first try nothing was done', async (failure) => {
  const { ports } = server(refusal(failure));
  const signedOut = { kind: 'failed', failure: { reason: 'signedOut' }, errorName: failure };
  expect(await ports.useCoupon({ id: opened.id, isRepeat: false }, signal)).toEqual(signedOut);
  expect(await ports.obtainCoupon(opened.couponId, signal)).toEqual(signedOut);
});
