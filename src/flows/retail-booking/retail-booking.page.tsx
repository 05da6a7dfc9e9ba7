import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { memo, useCallback, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Step } from '#machines/retail-booking/retail-booking.step-names.ts';
import { isOnItsWay, selectScreen } from '#machines/retail-booking/retail-booking.selectors.ts';
import type { Wish } from '#machines/retail-booking/retail-booking.types.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { makeEarlyChoice } from '#src/ui/page/early-tap.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { onWake } from '#src/ui/page/on-wake.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import { keepAffiliate } from './affiliate.ts';
import type { StepLink } from './frame/booking-frame.tsx';
import type { FirstScreen } from './first-screen.ts';
import { retailBookingSession, type FlowHost } from './retail-booking.session.ts';
import { StepView } from './step-view.tsx';
import styles from './retail-booking.module.css';
import { useStepAddress } from './use-step-address.ts';

interface RetailBookingPageProps {
  readonly host: FlowHost;
  /** What a server has drawn: it stands until the chart has arrived somewhere, mostly there. */
  readonly drawn: FirstScreen | null;
  /** What the address names. */
  readonly step: Step | null;
  readonly wish: Wish | null;
  readonly affiliate: string | undefined;
  readonly renderStepLink: StepLink;
  readonly go: (step: Step, how: 'push' | 'replace') => void;
  readonly onConfirmed: () => void;
}

/** The retail booking: renders the chart, and keeps the address in step with it. */
export function RetailBookingPage({
  host,
  drawn: drawnFirst,
  step,
  wish,
  affiliate,
  renderStepLink,
  go,
  onConfirmed,
}: RetailBookingPageProps) {
  const language = useLanguage();
  const [session] = useState(() => retailBookingSession(host, language, { step, wish }));
  const { actor } = session;
  const now = useSelector(actor, selectScreen);
  // Another step is drawn beside the tap that leads to it, so that the phone answers the tap at once.
  const before = useDeferredValue(now);
  const isTurning = 'steps' in before && before.screen !== now.screen;
  const [drawn, setDrawn] = useState(drawnFirst);
  const hasArrived = !isOnItsWay(now);
  if (drawn !== null && hasArrived) setDrawn(null);
  const screen = drawn ?? (isTurning ? before : now);
  const [firstScreen, setFirstScreen] = useState(true);
  const takeFocusOver = useCallback(() => setFirstScreen(false), []);

  useEffect(() => {
    session.speak(language);
  }, [session, language]);
  useEffect(() => keepAffiliate(affiliate), [affiliate]);
  useEffect(() => {
    session.start();
  }, [session]);
  useEffect(() => {
    const stopWaking = onWake(() => actor.send({ type: 'tab.returned' }));
    const leave = () => document.visibilityState === 'hidden' && actor.send({ type: 'tab.left' });
    document.addEventListener('visibilitychange', leave);
    return () => {
      stopWaking();
      document.removeEventListener('visibilitychange', leave);
    };
  }, [actor]);

  const current = drawn === null && 'steps' in screen ? screen.screen : null;
  const [seen, setSeen] = useState(current);
  if (current !== seen) {
    setSeen(current);
    if (seen !== null) setFirstScreen(false);
  }
  useStepAddress(actor, current, step, go);
  useEffect(() => {
    if (hasArrived) makeEarlyChoice();
  }, [hasArrived]);

  const isConfirmed = screen.screen === 'confirmed';
  useEffect(() => {
    if (isConfirmed) onConfirmed();
  }, [isConfirmed, onConfirmed]);

  // Who came from another page has the focus on the heading: the first step's own takes it over.
  if (screen.screen === 'resuming' || screen.screen === 'confirmed')
    return <BookingSkeleton isConfirmed={isConfirmed} onFocusLost={takeFocusOver} />;
  if (screen.screen === 'interrupted') {
    return (
      <Wrap className={styles.alone}>
        <Notice
          kind="error"
          title={<Trans>The booking was interrupted</Trans>}
          actions={
            <>
              <Button onClick={() => actor.send({ type: 'resume.requested' })}>
                <Trans>Continue</Trans>
              </Button>
              <Button kind="outline" onClick={() => actor.send({ type: 'start.over' })}>
                <Trans>Start over</Trans>
              </Button>
            </>
          }
        >
          <Trans>What you have chosen is kept.</Trans>
        </Notice>
      </Wrap>
    );
  }
  if (screen.screen === 'elsewhere') {
    return (
      <Wrap className={styles.alone}>
        <Notice
          kind="warning"
          title={<Trans>This booking was changed in another tab</Trans>}
          actions={
            <Button onClick={session.takeOver}>
              <Trans>Continue here</Trans>
            </Button>
          }
        >
          <Trans>So that nothing is mixed up, please go on in one tab only.</Trans>
        </Notice>
      </Wrap>
    );
  }
  return (
    <>
      {isTurning ? <div className={styles.turning} /> : null}
      <Shown screen={screen} session={session} host={host} renderStepLink={renderStepLink} takesFocus={!firstScreen} />
    </>
  );
}

/** Not drawn again while another screen is being made ready. */
const Shown = memo(StepView);

interface BookingSkeletonProps {
  /** The booking is made, and the page that shows it is on its way. */
  isConfirmed: boolean;
  onFocusLost: () => void;
}

function BookingSkeleton({ isConfirmed, onFocusLost }: BookingSkeletonProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const element = heading.current;
    return () => {
      if (element !== null && element === document.activeElement) onFocusLost();
    };
  }, [onFocusLost]);
  return (
    <Wrap className={styles.alone}>
      <div role="status" aria-label={t`Loading your booking…`} className={styles.waiting}>
        <h1 ref={heading} tabIndex={-1}>
          {isConfirmed ? <Trans>Your booking is confirmed</Trans> : <Trans>Book a service</Trans>}
        </h1>
        <Skeleton height="52px" />
        <Skeleton height="72px" />
        <Skeleton height="72px" />
        <Skeleton height="72px" />
      </div>
    </Wrap>
  );
}
