import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { couponRedeemMachine } from '#machines/coupon-redeem/coupon-redeem.machine.ts';
import { couponRedeemActors } from '#machines/coupon-redeem/coupon-redeem.ports.ts';
import { isAwaited, selectScreen } from '#machines/coupon-redeem/coupon-redeem.selectors.ts';
import type { RedeemEvent } from '#machines/coupon-redeem/coupon-redeem.types.ts';
import { type CallHost, type FlowHost, type Receiver, useOwnFlow } from '#src/flow-host/flow-host.ts';
import { onWake } from '#src/ui/page/on-wake.ts';
import { useLeaveWarning } from '#src/ui/browser/use-leave-warning.ts';
import { onReconnect } from '#src/ui/page/on-reconnect.ts';
import { couponRedeemAdapters } from './coupon-redeem.adapters.ts';
import type { CouponRedeemScreenProps } from './coupon-redeem.screen.tsx';

export interface RedeemOptions {
  readonly host: FlowHost;
  /** The member's code; it must not change while this part is shown. */
  readonly code: string;
  /** A redemption that was requested before. */
  readonly redemptionId: string | null;
  /** Called when points were spent, a code was used, or its time is over. Keep the function identity stable. */
  readonly onChanged: () => void;
}

export const redeemHandlers = (actor: Receiver<RedeemEvent>) =>
  ({
    onChoose: (id) => actor.send({ type: 'coupon.chosen', id }),
    onConfirm: () => actor.send({ type: 'redemption.confirmed' }),
    onDecline: () => actor.send({ type: 'redemption.declined' }),
    onList: () => actor.send({ type: 'list.requested' }),
    onRetry: () => actor.send({ type: 'retry.requested' }),
  }) satisfies Partial<CouponRedeemScreenProps>;

/** The chart with its adapters: what it shows, and what its screens can do. */
export function useCouponRedeem({ host, code, redemptionId, onChanged }: RedeemOptions) {
  const provide = (calls: CallHost) =>
    couponRedeemMachine.provide({ actors: couponRedeemActors(couponRedeemAdapters(calls, code)) });
  const actor = useOwnFlow(host, provide, { clock: host, redemptionId });
  const screen = useSelector(actor, selectScreen);
  const shownId = useSelector(actor, ({ context }) => context.redemptionId);
  const { screen: name } = screen;
  useEffect(() => {
    if (name === 'open' || name === 'unchecked' || name === 'used' || name === 'expired') onChanged();
  }, [name, onChanged]);
  useEffect(() => onWake(() => actor.send({ type: 'tab.returned' })), [actor]);
  useEffect(
    () =>
      onReconnect(() => {
        const { value } = actor.getSnapshot();
        if (value === 'notRead' || value === 'unchecked') actor.send({ type: 'retry.requested' });
      }),
    [actor],
  );
  useLeaveWarning(isAwaited(screen));
  return { shownId, props: { screen, clock: host, ...redeemHandlers(actor) } } as const;
}
