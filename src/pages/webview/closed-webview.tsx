import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { WorkshopDrawing } from '#src/ui/drawings/drawing.tsx';
import styles from './webview.module.css';

/** `ended`: nobody was handed over, or that was too long ago. `superseded`: it was opened again since. `used`: its address was used before. */
export type Closed = 'ended' | 'superseded' | 'used' | 'card';

interface ClosedWebviewProps {
  readonly why: Closed;
  /** The server's message about the card. */
  readonly message?: string;
}

const TITLES: Readonly<Record<Closed, ReactNode>> = {
  ended: <Trans>Please open your coupons in the app again</Trans>,
  superseded: <Trans>Your coupons were opened again elsewhere</Trans>,
  used: <Trans>This address has been used or is too old</Trans>,
  card: <Trans>This card cannot be used</Trans>,
};

/** Shown if this webview is not open for anybody: says that it must be opened from the app. */
export function ClosedWebview({ why, message = '' }: ClosedWebviewProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <section className={styles.closed} role="alert">
      <h1 ref={title} tabIndex={-1}>
        {TITLES[why]}
      </h1>
      <p>
        <About why={why} message={message} />
      </p>
      <WorkshopDrawing />
    </section>
  );
}

function About({ why, message }: Required<ClosedWebviewProps>) {
  if (why === 'card') return message;
  if (why === 'used')
    return (
      <Trans>
        To keep your points safe it works once, within a minute. Go back to the app and open your coupons from there.
      </Trans>
    );
  if (why === 'superseded')
    return (
      <Trans>Only the latest one stays open. To go on here, go back to the app and open your coupons from there.</Trans>
    );
  return (
    <Trans>
      To keep your points safe this page stays open for half an hour. Go back to the app and open your coupons from
      there. A coupon that you have redeemed is in the list.
    </Trans>
  );
}
