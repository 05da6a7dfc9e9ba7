import type { Coupon, Redemption } from '#contract/calls/coupon.shapes.ts';
import type { Language } from '#domain/constants.ts';
import type { BranchDate } from '#domain/thai-calendar.ts';
import { keepWordsWhole } from '#domain/whole-words.ts';
import type { CouponContent } from '../../content/content.schema.ts';
import { coupons } from '../../content/coupons.ts';
import type { RedemptionRow } from '../../db/works.ts';

const coverOf = ({ drawing }: CouponContent) => `/drawings/${drawing}.svg`;

const couponOf = (id: number): CouponContent => {
  const found = coupons.find((coupon) => coupon.id === id);
  if (found === undefined) throw new Error('A coupon was removed that a redemption names');
  return found;
};

/** The content of a coupon that somebody has requested, however long ago. */
export const couponName = (id: number, language: Language): string => keepWordsWhole(couponOf(id).name[language]);

export const couponsOn = (today: BranchDate, language: Language): Coupon[] =>
  coupons
    .filter(({ from, to }) => from <= today && today <= to)
    .map((coupon) => ({
      id: coupon.id,
      name: keepWordsWhole(coupon.name[language]),
      desc: keepWordsWhole(coupon.desc[language]),
      conditions: coupon.conditions.map((condition) => keepWordsWhole(condition[language])),
      point_use: coupon.points,
      start: coupon.from,
      end: coupon.to,
      cover: coverOf(coupon),
    }));

/** Each coupon's price and days, by which the database judges requests. */
export const offer = Object.fromEntries(coupons.map(({ id, points, from, to }) => [id, { points, from, to }]));

export function presentRedemption(row: RedemptionRow, language: Language): Redemption {
  const { points, code, ...shown } = row;
  const coupon = couponOf(row.coupon_id);
  return {
    ...shown,
    point_use: points,
    coupon_code: code,
    name: keepWordsWhole(coupon.name[language]),
    cover: coverOf(coupon),
  };
}
