import { couponRedeemFixtures } from '#machines/coupon-redeem/coupon-redeem.fixtures.ts';
import { couponRedeemLabels } from '#machines/coupon-redeem/coupon-redeem.labels.ts';
import { couponRedeemMachine } from '#machines/coupon-redeem/coupon-redeem.machine.ts';
import { guardView, selectScreen, type CouponRedeemSnapshot } from '#machines/coupon-redeem/coupon-redeem.selectors.ts';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { rules } from './rules.ts';

export const chart: ChartUnderTest = {
  flow: 'coupon-redeem',
  machine: couponRedeemMachine,
  fixtures: couponRedeemFixtures,
  labels: couponRedeemLabels,
  rules,
  guardView,
  selectScreen,
  watched: ({ context: { isUnanswered } }: CouponRedeemSnapshot) => ({ isUnanswered }),
};
