import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import type { TimeScreen, WizardScreen } from '#machines/retail-booking/retail-booking.screens.ts';
import type { Language } from '#domain/constants.ts';
import { monthChoice } from '#src/flows/availability/lazy-month-choice.part.tsx';
import { textsOf, type Languages } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { partFile, useLazyPart } from '#src/ui/page/lazy-part.tsx';
import { wizardSteps, type StepProps } from '#src/wizard/wizard-steps.tsx';
import { loadConfirmationAdapters } from './retail-booking.adapters.ts';
import type { MovedNotice, OtherBranches } from './steps/time/other-branches.part.tsx';
import { branchStep } from './steps/branch/lazy-branch-step.part.ts';
import { TimeStep } from './steps/time/time.step.tsx';
import { useVisit } from './use-retail-booking.ts';
import styles from './wizard.module.css';

let around: { MovedNotice: typeof MovedNotice; OtherBranches: typeof OtherBranches } | undefined;

/** Shown above and below the times once the page is idle. */
const loadAround = async () => {
  around = await import('./steps/time/other-branches.part.tsx');
};

/** Above the step, when there is something to say. */
export const chartNotice = partFile(() =>
  import('./frame/chart-notice.part.tsx').then(({ ChartNotice }) => ChartNotice),
);

/** In the bar of the phone, once a time is held. */
export const barCountdown = partFile(() =>
  import('#src/flows/booking-confirmation/bar-countdown.part.tsx').then(({ BarCountdown }) => BarCountdown),
);

/** Below each step. */
const startOver = partFile(() => import('./frame/start-over.part.tsx').then(({ StartOver }) => StartOver));

/** In place of the steps. */
export const stoppedNotice = partFile(() =>
  import('./frame/stopped.part.tsx').then(({ StoppedNotice }) => StoppedNotice),
);

const steps = wizardSteps<WizardScreen>({
  ready: { time: TimePart },
  files: {
    branch: branchStep,
    services: partFile(() => import('./steps/services/services.step.tsx').then(({ ServicesStep }) => ServicesStep)),
    information: partFile(() =>
      import('./steps/information/information.step.tsx').then(({ InformationStep }) => InformationStep),
    ),
    summary: partFile(() => import('./steps/summary/summary.step.tsx').then(({ SummaryStep }) => SummaryStep)),
  },
  area: 'steps',
  alongside: [
    startOver.load,
    monthChoice.load,
    loadAround,
    barCountdown.load,
    chartNotice.load,
    stoppedNotice.load,
    loadConfirmationAdapters,
  ],
});

const { StepPart } = steps;

/** Preloads the remaining steps, so that moving on never waits and a lost network does not end the booking. */
export const loadAllSteps = (languages: Languages, language: Language) => steps.loadAll(languages, language);

/** The times, and as soon as they are loaded other branches' times, whose place is reserved so that nothing shifts. */
function TimePart(props: StepProps<TimeScreen>): ReactNode {
  const { languages } = useVisit().host;
  const parts = languages.has('steps') ? around : undefined;
  return (
    <>
      {parts ? <parts.MovedNotice {...props} /> : null}
      <TimeStep {...props} />
      <div className={styles.others}>{parts ? <parts.OtherBranches {...props} /> : null}</div>
    </>
  );
}

interface BookingStepProps {
  readonly screen: WizardScreen;
  readonly takesFocus: boolean;
  /** Null where there is nothing to clear. */
  readonly onStartOver: (() => void) | null;
}

export function BookingStep({ onStartOver, ...props }: BookingStepProps) {
  const { host, takeEdited } = useVisit();
  const language = useLanguage();
  const { screen } = props.screen;
  const [isIdle, setIdle] = useState(false);
  const below = useLazyPart(startOver, { needs: textsOf(host.languages, language, 'steps'), isWanted: isIdle });
  // After the heading, which took the focus when the step was shown.
  useEffect(() => {
    if (screen === 'summary') return;
    const edited = takeEdited();
    const control = edited === null ? null : document.querySelector<HTMLElement>(edited);
    if (!control) return;
    control.scrollIntoView({ block: 'center' });
    control.focus({ preventScroll: true });
  }, [takeEdited, screen]);
  const readAhead = async () => {
    setIdle(true);
    const { readServicesAhead } = await import('./catalogue-names.view.ts');
    await readServicesAhead(host, language);
  };
  return (
    <>
      <StepPart {...props} languages={host.languages} waiting={<StepSkeleton />} onAllLoaded={readAhead} />
      {screen === 'summary' ? null : (
        <div className={styles.startOver}>
          {below.Part && onStartOver ? <below.Part key={screen} onStartOver={onStartOver} /> : null}
        </div>
      )}
    </>
  );
}

function StepSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading your booking…`} className={styles.waiting}>
      <Skeleton width="60%" height="36px" />
      <Skeleton height="52px" />
      <Skeleton height="72px" />
      <Skeleton height="72px" />
    </div>
  );
}
