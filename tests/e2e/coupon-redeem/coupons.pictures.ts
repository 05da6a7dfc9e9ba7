import { ERROR } from '#contract/errors.ts';
import { calls } from '#contract/calls/all.ts';
import type { CouponRedeemState } from '#machines/coupon-redeem/coupon-redeem.selectors.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import { NO_DATA, scene, sees, type Scenes } from '#tests/e2e/support/pictures/scenes.ts';
import type { Stage } from '#tests/e2e/support/pictures/stage.ts';
import { answerWith, breakDown, cutOff, hang } from '#tests/e2e/support/pictures/trouble.ts';
import { WebviewPage } from '#tests/e2e/webview/webview-page.ts';
import { RedeemPage } from './redeem-page.ts';

const LIST = `**${calls.listCoupons.path}*`;
const OBTAIN = `**${calls.obtainCoupon.path}*`;
const USE = `**${calls.useCoupon.path}*`;
const STATUS = `**${calls.readCouponStatus.path}*`;
const COFFEE = 1;

const atCoupons = async ({ page, language }: Stage): Promise<RedeemPage> => {
  const redeem = new RedeemPage(page, language);
  await redeem.openSignedIn(150);
  return redeem;
};

const asked = async (stage: Stage): Promise<RedeemPage> => {
  const redeem = await atCoupons(stage);
  await redeem.choose(COFFEE);
  await redeem.use(60).waitFor();
  return redeem;
};

const withCode = async (stage: Stage): Promise<string> => {
  const redeem = await asked(stage);
  await redeem.use(60).click();
  await redeem.timer.waitFor();
  return redeem.code();
};

/** A code whose time will be over in a moment. */
const withEndingCode = async (stage: Stage): Promise<void> => {
  await inDatabase(`update redemption set closes_at = app_now() + interval '3 seconds' where code = $1`, [
    await withCode(stage),
  ]);
  await stage.page.reload();
  await stage.page.getByRole('timer').waitFor();
};

/** The page of the coupons once their call is disturbed. */
const disturbed = async (stage: Stage, disturb: typeof hang): Promise<void> => {
  const redeem = await atCoupons(stage);
  await disturb(stage.page, LIST);
  await stage.page.reload();
  await redeem.title('Redeem coupons').waitFor();
};

export const COUPON_SCREENS: Readonly<Record<CouponRedeemState['screen'], Scenes>> = {
  loading: { '': scene((stage) => disturbed(stage, hang)) },
  notRead: {
    '': scene(async (stage) => {
      await disturbed(stage, breakDown);
      await sees(stage, NO_DATA);
    }),
  },
  choosing: { '': scene(async (stage) => void (await atCoupons(stage))) },
  obtaining: {
    '': scene(async (stage) => {
      const redeem = await atCoupons(stage);
      await hang(stage.page, OBTAIN);
      await redeem.choose(COFFEE);
    }),
  },
  asking: {
    '': scene(async (stage) => void (await asked(stage))),
    webview: scene(async ({ page, language }) => {
      const webview = new WebviewPage(page, language);
      await webview.openFor(150);
      await webview.choose(COFFEE);
      await webview.question.waitFor();
    }),
  },
  confirming: {
    '': scene(async (stage) => {
      const redeem = await asked(stage);
      await hang(stage.page, USE);
      await redeem.use(60).click();
    }),
  },
  outcomeUnknown: {
    '': scene(async (stage) => {
      const redeem = await asked(stage);
      await cutOff(stage.page, USE);
      await redeem.use(60).click();
      await sees(stage, 'We do not know yet whether your code is there');
    }),
  },
  open: { '': scene(async (stage) => void (await withCode(stage))) },
  closing: {
    '': scene(async (stage) => {
      await withEndingCode(stage);
      await hang(stage.page, STATUS);
      await sees(stage, 'Checking whether this coupon was used…');
    }),
  },
  unchecked: {
    '': scene(async (stage) => {
      await withEndingCode(stage);
      await cutOff(stage.page, STATUS);
      await sees(stage, 'The time to show this code is over');
    }),
  },
  used: {
    '': scene(async (stage) => {
      await inDatabase('update redemption set taken_at = app_now() where code = $1', [await withCode(stage)]);
      await sees(stage, 'This coupon has been used');
    }),
  },
  expired: {
    '': scene(async (stage) => {
      await withEndingCode(stage);
      await sees(stage, 'The time to show this code is over');
    }),
  },
  tooFew: {
    '': scene(async (stage) => {
      const redeem = await atCoupons(stage);
      await answerWith(stage.page, OBTAIN, ERROR.notEnoughPoints);
      await redeem.choose(COFFEE);
      await sees(stage, 'Not enough points');
    }),
  },
  refused: {
    '': scene(async (stage) => {
      const redeem = await atCoupons(stage);
      await answerWith(stage.page, OBTAIN, 1003);
      await redeem.choose(COFFEE);
      await redeem.button('Other coupons').waitFor();
    }),
  },
};
