import { randomBytes, randomUUID } from 'node:crypto';
import { CODE_LENGTH, codeFromBytes } from '#domain/fields/booking-code.ts';
import { branchNow } from '#domain/thai-calendar.ts';
import { readNow } from '../../db/clock.ts';
import type { Db } from '../../db/transaction.ts';
import { CallFailure } from '../../http/call-context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { pageAsked, pageCountOf } from '../../http/paging.ts';
import { memberAmong, readBalance } from '../points/balance.service.ts';
import { readRedemption, readRedemptions } from './coupons.repo.ts';
import { couponsOn, offer, presentRedemption } from './coupons.service.ts';

const PER_PAGE = 10;

/** The handlers of every call about coupons; a code can be shown for `minutes`. */
export function couponHandlers(db: Db, minutes: number) {
  const serverNow = async () => (await readNow(db)).toISOString();
  return {
    async listCoupons(_request, { owners, language }) {
      const at = await readNow(db);
      return {
        coupon_list: couponsOn(branchNow(at).date, language),
        point: await readBalance(db, memberAmong(owners)),
        window_minutes: minutes,
        now: at.toISOString(),
      };
    },

    async obtainCoupon({ coupon_id }, { language, write }) {
      const input = { id: randomUUID(), coupon_id, coupons: offer };
      const row = await write('obtainCoupon', input);
      return { redemption: presentRedemption(row, language), now: await serverNow() };
    },

    async useCoupon({ items }, { language, saysScript, write }) {
      const named = typeof items === 'string' ? { redemption_id: items } : { coupon_id: items };
      const code = codeFromBytes(randomBytes(CODE_LENGTH));
      const input = { ...named, id: randomUUID(), coupons: offer, code, minutes, scripted: saysScript };
      const redemption = presentRedemption(await write('useCoupon', input), language);
      if (redemption.coupon_code === null) throw new Error('a used coupon without its code');
      return { coupon_code: redemption.coupon_code, window_minutes: minutes, redemption, now: await serverNow() };
    },

    async readCouponStatus({ items }, { owners, language }) {
      const row = await readRedemption(db, memberAmong(owners), items);
      if (row === null) throw new CallFailure('redemptionNotFound');
      return { redemption: presentRedemption(row, language), now: await serverNow() };
    },

    async listRedemptions(request, { owners, language }) {
      const { page, limit, offset } = pageAsked({ page: request.page }, PER_PAGE);
      const { rows, total } = await readRedemptions(db, memberAmong(owners), { limit, offset });
      const redemption_list = rows.map((row) => presentRedemption(row, language));
      return { redemption_list, page, page_count: pageCountOf(total, limit), total, now: await serverNow() };
    },
  } satisfies Partial<Handlers>;
}
