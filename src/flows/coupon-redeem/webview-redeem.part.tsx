import { useCallback, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { isAwaited } from '#machines/coupon-redeem/coupon-redeem.selectors.ts';
import { ofAccount } from '#src/api/queries/account.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import styles from './coupon-redeem.module.css';
import { RedeemScreens } from './redeem-screens.part.tsx';
import type { RenderOpen } from './running-codes.part.tsx';
import { useCouponRedeem, type RedeemOptions } from './use-coupon-redeem.ts';
import { isSame, placeOf, type WebviewPlace } from './webview.address.ts';

interface WebviewRedeemProps extends Pick<RedeemOptions, 'host' | 'code'> {
  readonly at: WebviewPlace;
  /** Keep the function identity stable. */
  readonly go: (to: WebviewPlace, how: { readonly replace: boolean }) => void;
  readonly renderOpen: RenderOpen;
  readonly head: ReactNode;
  /** Replaces what needs the session once the session is over; null until then. */
  readonly ended: ReactNode;
}

const startOf = ({ place, id }: WebviewPlace) => (place === 'button' ? null : id);

/** The chart with an address for each of its screens: Back from the question or the code leads to the list, and a reload stays on the same screen. */
export function WebviewRedeem({ at, go, ...props }: WebviewRedeemProps) {
  const [reported, setReported] = useState({ at, isAwaited: false });
  const [addressed, setAddressed] = useState(at);
  const [begun, setBegun] = useState({ id: startOf(at), nth: 0 });
  if (!isSame(at, addressed)) {
    setAddressed(at);
    if (!isSame(at, reported.at) && !reported.isAwaited) {
      setReported({ at, isAwaited: false });
      setBegun({ id: startOf(at), nth: begun.nth + 1 });
    }
  }
  // Points may be being spent: stay on this screen until the outcome is known.
  const isAstray = reported.isAwaited && !isSame(addressed, reported.at);
  const comeBack = useEffectEvent(() => go(reported.at, { replace: false }));
  useEffect(() => {
    if (isAstray) comeBack();
  }, [isAstray]);
  const tell = (to: WebviewPlace, awaited: boolean) => {
    setReported({ at: to, isAwaited: awaited });
    if (!isSame(to, at)) go(to, { replace: !(at.place === 'button' && to.place === 'confirm') });
  };
  return <Running key={begun.nth} {...props} redemptionId={begun.id} onShown={tell} />;
}

interface RunningProps extends Omit<WebviewRedeemProps, 'at' | 'go'>, Pick<RedeemOptions, 'redemptionId'> {
  readonly onShown: (at: WebviewPlace, isAwaited: boolean) => void;
}

function Running({ head, ended, renderOpen, onShown, ...options }: RunningProps) {
  const { host, code } = options;
  const onChanged = useCallback(
    () => void queryClientOf(host).invalidateQueries({ queryKey: ofAccount(code) }),
    [code, host],
  );
  const { shownId, props } = useCouponRedeem({ ...options, onChanged });
  const { screen } = props.screen;
  const place = placeOf(screen, shownId);
  const awaited = isAwaited(props.screen);
  const say = useEffectEvent(onShown);
  useEffect(() => {
    if (place !== null) say({ place, id: place === 'button' ? null : shownId }, awaited);
  }, [place, shownId, awaited]);
  // A code that was paid for stays visible even if the session has ended.
  if (ended !== null && screen !== 'open') return ended;
  return (
    <>
      {head}
      <div className={styles.page}>
        <RedeemScreens host={host} code={code} shownId={shownId} screens={props} renderOpen={renderOpen} />
      </div>
    </>
  );
}
