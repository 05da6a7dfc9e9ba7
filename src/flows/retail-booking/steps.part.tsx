import type { WizardScreen } from '#machines/retail-booking/retail-booking.screens.ts';
import type { Language } from '#domain/constants.ts';
import { monthChoice } from '#src/flows/availability/lazy-month-choice.part.tsx';
import type { Languages } from '#src/i18n/languages.ts';
import { partFile, readyPart } from '#src/ui/page/lazy-part.tsx';
import { wizardSteps } from '#src/wizard/wizard-steps.tsx';
import { loadConfirmationAdapters } from './retail-booking.adapters.ts';
import { branchStep } from './visit/lazy-branch-step.part.ts';
import { aroundTimes, TimeStep } from './steps/time/time.step.tsx';

/** Above the step, when there is something to say. */
export const chartNotice = partFile(() =>
  import('./frame/chart-notice.part.tsx').then(({ ChartNotice }) => ChartNotice),
);

/** In the bar of the phone, once a time is held. */
export const barCountdown = partFile(() =>
  import('#src/flows/booking-confirmation/bar-countdown.part.tsx').then(({ BarCountdown }) => BarCountdown),
);

/** Says the last minutes of a hold on the steps before the summary, which says them itself. */
export const holdAnnouncement = partFile(() =>
  import('#src/flows/booking-confirmation/hold-announcement.part.tsx').then(({ HoldAnnouncement }) => HoldAnnouncement),
);

/** Below each step. */
export const startOver = partFile(() => import('./frame/start-over.part.tsx').then(({ StartOver }) => StartOver));

/** Replaces the steps when the booking has stopped. */
export const stoppedNotice = partFile(() =>
  import('./frame/stopped.part.tsx').then(({ StoppedNotice }) => StoppedNotice),
);

const steps = wizardSteps<WizardScreen>({
  files: {
    branch: branchStep,
    services: partFile(() => import('./steps/services/services.step.tsx').then(({ ServicesStep }) => ServicesStep)),
    time: readyPart(TimeStep),
    information: partFile(() =>
      import('./steps/information/information.step.tsx').then(({ InformationStep }) => InformationStep),
    ),
    summary: partFile(() => import('./steps/summary/summary.step.tsx').then(({ SummaryStep }) => SummaryStep)),
  },
  ready: ['time'],
  area: 'steps',
  alongside: [
    startOver.load,
    monthChoice.load,
    aroundTimes.load,
    barCountdown.load,
    holdAnnouncement.load,
    chartNotice.load,
    stoppedNotice.load,
    loadConfirmationAdapters,
  ],
});

export const { StepPart } = steps;

/** Preloads the remaining steps, so that the next step never has to load and a lost network does not end the booking. */
export const loadAllSteps = (languages: Languages, language: Language) => steps.loadAll(languages, language);
