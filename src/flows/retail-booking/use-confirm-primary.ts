import { useLingui } from '@lingui/react/macro';
import type { Allowed } from '#machines/booking-confirmation/booking-confirmation.selectors.ts';
import type { PrimaryAction } from '#src/wizard/wizard-frame.tsx';

/** The frame's button that confirms; null where the step offers another way on. */
export function useConfirmPrimary(action: Allowed['confirm'], onConfirm: () => void): PrimaryAction | null {
  const { t } = useLingui();
  if (action === 'no') return null;
  return {
    label: t`Confirm booking`,
    onPress: onConfirm,
    inactive: action === 'later',
    ...(action === 'busy' ? { busy: t`Confirming your booking…` } : {}),
  };
}
