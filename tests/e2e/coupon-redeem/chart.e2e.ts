import type { AnyMachineSnapshot } from 'xstate';
import { calls } from '#contract/calls/all.ts';
import { coffee } from '#machines/coupon-redeem/coupon-redeem.fixtures.ts';
import type { CouponRedeemSnapshot, CouponRedeemState } from '#machines/coupon-redeem/coupon-redeem.selectors.ts';
import { asItIs, walkChart, type Opening } from '#tests/e2e/support/chart-walk.ts';
import type { OfferOutcome, RedeemOutcome } from '#machines/coupon-redeem/coupon-redeem.types.ts';
import { isBusy, offers, passes, press, reads } from '#tests/e2e/support/chart-acts.ts';
import { NO_APP } from '#tests/e2e/support/booking-page.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import { NO_DATA } from '#tests/e2e/support/pictures/scenes.ts';
import { expect } from '#tests/e2e/support/test.ts';
import { chart } from '#tests/flows/coupon-redeem/chart.ts';
import { givePoints, RedeemPage } from './redeem-page.ts';

interface Session {
  readonly site: RedeemPage;
  readonly card: string;
  /** Where the chart starts. */
  readonly address: string;
}

const LIST = `**${calls.listCoupons.path}*`;
const OBTAIN = `**${calls.obtainCoupon.path}*`;
const USE = `**${calls.useCoupon.path}*`;
const STATUS = `**${calls.readCouponStatus.path}*`;
const COST = coffee.cost;
/** The place of a coupon that costs this. */
const COFFEE = 1;

async function begin({ site: { page, language } }: Opening): Promise<Session> {
  const site = new RedeemPage(page, language);
  const card = await site.signInNew();
  await givePoints(card, 400);
  return { site, card, address: `/${language}/me/redeem` };
}

/** Somebody has asked for a coupon, and comes back to it by its address. */
async function again(opening: Opening): Promise<Session> {
  const begun = await begin(opening);
  const { site, address } = begun;
  const { page } = site;
  await page.goto(address);
  await site.choose(COFFEE);
  await expect(page).toHaveURL(/redemption=/);
  const { pathname, search } = new URL(page.url());
  await page.goto(NO_APP);
  return { ...begun, address: `${pathname}${search}` };
}

/** On another device of the member: it was confirmed there. */
async function use({ site, address }: Session): Promise<void> {
  await site.page.goto(address);
  await site.use(COST).click();
  await site.timer.waitFor();
  await site.page.goto(NO_APP);
}

const redeemed = (change: string) => (session: Session) =>
  inDatabase(`update redemption set ${change} where member_id = (select id from member where card_number = $1)`, [
    session.card,
  ]);
const leave7900 = redeemed(`closes_at = app_now() + interval '7900 milliseconds'`);
/** Sooner over than the page asks again whether it was used, counted from when it is read. */
const endSoon = (session: Session) =>
  session.site.page.route(
    STATUS,
    async (route) => {
      await leave7900(session);
      await route.fallback();
    },
    { times: 1 },
  );
const take = redeemed('taken_at = app_now()');
const expire = redeemed(`closes_at = app_now() - interval '1 second'`);

type Fate = (session: Session) => Promise<unknown>;
/** What becomes of the redemption, by the state that the server then tells. */
type Fates = Readonly<Record<string, Fate>>;

const asks = (call: string, fates: Fates, isDoneAnyway = false) => ({
  calls: [call],
  isDoneAnyway,
  becomes: (output: OfferOutcome | RedeemOutcome) =>
    output.kind === 'ok' ? fates['status' in output.value ? output.value.status : 'read'] : undefined,
});

const contextOf = (snapshot: AnyMachineSnapshot) => (snapshot as CouponRedeemSnapshot).context;
/** A code that was opened before, and whose time is nearly over. */
const isResumed = (snapshot: AnyMachineSnapshot) => contextOf(snapshot).offer === null;

walkChart<CouponRedeemState, Session>({
  chart: {
    ...chart,
    watched: (snapshot) => ({ ...chart.watched?.(snapshot), isResumed: isResumed(snapshot) }),
  },
  joinedUpTo: 12,
  prepare: { new: begin, again },
  open: async ({ site, address }) => void (await site.page.goto(address)),
  acts: {
    'coupon.chosen': ({ site }) => site.choose(COFFEE),
    'redemption.confirmed': ({ site }) => site.use(COST).click(),
    'redemption.declined': press('Not now'),
    'list.requested': press('Other coupons'),
    'retry.requested': press('Try again'),
    'tab.returned': ({ site }) => site.page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
    'xstate.after.codeTimeLeft.couponRedeem.open': passes(7_900),
  },
  isPossible: (snapshot, event) => {
    switch (event.type) {
      case 'coupon.chosen':
        return event['id'] === coffee.id;
      case 'xstate.after.codeTimeLeft.couponRedeem.open':
        return isResumed(snapshot) && snapshot.matches({ open: 'counting' });
      case 'tab.returned':
      case 'xstate.after.checkPause.couponRedeem.open.counting':
        return !isResumed(snapshot);
      // Only what was confirmed can be over, and it has been where an answer was lost.
      case 'xstate.done.actor.confirming':
        return event['output'].value?.status === 'open' || contextOf(snapshot).isUnanswered;
      default:
        return true;
    }
  },
  services: {
    loading: asks(LIST, { read: asItIs }),
    resuming: asks(STATUS, {
      obtained: asItIs,
      open: async (session) => {
        await use(session);
        await endSoon(session);
      },
      used: async (session) => {
        await use(session);
        await take(session);
      },
      expired: async (session) => {
        await use(session);
        await expire(session);
      },
    }),
    obtaining: asks(OBTAIN, { obtained: asItIs }),
    // Where its answer is lost or does not come, the server has confirmed it.
    confirming: asks(USE, { open: asItIs, used: take, expired: expire }, true),
    checking: asks(STATUS, { open: asItIs, used: take, expired: expire }),
    closing: asks(STATUS, { open: endSoon, used: take, expired: expire }),
  },
  delays: ['answerTimeLimit', 'recheckPause', 'checkPause'],
  sees: {
    loading: reads('Loading…'),
    notRead: reads(NO_DATA),
    choosing: async ({ site }) => expect(site.coupons.nth(COFFEE)).toBeVisible(),
    obtaining: offers('One moment…'),
    asking: async ({ site }) => expect(site.use(COST)).toBeVisible(),
    confirming: isBusy,
    outcomeUnknown: reads('We do not know yet whether your code is there'),
    open: async ({ site }) => expect(site.timer).toBeVisible(),
    closing: reads('Checking whether this coupon was used…'),
    unchecked: reads('By the clock it is over, but we could not check whether the branch has used it.'),
    used: reads('This coupon has been used'),
    expired: reads('The time to show this code is over'),
    refused: offers('Other coupons'),
  },
  elsewhere: {
    'the button of a coupon that is too dear does nothing': ['chooseTooDear'],
    'a coupon for which the points have gone meanwhile, that is free, or that ends while it is redeemed is shown over HTTP: the coupons are those of all tests':
      [
        'confirming.refused',
        'confirming.tooFew',
        'obtaining.open',
        'obtaining.refused',
        'obtaining.tooFew',
        'tooFew.list',
      ],
    'the page asks for nothing that the server would refuse to read': [
      'checking.refused',
      'closing.refused',
      'loading.refused',
      'resuming.refused',
    ],
    'after another sign-in its notice stands before the page': [
      'closing.superseded',
      'confirming.signedOut',
      'obtaining.signedOut',
      'open.superseded',
      'superseded',
    ],
  },
});
