import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { selectScreen as selectConfirmationScreen } from '#machines/booking-confirmation/booking-confirmation.selectors.ts';
import type { WizardScreen } from '#machines/retail-booking/retail-booking.screens.ts';
import { selectConfirmation } from '#machines/retail-booking/retail-booking.selectors.ts';
import { selectOnward } from '#machines/retail-booking/retail-booking.onward.ts';
import { STEPS, type Step } from '#machines/retail-booking/retail-booking.step-names.ts';
import { formatDay } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { PrimaryAction } from '#src/wizard/wizard-frame.tsx';
import { rememberBranch } from '../kept/recent-branches.store.ts';
import { isUnentered } from '../kept/typed-booking.store.ts';
import { INFORMATION_FORM } from '../steps/information/form-id.view.ts';
import { useConfirmPrimary } from './use-confirm-primary.ts';
import { useShortRules } from './use-short-rules.ts';
import { useFlow, useVisit } from '#src/flows/retail-booking/visit/use-retail-booking.ts';

/** The frame's main button for each step; null if the step offers another way on. */
export const usePrimaryAction = (screen: WizardScreen): PrimaryAction | null => {
  const { t } = useLingui();
  const language = useLanguage();
  const { actor, typed } = useVisit();
  const whereTo = useFlow((snapshot) => selectOnward(snapshot, screen.screen));
  const isEdit = useFlow(({ context }) => context.openedStep !== null);
  const mayGoOn = useFlow((snapshot) => snapshot.can({ type: 'next.requested' }));
  const confirmation = useFlow(selectConfirmation);
  const shown = useSelector(confirmation ?? undefined, (snapshot) =>
    snapshot ? selectConfirmationScreen(snapshot) : null,
  );
  const confirm = useConfirmPrimary(shown, confirmation, () => actor.send({ type: 'step.requested', step: 'time' }));
  // Details that were typed but not entered must not be skipped.
  const onward = whereTo === 'summary' && isUnentered(typed.read()) ? 'information' : whereTo;
  const next = () => {
    if (screen.screen === 'branch' && screen.chosen) rememberBranch(screen.chosen.locationId);
    const toGo = STEPS.slice(STEPS.indexOf(screen.screen), STEPS.indexOf(onward));
    for (const _step of toGo) actor.send({ type: 'next.requested' });
  };
  const rules = useShortRules(screen.sheet);
  const labels: Record<Step, string> = {
    branch: '',
    services: t`Choose services`,
    time: t`Choose date and time`,
    information: t`Fill in your details`,
    summary: isEdit ? t`Back to the summary` : t`Check and confirm`,
  };
  const label = labels[onward];
  const { lost } = screen.sheet;
  const lostTime = lost?.isFree ? `${formatDay(lost.date, language)} ${lost.time}` : null;
  const orMissing = (missing: string) => (mayGoOn ? {} : { inactive: true, missing });
  switch (screen.screen) {
    case 'branch':
      return { label, onPress: next, ...orMissing(t`No branch chosen yet`) };
    case 'services':
      return { label, onPress: next, ...orMissing(t`No service chosen yet`) };
    case 'time':
      return {
        label,
        onPress: next,
        rules: rules.late,
        ...orMissing(
          lostTime === null ? t`No time chosen yet` : t`${lostTime} is still free: choose it again, or another time`,
        ),
      };
    case 'information': {
      const { holdMinutes: minutes } = screen;
      return {
        label: labels.summary,
        form: INFORMATION_FORM,
        note:
          minutes === null
            ? t`The next step keeps this time for you.`
            : t`The next step keeps this time for you for ${minutes} minutes.`,
      };
    }
    case 'summary':
      return confirm && { ...confirm, rules: rules.all };
  }
};
