import { screen as page } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import { expect } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { coffee, offer, PAGE_TIME } from '#machines/coupon-redeem/coupon-redeem.fixtures.ts';
import type { couponRedeemMachine } from '#machines/coupon-redeem/coupon-redeem.machine.ts';
import { selectScreen, type CouponRedeemState } from '#machines/coupon-redeem/coupon-redeem.selectors.ts';
import type { RedeemContext, RedeemEvent } from '#machines/coupon-redeem/coupon-redeem.types.ts';
import { CouponRedeemScreen } from '#src/flows/coupon-redeem/coupon-redeem.screen.tsx';
import { redeemHandlers } from '#src/flows/coupon-redeem/use-coupon-redeem.ts';
import { walkScreens, type ScreenModel } from '#tests/support/model/screens.ts';
import { stagedPage } from '#tests/support/model/staged-page.ts';
import { chart } from './chart.ts';

type Actor = ActorRefFrom<typeof couponRedeemMachine>;

const clock = { now: () => PAGE_TIME };

function RedeemPage({ actor }: { readonly actor: Actor }) {
  return <CouponRedeemScreen screen={useSelector(actor, selectScreen)} clock={clock} {...redeemHandlers(actor)} />;
}

const press = (name: string) => (_event: object, user: UserEvent) => user.click(page.getByRole('button', { name }));
const isAffordable = ({ offer: read }: RedeemContext, id: number) =>
  read === null || read.coupons.every((coupon) => coupon.id !== id || coupon.cost <= read.points);
const buttons = () => page.queryAllByRole('button').map(({ textContent }) => textContent);
const shows = (words: string) => expect(page.getAllByText(words).length).toBeGreaterThan(0);
const UNKNOWN = 'We do not know yet whether your code is there';

const model: ScreenModel<CouponRedeemState, RedeemEvent, UserEvent, null> = {
  executors: {
    'coupon.chosen': ({ id }, user) =>
      user.click(page.getAllByRole('button', { name: 'Redeem' })[id === coffee.id ? 0 : 1]!),
    'redemption.confirmed': press('Use 60 points'),
    'redemption.declined': press('Not now'),
    'list.requested': press('Other coupons'),
    'retry.requested': press('Try again'),
    'tab.returned': null,
    'session.superseded': null,
  },
  assertions: {
    loading: () => shows('Loading…'),
    notRead: ({ isNamed }) => expect(buttons()).toEqual(isNamed ? ['Other coupons', 'Try again'] : ['Try again']),
    choosing: ({ offer: { points } }) => {
      expect(buttons()).toEqual(['Redeem', 'Redeem']);
      shows(`${points} points`);
      shows('2,390 points short');
    },
    obtaining: () => expect(buttons()).toEqual(['One moment…', 'Redeem']),
    asking: ({ redemption, offer: { windowMinutes } }) => {
      expect(buttons()).toEqual(['Not now', 'Use 60 points']);
      shows(redemption.name);
      shows(`The code can be shown for ${windowMinutes} minutes.`);
      shows(`${offer.points - redemption.cost} points are left after that`);
    },
    confirming: ({ isRepeat }) =>
      expect([buttons(), page.queryByText(UNKNOWN) !== null]).toEqual([
        [isRepeat ? 'Checking…' : 'Getting your code…'],
        isRepeat,
      ]),
    outcomeUnknown: () => expect([buttons(), page.queryByText(UNKNOWN) !== null]).toEqual([['Try again'], true]),
    open: () => {
      expect(buttons()).toEqual(['Other coupons']);
      shows('K7M2 QX9T');
      expect(page.getByRole('timer', { name: 'Time left to show the code' }).textContent).toBe('15:00');
    },
    closing: () => {
      shows('Checking whether this coupon was used…');
      expect(page.queryByText('K7M2 QX9T')).toBeNull();
    },
    unchecked: () => {
      shows('By the clock it is over, but we could not check whether the branch has used it.');
      expect(buttons()).toEqual(['Other coupons', 'Try again']);
      expect(page.queryByText('K7M2 QX9T')).toBeNull();
    },
    used: () => shows('This coupon has been used'),
    expired: () => {
      shows('The time to show this code is over');
      expect(page.queryByText('K7M2 QX9T')).toBeNull();
    },
    tooFew: ({ coupon, points }) => {
      shows('Not enough points');
      shows(`${points} points`);
      expect(page.getByRole('status').textContent).toContain(coupon?.name);
    },
    refused: ({ reason, message }) => {
      expect(buttons()).toEqual(['Other coupons']);
      if (reason === 'gone') shows('This coupon is no longer offered');
      else shows(message ?? 'No points were used. Please try again.');
    },
  },
};

walkScreens({
  chart,
  model,
  // The button of a coupon that is too dear does nothing; the chart refuses one all the same.
  isPossible: ({ context }, event) =>
    event.type !== 'coupon.chosen' || isAffordable(context as RedeemContext, Number(event['id'])),
  render: (input) => stagedPage(chart, input, (actor) => <RedeemPage actor={actor as Actor} />),
});
