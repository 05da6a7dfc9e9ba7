import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import { STEPS, type Step } from '#machines/retail-booking/retail-booking.step-names.ts';
import type { Wish } from '#machines/retail-booking/retail-booking.types.ts';
import { keepAffiliate } from '#src/api/affiliate.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { useRunning } from '#src/flow-host/visit.tsx';
import { textsOf } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { renderCannotDisplay } from '#src/parts/cannot-display.tsx';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import { LazyPart } from '#src/ui/page/lazy-part.tsx';
import { TurningLine } from '#src/wizard/turning-line.tsx';
import { useScreenTitle } from '#src/wizard/use-screen-title.ts';
import { useStepAddress, type StepHistory } from '#src/wizard/use-step-address.ts';
import { useStepFocus } from '#src/wizard/step-heading.tsx';
import type { StepLink } from '#src/wizard/sheet-lines.tsx';
import { BookingSkeleton } from './booking-skeleton.part.tsx';
import type { DrawnScreen } from './drawn-screen.flow.ts';
import { STEP_NAMES } from './frame/step-names.texts.ts';
import styles from './retail-booking.page.module.css';
import { retailBookingVisit } from './visit/retail-booking.visit.ts';
import { SignInOffer, type RenderSignIn } from './visit/sign-in-offer.view.ts';
import { stoppedNotice } from './steps.part.tsx';
import { useBookingScreen } from './use-booking-screen.ts';
import { VisitProvider } from './visit/use-retail-booking.ts';
import { BookingWizard } from './wizard.part.tsx';

interface RetailBookingPageProps {
  readonly host: FlowHost;
  /** The screen that the server has drawn. */
  readonly drawn: DrawnScreen | null;
  /** What the address names. */
  readonly step: Step | null;
  readonly wish: Wish | null;
  /** The service group that was tapped on another page. */
  readonly group: number | null;
  readonly affiliate: string | undefined;
  readonly renderStepLink: StepLink<Step>;
  /** Keep the identity stable. */
  readonly history: StepHistory<Step>;
  readonly onConfirmed: () => void;
  readonly renderSignIn: RenderSignIn;
  /** It is shown because a question in its place was answered. */
  readonly isAnswer: boolean;
}

/** The retail booking: renders the chart and keeps the address in sync with it. */
export function RetailBookingPage(props: RetailBookingPageProps) {
  const { host, drawn, step, wish, group, affiliate, renderStepLink, history, onConfirmed, renderSignIn } = props;
  const language = useLanguage();
  const { t, i18n } = useLingui();
  const [visit] = useState(() => {
    const begun = retailBookingVisit(host, { language, step, wish });
    if (group !== null) begun.group.set(group);
    return begun;
  });
  const { actor } = visit;
  const shown = useBookingScreen(visit, drawn);
  const { takesFocus, takeOver } = useStepFocus(shown.step, props.isAnswer);
  const request = useCallback(
    (asked: Step) => {
      actor.send({ type: 'step.requested', step: asked });
      return actor.getSnapshot().context.draft.steps.current;
    },
    [actor],
  );

  useRunning(visit);
  useStepAddress({ order: STEPS, current: shown.step, addressed: step, request, history });
  useScreenTitle(shown.step && i18n._(STEP_NAMES[shown.step]), t`Book a service`);
  useEffect(() => keepAffiliate(affiliate), [affiliate]);
  const [isFromTile] = useState(group !== null && step === null);
  useEffect(() => {
    if (isFromTile) request('services');
  }, [isFromTile, request]);
  const isConfirmed = shown.kind === 'confirmed';
  useEffect(() => {
    if (isConfirmed) onConfirmed();
  }, [isConfirmed, onConfirmed]);

  if (shown.kind === 'waiting' || shown.kind === 'confirmed')
    return <BookingSkeleton isConfirmed={isConfirmed} onFocusLost={takeOver} />;
  return (
    <VisitProvider visit={visit}>
      {shown.kind === 'wizard' ? (
        <>
          {shown.isTurning ? <TurningLine /> : null}
          {shown.isListDrawn ? (
            <div className={styles.instead}>
              <BookingSkeleton onFocusLost={takeOver} />
            </div>
          ) : null}
          <div className={styles.stage} data-drawn={shown.isListDrawn || undefined}>
            <SignInOffer value={renderSignIn}>
              <BookingWizard screen={shown.screen} renderStepLink={renderStepLink} takesFocus={takesFocus} />
            </SignInOffer>
          </div>
        </>
      ) : (
        <Wrap className={styles.alone}>
          <LazyPart
            file={stoppedNotice}
            needs={textsOf(host.languages, language, 'steps')}
            props={{ screen: shown.screen }}
            renderFailed={renderCannotDisplay}
          />
        </Wrap>
      )}
    </VisitProvider>
  );
}
