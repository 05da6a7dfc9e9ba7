import { useLingui } from '@lingui/react/macro';
import { memo, useState } from 'react';
import { isBlank } from '#machines/retail-booking/retail-booking.draft.ts';
import type { WizardScreen } from '#machines/retail-booking/retail-booking.screens.ts';
import type { Step } from '#machines/retail-booking/retail-booking.step-names.ts';
import { formatDuration } from '#src/i18n/units/amounts.ts';
import { textsOf } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { LazyPart, useLazyPart } from '#src/ui/page/lazy-part.tsx';
import { StepSkeleton } from '#src/wizard/step-skeleton.tsx';
import { useEditedFocus } from '#src/wizard/use-edited-focus.ts';
import type { StepLink } from '#src/wizard/sheet-lines.tsx';
import { WizardFrame } from '#src/wizard/wizard-frame.tsx';
import { barCountdown, chartNotice, holdAnnouncement, startOver, StepPart } from './steps.part.tsx';
import { STEP_NAMES } from './frame/step-names.texts.ts';
import { LimitPart } from './frame/limit.part.tsx';
import { UnkeptPart } from './frame/unkept.part.tsx';
import { useLocalNames } from './use-local-names.ts';
import { usePrimaryAction } from './frame/use-primary-action.ts';
import { useSend, useVisit } from './visit/use-retail-booking.ts';
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
  const { host, edited, typed } = useVisit();
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const screen = useLocalNames(chosen);
  const lines = useSheetLines(screen);
  const primary = usePrimaryAction(screen);
  const isSummary = screen.screen === 'summary';
  const locked = isSummary && screen.locked;
  const [begun, setBegun] = useState(0);
  const [isIdle, setIdle] = useState(false);
  const texts = textsOf(host.languages, language, 'steps');
  const { Part: StartOver } = useLazyPart(startOver, { needs: texts, isWanted: isIdle });
  useEditedFocus(edited, isSummary ? null : screen.screen);
  const readAhead = async () => {
    setIdle(true);
    const { readServicesAhead } = await import('./catalogue-names.view.ts');
    await readServicesAhead(host, language);
  };
  const { hours, customer } = screen.sheet;
  const hasForm = screen.screen === 'information';
  // The form knows the plate as it is typed, and the summary what the server says.
  const plate = typed.read()?.values?.register_number || (customer?.plate ?? '');
  const isBelow = screen.notice?.code === 'time.lost' || screen.notice?.code === 'time.passed';
  const notice = screen.notice && <LazyPart file={chartNotice} needs={texts} props={{ screen, isBelow }} />;
  const countdown =
    screen.heldUntil === null ? null : (
      <LazyPart file={barCountdown} props={{ deadline: screen.heldUntil, clock: host }} />
    );
  const clearAll =
    StartOver && !isBlank(screen.sheet) ? (
      <StartOver key={`${screen.screen} ${begun}`} onStartOver={() => setBegun(begun + 1)} />
    ) : null;
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
      beside={countdown}
      besideTitle={isSummary ? null : countdown}
      back={screen.hasBack ? { onPress: () => send({ type: 'back.requested' }), inactive: locked } : null}
      below={isSummary ? undefined : clearAll}
      passing={isBelow ? notice : hasForm || isSummary ? null : <LimitPart plate={plate} isPassing />}
    >
      {isBelow ? null : notice}
      {screen.heldUntil === null || isSummary ? null : (
        <LazyPart file={holdAnnouncement} needs={texts} props={{ deadline: screen.heldUntil, clock: host }} />
      )}
      <UnkeptPart step={screen.screen} />
      <StepPart
        key={begun}
        screen={screen}
        takesFocus={takesFocus || begun > 0}
        languages={host.languages}
        waiting={<StepSkeleton takesFocus={takesFocus} />}
        onAllLoaded={readAhead}
      />
    </WizardFrame>
  );
});
