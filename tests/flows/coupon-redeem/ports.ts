import type { AnswerFor } from '#contract/calls/all.ts';
import type { Redemption as WireRedemption } from '#contract/calls/coupon.shapes.ts';
import { coffee } from '#machines/coupon-redeem/coupon-redeem.fixtures.ts';
import type { CouponRedeemPorts } from '#machines/coupon-redeem/coupon-redeem.ports.ts';
import type { RedeemFailure, Redemption } from '#machines/coupon-redeem/coupon-redeem.types.ts';
import type { Refusal, WirePorts } from '#tests/support/wire/wire-ports.ts';

export const CODE = 'code-of-this-login';
/** A code that can be shown for a quarter of an hour would take a walk a quarter of an hour of timers. */
export const CODE_TIME = 60_000;
const NOW = '2026-11-23T10:00:00+07:00';

const redemptionOf = ({ id, couponId, name, cover, cost, status, code, expiresAt }: Redemption): WireRedemption => ({
  redemption_id: id,
  coupon_id: couponId,
  name,
  cover,
  point_use: cost,
  status,
  coupon_code: code,
  obtained_at: NOW,
  used_at: null,
  expires_at: expiresAt,
});

const stateOf = (redemption: Redemption) => {
  const { expiresAt, status } = redemption;
  const left = status === 'expired' ? -1 : CODE_TIME;
  const now = expiresAt === null ? NOW : new Date(Date.parse(expiresAt) - left).toISOString();
  return { redemption: redemptionOf(redemption), now };
};

const refusalOf = (failure: RedeemFailure, gone: 'couponNotFound' | 'redemptionNotFound'): Refusal => {
  switch (failure.reason) {
    case 'tooFew':
      return {
        failure: 'notEnoughPoints',
        message: '',
        ...(failure.points === null ? {} : { details: { points: failure.points } }),
      };
    case 'gone':
      return { failure: gone, message: '' };
    case 'signedOut':
      return { failure: 'duplicateLogin', message: '' };
    case 'refused':
      return { failure: 'tooManyRequests', message: failure.message };
  }
};

/** The redemptions as the server lists them after so many of its answers. */
export const rowAfter = (answers: number) => `ครั้งที่ ${answers}`;
export const redemptionsAfter = (answers: number): AnswerFor<'listRedemptions'> => ({
  redemption_list: [
    {
      ...redemptionOf({
        id: '7b1c2d3e-4f50-4a61-8b72-9c83ad94be05',
        couponId: coffee.id,
        name: rowAfter(answers),
        cover: coffee.cover,
        cost: coffee.cost,
        status: 'used',
        code: 'P9QXK7M2',
        expiresAt: NOW,
        leftMs: 0,
      }),
      used_at: NOW,
    },
  ],
  page: 1,
  page_count: 1,
  total: 1,
  now: NOW,
});

/** `answered` is told of each answer after which the list of redemptions may be another. */
export const portsOn = (answered: () => void): WirePorts<CouponRedeemPorts> => ({
  readOffer: {
    asks: () => ({ call: 'listCoupons', request: { code: CODE } }),
    told: (outcome) => {
      if (outcome.kind === 'failed') return { failure: 'tooManyRequests', ...outcome.failure };
      const { coupons, points, windowMinutes } = outcome.value;
      return {
        listCoupons: {
          coupon_list: coupons.map(({ id, name, about, conditions, cost, lastDay, cover }) => ({
            id,
            name,
            desc: about,
            conditions: [...conditions],
            point_use: cost,
            start: '2026-01-01',
            end: lastDay,
            cover,
          })),
          point: points,
          window_minutes: windowMinutes,
          now: NOW,
        },
      };
    },
  },
  readRedemption: {
    asks: (items) => ({ call: 'readCouponStatus', request: { code: CODE, items } }),
    told: (outcome) => {
      if (outcome.kind === 'failed') return refusalOf(outcome.failure, 'redemptionNotFound');
      if (outcome.value.status !== 'open') answered();
      return { readCouponStatus: stateOf(outcome.value) };
    },
  },
  obtainCoupon: {
    asks: (id) => ({ call: 'obtainCoupon', request: { code: CODE, coupon_id: id } }),
    told: (outcome) => {
      if (outcome.kind === 'failed') return refusalOf(outcome.failure, 'couponNotFound');
      answered();
      return { obtainCoupon: stateOf(outcome.value) };
    },
  },
  useCoupon: {
    asks: ({ id }) => ({ call: 'useCoupon', request: { code: CODE, items: id } }),
    told: (outcome) => {
      if (outcome.kind === 'failed') return refusalOf(outcome.failure, 'redemptionNotFound');
      answered();
      const { code } = outcome.value;
      return { useCoupon: { coupon_code: code ?? '', window_minutes: 15, ...stateOf(outcome.value) } };
    },
  },
});
