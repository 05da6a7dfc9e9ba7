import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ComponentType } from 'react';
import type { RetailBookingScreen } from '#machines/retail-booking/retail-booking.selectors.ts';
import { STEPS, type Step } from '#machines/retail-booking/retail-booking.step-names.ts';
import type { Language } from '#domain/constants.ts';
import { monthChoice } from '#src/flows/availability/month-choice-part.tsx';
import type { Languages } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { loadConfirmationPorts } from './retail-booking.actors.ts';
import type { FlowHost } from './retail-booking.session.ts';
import styles from './step-view.module.css';
import type { StepProps } from './steps/step-props.ts';
import { TimeStep } from './steps/time.step.tsx';

type StateOf<Name extends Step> = Extract<RetailBookingScreen, { screen: Name }>;
type Parts = { [Name in Exclude<Step, 'time'>]?: ComponentType<StepProps<StateOf<Name>>> } & {
  moved?: ComponentType<StepProps<StateOf<'time'>>>;
  elsewhere?: ComponentType<StepProps<StateOf<'time'>>>;
};

const parts: Parts = {};

/** Below the times, when the page is idle. */
const loadElsewhere = () =>
  import('./steps/sooner-elsewhere.tsx').then(({ MovedNotice, SoonerElsewhere }) => {
    parts.moved = MovedNotice;
    parts.elsewhere = SoonerElsewhere;
  });

/** Each step but the times is a file of its own: what is not needed for the first free time is not waited for. */
const loaders: { readonly [Name in Step]?: () => Promise<unknown> } = {
  branch: () => import('./steps/branch.step.tsx').then(({ BranchStep }) => (parts.branch = BranchStep)),
  services: () => import('./steps/services.step.tsx').then(({ ServicesStep }) => (parts.services = ServicesStep)),
  information: () =>
    import('./steps/information.step.tsx').then(({ InformationStep }) => (parts.information = InformationStep)),
  summary: () => import('./steps/summary.step.tsx').then(({ SummaryStep }) => (parts.summary = SummaryStep)),
};

/** Whose texts of the other steps are there; a language that is turned to later brings them by itself. */
const withTexts = new WeakSet<Languages>();

const loadTexts = async (languages: Languages, language: Language) => {
  await languages.load(language, 'steps');
  withTexts.add(languages);
};

const loadStep = (step: Step, languages: Languages, language: Language) =>
  Promise.all([loaders[step]?.(), step === 'time' ? null : loadTexts(languages, language)]);

const isLoaded = (step: Step, languages: Languages) =>
  step === 'time' || (parts[step] !== undefined && withTexts.has(languages));

/** Loads the steps that are not there yet, so that going on never waits and a lost network does not end the booking. */
export const loadAllSteps = (languages: Languages, language: Language) =>
  Promise.all([
    ...STEPS.map((step) => loadStep(step, languages, language)),
    monthChoice.load(),
    loadElsewhere(),
    loadConfirmationPorts(),
  ]);

/** Until the page is idle. */
const OTHERS_AFTER_MS = 1_500;

type StepPartProps = Omit<StepProps<never>, 'state'> & {
  readonly screen: Extract<RetailBookingScreen, { steps: unknown }>;
};

/** The component of the step on which the chart stands. */
export function StepPart({ screen, ...shared }: StepPartProps) {
  if (!useLoaded(screen.screen, shared.host)) return <StepSkeleton />;
  switch (screen.screen) {
    case 'branch':
      return parts.branch ? <parts.branch key="branch" state={screen} {...shared} /> : null;
    case 'services':
      return parts.services ? <parts.services key="services" state={screen} {...shared} /> : null;
    case 'time':
      return <TimePart key="time" state={screen} {...shared} />;
    case 'information':
      return parts.information ? <parts.information key="information" state={screen} {...shared} /> : null;
    case 'summary':
      return parts.summary ? <parts.summary key="summary" state={screen} {...shared} /> : null;
  }
}

/** The times, and as soon as it is there what other branches have. Its place is kept, so that nothing shifts. */
function TimePart(props: StepProps<StateOf<'time'>>) {
  const { moved: Moved, elsewhere: Elsewhere } = withTexts.has(props.host.languages) ? parts : {};
  return (
    <>
      {Moved ? <Moved {...props} /> : null}
      <TimeStep {...props} />
      <div className={styles.elsewhere}>{Elsewhere ? <Elsewhere {...props} /> : null}</div>
    </>
  );
}

function useLoaded(step: Step, host: FlowHost): boolean {
  const { languages } = host;
  const language = useLanguage();
  const [, setLoaded] = useState<object>();
  useEffect(() => {
    if (isLoaded(step, languages)) return;
    let isWanted = true;
    loadStep(step, languages, language).then(
      () => isWanted && setLoaded({}),
      (error: unknown) =>
        // Thrown while rendering, so that the page's error boundary shows it.
        isWanted &&
        setLoaded(() => {
          throw error;
        }),
    );
    return () => {
      isWanted = false;
    };
  }, [step, languages, language]);
  useEffect(() => {
    const loadOthers = async () => {
      await loadAllSteps(languages, language);
      setLoaded({});
      const { readServicesAhead } = await import('./catalogue-names.ts');
      await readServicesAhead(host, language);
    };
    const timer = setTimeout(() => void loadOthers().catch(() => undefined), OTHERS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [host, languages, language]);
  return isLoaded(step, languages);
}

function StepSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading your booking…`} className={styles.skeleton}>
      <Skeleton width="60%" height="36px" />
      <Skeleton height="52px" />
      <Skeleton height="72px" />
      <Skeleton height="72px" />
    </div>
  );
}
