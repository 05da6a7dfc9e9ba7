import { useLingui } from '@lingui/react/macro';
import type { ConfirmationScreen } from '#machines/booking-confirmation/booking-confirmation.selectors.ts';
import type { PrimaryAction } from '#src/wizard/wizard-frame.tsx';

interface Presses {
  readonly onConfirm: () => void;
  readonly onRetry: () => void;
}

/** The frame's button that confirms, or asks what became of it; null where the step offers another way on. */
export function useConfirmPrimary(
  screen: ConfirmationScreen['screen'] | null,
  { onConfirm, onRetry }: Presses,
): PrimaryAction | null {
  const { t } = useLingui();
  const label = t`Confirm booking`;
  switch (screen) {
    case 'held':
      return { label, onPress: onConfirm };
    case 'checkingHold':
    case 'takingHold':
      return { label, inactive: true, missing: t`Your time is not held yet` };
    case 'confirming':
      return { label, busy: t`Confirming your booking…` };
    case 'outcomeUnknown':
      return { label: t`Try again`, onPress: onRetry };
    default:
      return null;
  }
}
