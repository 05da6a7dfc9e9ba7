import type { ChartFixtures } from '../shared/fixtures.ts';
import type { couponRedeemMachine } from './coupon-redeem.machine.ts';
import type { Offer, RedeemFailure, Redemption } from './coupon-redeem.types.ts';

/** The page's clock when a walk begins. */
export const PAGE_TIME = 1_795_000_000_000;
const clock = { now: () => PAGE_TIME };

export const coffee = {
  id: 902,
  name: 'กาแฟหรือชา 1 แก้ว',
  about: 'ร้อนหรือเย็น',
  conditions: ['ใช้ได้ทุกสาขาที่มีร้านกาแฟ'],
  cost: 60,
  lastDay: '2029-12-31',
  cover: '/drawings/coupons/coffee.svg',
};
export const tyres = { ...coffee, id: 908, name: 'ส่วนลดยาง 2,000 บาท', cost: 2500 };
export const offer: Offer = { coupons: [coffee, tyres], points: 110, windowMinutes: 15 };

export const obtained: Redemption = {
  id: '3f0b6e5c-7a51-4f0e-9c6b-0d8f3f2b1a10',
  couponId: coffee.id,
  name: coffee.name,
  cover: coffee.cover,
  cost: coffee.cost,
  status: 'obtained',
  code: null,
  expiresAt: null,
  leftMs: null,
};
export const opened: Redemption = {
  ...obtained,
  status: 'open',
  code: 'K7M2QX9T',
  expiresAt: '2026-11-23T10:15:00+07:00',
  leftMs: 900_000,
};
/** As a check reads it while its time runs. */
const stillOpen: Redemption = { ...opened, leftMs: 600_000 };
export const used: Redemption = { ...opened, status: 'used', leftMs: 700_000 };
export const expired: Redemption = { ...opened, status: 'expired', leftMs: -1 };

const FAILURES: readonly RedeemFailure[] = [
  { reason: 'tooFew', points: 20 },
  { reason: 'tooFew', points: null },
  { reason: 'gone' },
  { reason: 'refused', message: 'มีการทำรายการถี่เกินไป' },
  { reason: 'refused', message: '' },
];
const signedOut = { kind: 'failed' as const, failure: { reason: 'signedOut' as const } };
const failed = FAILURES.map((failure) => ({ kind: 'failed' as const, failure }));
const ok = (value: Redemption) => ({ kind: 'ok' as const, value });

export const couponRedeemFixtures: ChartFixtures<typeof couponRedeemMachine> = {
  inputs: {
    new: { clock, redemptionId: null },
    again: { clock, redemptionId: obtained.id },
  },
  events: {
    'coupon.chosen': () => [coffee, tyres, { id: 1 }].map(({ id }) => ({ type: 'coupon.chosen', id })),
    'redemption.confirmed': () => [{ type: 'redemption.confirmed' }],
    'redemption.declined': () => [{ type: 'redemption.declined' }],
    'list.requested': () => [{ type: 'list.requested' }],
    'retry.requested': () => [{ type: 'retry.requested' }],
    'tab.returned': () => [{ type: 'tab.returned' }],
    'session.superseded': () => [{ type: 'session.superseded' }],
  },
  outcomes: {
    loading: {
      done: [
        { kind: 'ok', value: offer },
        { kind: 'failed', failure: { message: '' } },
      ],
      error: true,
    },
    resuming: { done: [...[obtained, opened, used, expired].map(ok), ...failed.slice(2)], error: true },
    obtaining: { done: [...[obtained, opened].map(ok), ...failed, signedOut], error: true },
    confirming: { done: [...[opened, used, expired].map(ok), ...failed, signedOut], error: true },
    checking: { done: [...[stillOpen, used, expired].map(ok), ...failed.slice(2)], error: true },
    closing: { done: [...[stillOpen, used, expired].map(ok), ...failed.slice(2)], error: true },
  },
  delays: { answerTimeLimit: 15_000, recheckPause: 8_000, checkPause: 8_000, codeTimeLeft: 900_000 },
};
