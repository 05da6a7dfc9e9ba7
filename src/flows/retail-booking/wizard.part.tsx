import { useLingui } from '@lingui/react/macro';
import { memo, useState } from 'react';
import type { WizardScreen } from '#machines/retail-booking/retail-booking.screens.ts';
import type { Step } from '#machines/retail-booking/retail-booking.step-names.ts';
import { formatDuration } from '#src/i18n/amounts.ts';
import { textsOf } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { LazyPart } from '#src/ui/page/lazy-part.tsx';
import { WizardFrame, type StepLink } from '#src/wizard/wizard-frame.tsx';
import { barCountdown, BookingStep, chartNotice } from './steps.part.tsx';
import { STEP_NAMES } from './frame/step-names.texts.ts';
import { UnkeptPart } from './frame/unkept.part.tsx';
import { useLocalNames } from './use-local-names.ts';
import { usePrimaryAction } from './frame/use-primary-action.ts';
import { useSend, useVisit } from './use-retail-booking.ts';
import { useSheetLines } from './frame/use-sheet-lines.ts';

interface BookingWizardProps {
  readonly screen: WizardScreen;
  readonly renderStepLink: StepLink<Step>;
  readonly takesFocus: boolean;
}

/** Each step inside the frame that all steps share; not rendered again while another screen is prepared. */
export const BookingWizard = memo(function BookingWizard(props: BookingWizardProps) {
  const { screen: chosen, renderStepLink, takesFocus } = props;
  const send = useSend();
  const { host } = useVisit();
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const screen = useLocalNames(chosen);
  const lines = useSheetLines(screen);
  const primary = usePrimaryAction(screen);
  const [begun, setBegun] = useState(0);
  const locked = screen.screen === 'summary' && screen.locked;
  const hasBack = (screen.screen !== 'branch' || screen.returns) && !(screen.screen === 'summary' && screen.unknown);
  const { hours } = screen.sheet;
  const isBelow = screen.notice?.code === 'time.gone';
  const notice = screen.notice && (
    <LazyPart file={chartNotice} needs={textsOf(host.languages, language, 'steps')} props={{ screen }} />
  );
  return (
    <WizardFrame
      steps={screen.steps.map((step) => ({
        ...step,
        disabled: step.disabled || locked,
        name: i18n._(STEP_NAMES[step.step]),
      }))}
      lines={lines}
      renderStepLink={renderStepLink}
      duration={hours > 0 ? formatDuration(hours, language) : null}
      primary={primary}
      clear={
        screen.screen === 'branch' && screen.chosen !== null
          ? { step: 'branch', label: t`Remove the branch`, onPress: () => send({ type: 'branch.cleared' }) }
          : null
      }
      beside={
        screen.heldUntil === null ? null : (
          <LazyPart file={barCountdown} props={{ deadline: screen.heldUntil, clock: host }} />
        )
      }
      back={hasBack ? { onPress: () => send({ type: 'back.requested' }), inactive: locked } : null}
    >
      {isBelow ? null : notice}
      <UnkeptPart step={screen.screen} />
      <BookingStep
        key={begun}
        screen={screen}
        takesFocus={takesFocus || begun > 0}
        onStartOver={isBlank(screen) ? null : () => setBegun(begun + 1)}
      />
      {isBelow ? notice : null}
    </WizardFrame>
  );
});

const isBlank = ({ sheet: { branch, services, otherService, customer } }: WizardScreen) =>
  branch === null && services.length === 0 && otherService === '' && customer === null;
