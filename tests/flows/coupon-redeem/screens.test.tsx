import { screen as page } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { expect } from 'vitest';
import { coffee, obtained, PAGE_TIME } from '#machines/coupon-redeem/coupon-redeem.fixtures.ts';
import type { CouponRedeemPorts } from '#machines/coupon-redeem/coupon-redeem.ports.ts';
import type { CouponRedeemState } from '#machines/coupon-redeem/coupon-redeem.selectors.ts';
import type { RedeemContext, RedeemEvent, RedeemInput } from '#machines/coupon-redeem/coupon-redeem.types.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { formatDayYear } from '#src/i18n/units/dates.ts';
import { RedeemPage } from '#src/flows/coupon-redeem/redeem.page.tsx';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { isShown, press as pressIt } from '#tests/support/model/page-parts.ts';
import { walkScreens, type ScreenModel } from '#tests/support/model/screens.ts';
import { alsoWalked } from '#tests/support/wire/also-walked.ts';
import { wiredPage } from '#tests/support/wire/wired-page.tsx';
import { chart } from './chart.ts';
import { CODE, CODE_TIME, portsOn, redemptionsAfter, rowAfter } from './ports.ts';

const pageChart: ChartUnderTest = {
  ...chart,
  fixtures: { ...chart.fixtures, delays: { ...chart.fixtures.delays, codeTimeLeft: CODE_TIME } },
};

async function open(name: string) {
  const { redemptionId } = chart.fixtures.inputs[name] as RedeemInput;
  let answers = 0;
  let address = redemptionId;
  function Page({ host }: { readonly host: FlowHost }) {
    const [id, setId] = useState(redemptionId);
    const onRedemption = useCallback((next: string | null) => {
      address = next;
      setId(next);
    }, []);
    return (
      <RedeemPage
        host={host}
        code={CODE}
        redemptionId={id}
        onRedemption={onRedemption}
        page={undefined}
        onPage={() => undefined}
        renderOpen={() => null}
        pointsLink={null}
      />
    );
  }
  const opened = await wiredPage<CouponRedeemPorts>({
    chart: pageChart,
    ports: portsOn(() => (answers += 1)),
    now: PAGE_TIME,
    always: { listRedemptions: () => redemptionsAfter(answers) },
    part: (host) => <Page host={host} />,
    others: { 'tab.returned': () => document.dispatchEvent(new Event('visibilitychange')) },
  });
  return { ...opened, user: null, view: { address: () => address, answers: () => answers } };
}
type View = Awaited<ReturnType<typeof open>>['view'];

const press = (name: string) => async () => pressIt(page.getByRole('button', { name }), name);
const isAffordable = ({ offer: read }: RedeemContext, id: number) =>
  read === null || read.coupons.every((coupon) => coupon.id !== id || coupon.cost <= read.points);
const buttons = () => page.queryAllByRole('button').map(({ textContent }) => textContent);
const shows = (words: string) => expect(page.getAllByText(words).length).toBeGreaterThan(0);
/** The list below is as the server has it now, and the address leads back here. */
const isKept = ({ address, answers }: View) => {
  expect(address()).toBe(obtained.id);
  expect(isShown(rowAfter(answers()))).toBe(true);
};
const timeLeft = () => {
  const [minutes = 0, seconds = 0] = (page.getByRole('timer', { name: 'Time left to show the code' }).textContent ?? '')
    .split(':')
    .map(Number);
  return (minutes * 60 + seconds) * 1000;
};
const UNKNOWN = 'We do not know yet whether your code is there';

const model: ScreenModel<CouponRedeemState, RedeemEvent, null, View> = {
  executors: {
    'coupon.chosen': async ({ id }) =>
      pressIt(page.getAllByRole('button', { name: 'Redeem' })[id === coffee.id ? 0 : 1]),
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
    choosing: ({ offer: { points, coupons } }, { address }) => {
      expect(address()).toBeNull();
      expect(buttons()).toEqual(['Redeem', 'Redeem']);
      shows(`${points} points`);
      shows('2,390 points short');
      for (const { conditions, lastDay } of coupons)
        for (const words of [...conditions, `Offered until ${formatDayYear(lastDay, 'en')}`]) shows(words);
    },
    obtaining: () => expect(buttons()).toEqual(['One moment…', 'Redeem']),
    asking: ({ redemption, offer }, { address }) => {
      expect(address()).toBe(redemption.id);
      expect(buttons()).toEqual(['Not now', 'Use 60 points']);
      shows(redemption.name);
      shows(`The code can be shown for ${offer.windowMinutes} minutes.`);
      shows(`${offer.points - redemption.cost} points are left after that`);
    },
    confirming: ({ isRepeat }) =>
      expect([buttons(), page.queryByText(UNKNOWN) !== null]).toEqual([
        [isRepeat ? 'Checking…' : 'Getting your code…'],
        isRepeat,
      ]),
    outcomeUnknown: () => expect([buttons(), page.queryByText(UNKNOWN) !== null]).toEqual([['Try again'], true]),
    open: (_screen, view) => {
      isKept(view);
      expect(buttons()).toEqual(['Other coupons']);
      shows('K7M2 QX9T');
      // A check may have taken its pause and its time limit, with the code in view.
      expect(timeLeft()).toBeLessThanOrEqual(CODE_TIME);
      expect(timeLeft()).toBeGreaterThan(CODE_TIME - 25_000);
    },
    closing: () => {
      shows('Checking whether this coupon was used…');
      expect(page.queryByText('K7M2 QX9T')).toBeNull();
    },
    unchecked: (_screen, view) => {
      isKept(view);
      shows('By the clock it is over, but we could not check whether the branch has used it.');
      expect(buttons()).toEqual(['Other coupons', 'Try again']);
      expect(page.queryByText('K7M2 QX9T')).toBeNull();
    },
    used: (_screen, view) => {
      isKept(view);
      shows('This coupon has been used');
    },
    expired: (_screen, view) => {
      isKept(view);
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
  chart: pageChart,
  model,
  // The button of a coupon that is too dear does nothing; the chart refuses one all the same.
  isPossible: ({ context }, event) =>
    event.type !== 'coupon.chosen' || isAffordable(context as RedeemContext, Number(event['id'])),
  render: open,
  invalidation: alsoWalked,
});
