import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ComponentType } from 'react';
import type { RetailBookingScreen } from '#machines/retail-booking/retail-booking.selectors.ts';
import { STEPS, type Step } from '#machines/retail-booking/retail-booking.step-names.ts';
import { loadTypedDate } from '#src/flows/availability/typed-date-part.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { StepProps } from './steps/step-props.ts';

type StateOf<Name extends Step> = Extract<RetailBookingScreen, { screen: Name }>;
type Parts = { [Name in Step]?: ComponentType<StepProps<StateOf<Name>>> };

const parts: Parts = {};

/** Each step is a file of its own: what is not needed for the first free time is not waited for. */
const loaders: Record<Step, () => Promise<unknown>> = {
  branch: () => import('./steps/branch.step.tsx').then(({ BranchStep }) => (parts.branch = BranchStep)),
  services: () => import('./steps/services.step.tsx').then(({ ServicesStep }) => (parts.services = ServicesStep)),
  time: () => import('./steps/time.step.tsx').then(({ TimeStep }) => (parts.time = TimeStep)),
  information: () =>
    import('./steps/information.step.tsx').then(({ InformationStep }) => (parts.information = InformationStep)),
  summary: () => import('./steps/summary.step.tsx').then(({ SummaryStep }) => (parts.summary = SummaryStep)),
};

/** Loads the steps that are not there yet, so that going on never waits and a lost network does not end the booking. */
export const loadAllSteps = () => Promise.all([...STEPS.map((step) => loaders[step]()), loadTypedDate()]);

const OTHERS_AFTER_MS = 1_500;

type StepPartProps = Omit<StepProps<never>, 'state'> & {
  readonly screen: Extract<RetailBookingScreen, { steps: unknown }>;
};

/** The component of the step on which the chart stands. */
export function StepPart({ screen, ...shared }: StepPartProps) {
  const isLoaded = useLoaded(screen.screen);
  if (!isLoaded) return <StepSkeleton />;
  switch (screen.screen) {
    case 'branch':
      return parts.branch ? <parts.branch key="branch" state={screen} {...shared} /> : null;
    case 'services':
      return parts.services ? <parts.services key="services" state={screen} {...shared} /> : null;
    case 'time':
      return parts.time ? <parts.time key="time" state={screen} {...shared} /> : null;
    case 'information':
      return parts.information ? <parts.information key="information" state={screen} {...shared} /> : null;
    case 'summary':
      return parts.summary ? <parts.summary key="summary" state={screen} {...shared} /> : null;
  }
}

function useLoaded(step: Step): boolean {
  const [, setLoaded] = useState<Step | null>(null);
  useEffect(() => {
    if (parts[step] !== undefined) return;
    let isWanted = true;
    loaders[step]().then(
      () => isWanted && setLoaded(step),
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
  }, [step]);
  useEffect(() => {
    const timer = setTimeout(() => void loadAllSteps().catch(() => undefined), OTHERS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return parts[step] !== undefined;
}

function StepSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading your booking…`}>
      <Skeleton width="60%" height="36px" />
      <Skeleton height="52px" />
      <Skeleton height="72px" />
      <Skeleton height="72px" />
    </div>
  );
}
