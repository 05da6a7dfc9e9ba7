import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { selectScreen as selectConfirmationScreen } from '#machines/booking-confirmation/booking-confirmation.selectors.ts';
import { selectConfirmation, type WizardScreen } from '#machines/retail-booking/retail-booking.selectors.ts';
import { newRequestKey } from '#src/api/request-key.ts';
import type { PrimaryAction } from '#src/wizard/wizard-frame.tsx';
import { rememberBranch } from './recent-branches.store.ts';
import { INFORMATION_FORM } from './steps/information/form-id.view.ts';
import { useConfirmPrimary } from './use-confirm-primary.ts';
import { useFlow, useVisit } from './use-retail-booking.ts';

/** The frame's one button of each step; null where the step offers another way on. */
export const usePrimaryAction = (screen: WizardScreen): PrimaryAction | null => {
  const { t } = useLingui();
  const { actor } = useVisit();
  const confirmation = useFlow(selectConfirmation);
  const shown = useSelector(confirmation ?? undefined, (snapshot) =>
    snapshot ? selectConfirmationScreen(snapshot) : null,
  );
  const confirm = useConfirmPrimary(shown, {
    onConfirm: () => confirmation?.send({ type: 'confirm.requested', requestKey: newRequestKey() }),
    onRetry: () => confirmation?.send({ type: 'retry.requested' }),
    onAlternative: (alternative) => confirmation?.send({ type: 'alternative.chosen', alternative }),
    onOtherTime: () => actor.send({ type: 'step.requested', step: 'time' }),
  });
  const next = () => {
    if (screen.screen === 'branch' && screen.chosen) rememberBranch(screen.chosen.locationId);
    actor.send({ type: 'next.requested' });
  };
  const orMissing = (missing: string) =>
    actor.getSnapshot().can({ type: 'next.requested' }) ? {} : { inactive: true, missing };
  switch (screen.screen) {
    case 'branch':
      return { label: t`Choose services`, onPress: next, ...orMissing(t`No branch chosen yet`) };
    case 'services':
      return { label: t`Choose date and time`, onPress: next, ...orMissing(t`No service chosen yet`) };
    case 'time':
      return { label: t`Fill in your details`, onPress: next, ...orMissing(t`No time chosen yet`) };
    case 'information':
      return {
        label: t`Check and confirm`,
        form: INFORMATION_FORM,
        note: t`The next step keeps this time for you for 15 minutes.`,
      };
    case 'summary':
      return confirm;
  }
};
