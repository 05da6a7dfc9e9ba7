import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useState } from 'react';
import type { WizardScreen } from '#machines/retail-booking/retail-booking.selectors.ts';
import type { Step } from '#machines/retail-booking/retail-booking.step-names.ts';
import { formatDuration } from '#src/i18n/amounts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { AskFirst } from '#src/ui/actions/ask-first.tsx';
import { LazyPart } from '#src/ui/page/lazy-part.tsx';
import { WizardFrame, type StepLink } from '#src/wizard/wizard-frame.tsx';
import { ChartNotice } from './chart-notice.part.tsx';
import { BookingStep, holdInBar } from './steps.part.tsx';
import { STEP_NAMES } from './step-names.texts.ts';
import { UnkeptPart } from './unkept.part.tsx';
import { useLocalNames } from './use-local-names.ts';
import { usePrimaryAction } from './use-primary-action.ts';
import { useSend } from './use-retail-booking.ts';
import { useSheetLines } from './use-sheet-lines.ts';
import styles from './wizard.module.css';

interface BookingWizardProps {
  readonly screen: WizardScreen;
  readonly renderStepLink: StepLink<Step>;
  readonly takesFocus: boolean;
}

/** Each step's part inside the frame that all steps share; not drawn again while another screen is prepared. */
export const BookingWizard = memo(function BookingWizard(props: BookingWizardProps) {
  const { screen: chosen, renderStepLink, takesFocus } = props;
  const send = useSend();
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const screen = useLocalNames(chosen);
  const lines = useSheetLines(screen.sheet);
  const primary = usePrimaryAction(screen);
  const [begun, setBegun] = useState(0);
  const locked = screen.screen === 'summary' && screen.locked;
  const hasBack = screen.screen !== 'branch' && !(screen.screen === 'summary' && screen.unknown);
  const { hours } = screen.sheet;
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
        screen.screen === 'summary' ? (
          // The summary itself counts down too.
          <LazyPart file={holdInBar} props={{}} waiting={null} renderFailed={() => null} />
        ) : null
      }
      back={hasBack ? { onPress: () => send({ type: 'back.requested' }), inactive: locked } : null}
    >
      <ChartNotice
        screen={screen}
        onDismiss={() => send({ type: 'notice.dismissed' })}
        onTime={(time) => send({ type: 'time.chosen', time })}
      />
      <UnkeptPart step={screen.screen} />
      <BookingStep key={begun} screen={screen} takesFocus={takesFocus || begun > 0} />
      {screen.screen === 'summary' || isBlank(screen) ? null : (
        <div className={styles.startOver}>
          <AskFirst
            key={screen.screen}
            label={<Trans>Start over</Trans>}
            question={<Trans>Everything you have chosen and typed will be cleared.</Trans>}
            yes={<Trans>Clear and start over</Trans>}
            no={<Trans>Keep it</Trans>}
            onYes={() => {
              send({ type: 'restart.requested' });
              setBegun(begun + 1);
            }}
          />
        </div>
      )}
    </WizardFrame>
  );
});

const isBlank = ({ sheet: { branch, services, otherService, customer } }: WizardScreen) =>
  branch === null && services.length === 0 && otherService === '' && customer === null;
