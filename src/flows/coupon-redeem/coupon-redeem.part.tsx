import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { couponRedeemMachine } from '#machines/coupon-redeem/coupon-redeem.machine.ts';
import { couponRedeemActors } from '#machines/coupon-redeem/coupon-redeem.ports.ts';
import { isAwaited, selectScreen } from '#machines/coupon-redeem/coupon-redeem.selectors.ts';
import { type CallHost, type FlowHost, useOwnFlow } from '#src/flow-host/flow-host.ts';
import { onWake } from '#src/ui/page/on-wake.ts';
import { useLeaveWarning } from '#src/ui/page/use-leave-warning.ts';
import { onReconnect } from '#src/ui/page/use-online.ts';
import { couponRedeemAdapters } from './coupon-redeem.adapters.ts';
import { CouponRedeemScreen } from './coupon-redeem.screen.tsx';

interface CouponRedeemPartProps {
  readonly host: FlowHost;
  /** The member's, for as long as this part is shown. */
  readonly code: string;
  /** One that was asked for before. */
  readonly redemptionId: string | null;
  /** Which redemption is shown now. Stays the same function. */
  readonly onRedemption: (id: string | null) => void;
  /** Points were spent, or a code was taken. Stays the same function. */
  readonly onChanged: () => void;
}

const SUPERSEDED = { type: 'session.superseded' } as const;

/** The chart with its adapters and its screens. */
export function CouponRedeemPart({ host, code, redemptionId, onRedemption, onChanged }: CouponRedeemPartProps) {
  const provide = (calls: CallHost) =>
    couponRedeemMachine.provide({ actors: couponRedeemActors(couponRedeemAdapters(calls, code)) });
  const actor = useOwnFlow(host, provide, { clock: host, redemptionId }, SUPERSEDED);
  const screen = useSelector(actor, selectScreen);
  const shown = useSelector(actor, ({ context }) => context.redemptionId);
  const { screen: name } = screen;
  useEffect(() => onRedemption(shown), [shown, onRedemption]);
  useEffect(() => {
    if (name === 'open' || name === 'used') onChanged();
  }, [name, onChanged]);
  useEffect(() => onWake(() => actor.send({ type: 'tab.returned' })), [actor]);
  useEffect(
    () => onReconnect(() => actor.getSnapshot().matches('outcomeUnknown') && actor.send({ type: 'retry.requested' })),
    [actor],
  );
  const awaited = isAwaited(screen);
  useLeaveWarning(awaited);
  return (
    <CouponRedeemScreen
      screen={screen}
      clock={host}
      onChoose={(id) => actor.send({ type: 'coupon.chosen', id })}
      onConfirm={() => actor.send({ type: 'redemption.confirmed' })}
      onDecline={() => actor.send({ type: 'redemption.declined' })}
      onList={() => actor.send({ type: 'list.requested' })}
      onRetry={() => actor.send({ type: 'retry.requested' })}
    />
  );
}
