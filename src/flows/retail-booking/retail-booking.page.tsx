import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isOnItsWay, selectScreen } from '#machines/retail-booking/retail-booking.selectors.ts';
import { STEPS, type Step } from '#machines/retail-booking/retail-booking.step-names.ts';
import type { Wish } from '#machines/retail-booking/retail-booking.types.ts';
import { keepAffiliate } from '#src/api/affiliate.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { useRunning } from '#src/flow-host/visit.tsx';
import { textsOf } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { renderCannotDisplay } from '#src/parts/cannot-display.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import { LazyPart, useLazyPart } from '#src/ui/page/lazy-part.tsx';
import { makeEarlyChoice } from '#src/ui/page/early-tap.ts';
import { useShownScreen } from '#src/wizard/use-shown-screen.ts';
import { useStepAddress } from '#src/wizard/use-step-address.ts';
import { useStepFocus } from '#src/wizard/step-heading.tsx';
import type { StepLink } from '#src/wizard/wizard-frame.tsx';
import type { DrawnScreen } from './drawn-screen.flow.ts';
import styles from './retail-booking.page.module.css';
import { retailBookingVisit } from './retail-booking.visit.ts';
import { chartNotice, stoppedNotice } from './steps.part.tsx';
import { VisitProvider } from './use-retail-booking.ts';
import { BookingWizard } from './wizard.part.tsx';

interface RetailBookingPageProps {
  readonly host: FlowHost;
  /** What a server has drawn. */
  readonly drawn: DrawnScreen | null;
  /** What the address names. */
  readonly step: Step | null;
  readonly wish: Wish | null;
  /** A group of services, tapped on another page. */
  readonly group: number | null;
  readonly affiliate: string | undefined;
  readonly renderStepLink: StepLink<Step>;
  readonly go: (step: Step, how: 'push' | 'replace') => void;
  readonly onConfirmed: () => void;
}

/** The retail booking: renders the chart, and keeps the address in step with it. */
export function RetailBookingPage(props: RetailBookingPageProps) {
  const { host, drawn, step, wish, group, affiliate, renderStepLink, go, onConfirmed } = props;
  const language = useLanguage();
  const [visit] = useState(() => {
    const begun = retailBookingVisit(host, { language, step, wish });
    if (group !== null) begun.keepGroup(group);
    return begun;
  });
  const { actor } = visit;
  const now = useSelector(actor, selectScreen);
  const hasArrived = !isOnItsWay(now);
  const { screen, isTurning, isDrawn } = useShownScreen(now, { drawn: drawn?.screen ?? null, hasArrived });
  const isListDrawn = isDrawn && !!drawn?.lists;
  const isConfirmed = screen.screen === 'confirmed';
  const wizard = 'steps' in screen ? screen : null;
  const current = (!isDrawn && wizard?.screen) || null;
  const notice = wizard?.notice ?? null;
  const texts = textsOf(host.languages, language, 'steps');
  const above = useLazyPart(chartNotice, { needs: texts, isWanted: notice !== null });
  // What is said on arrival is there from the first moment, so that nothing moves for it.
  const [isBegun, setBegun] = useState(false);
  const isAwaited = wizard !== null && isOnItsWay(wizard) && (wizard.sheet.wished ?? wizard.sheet.lost) !== null;
  if (!isBegun && !isListDrawn && wizard && !isAwaited && (notice === null || above.Part || above.failure))
    setBegun(true);
  const { takesFocus, takeOver } = useStepFocus(current);
  const request = useCallback(
    (asked: Step) => {
      // Back and Forward do not blur a field, so what is being typed is entered first.
      if (document.activeElement instanceof HTMLTextAreaElement) document.activeElement.blur();
      actor.send({ type: 'step.requested', step: asked });
      return actor.getSnapshot().context.draft.steps.current;
    },
    [actor],
  );

  useRunning(visit);
  useStepAddress({ order: STEPS, current, addressed: step, request, go });
  useEffect(() => keepAffiliate(affiliate), [affiliate]);
  const [isFromTile] = useState(group !== null && step === null);
  useEffect(() => {
    if (isFromTile) request('services');
  }, [isFromTile, request]);
  useEffect(() => {
    if (hasArrived) makeEarlyChoice();
  }, [hasArrived]);
  useEffect(() => {
    if (isConfirmed) onConfirmed();
  }, [isConfirmed, onConfirmed]);

  // After coming from another page the focus is on this heading; the first step's heading takes it over.
  if (screen.screen === 'resuming' || isConfirmed || (wizard && !isBegun && !isListDrawn))
    return <BookingSkeleton isConfirmed={isConfirmed} onFocusLost={takeOver} />;
  return (
    <VisitProvider visit={visit}>
      {'steps' in screen ? (
        <>
          {isTurning ? <div className={styles.turning} /> : null}
          {isListDrawn ? (
            <div className={styles.instead}>
              <BookingSkeleton onFocusLost={takeOver} />
            </div>
          ) : null}
          <div className={styles.stage} data-drawn={isListDrawn || undefined}>
            <BookingWizard screen={screen} renderStepLink={renderStepLink} takesFocus={takesFocus} />
          </div>
        </>
      ) : (
        <Wrap className={styles.alone}>
          <LazyPart file={stoppedNotice} needs={texts} props={{ screen }} renderFailed={renderCannotDisplay} />
        </Wrap>
      )}
    </VisitProvider>
  );
}

interface BookingSkeletonProps {
  /** The booking is confirmed, and the page that shows it is loading. */
  isConfirmed?: boolean;
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
