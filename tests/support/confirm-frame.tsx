import type { ReactNode } from 'react';
import type { Allowed } from '#machines/booking-confirmation/booking-confirmation.selectors.ts';
import { WizardFrame } from '#src/wizard/wizard-frame.tsx';
import { useConfirmPrimary } from '#src/flows/retail-booking/use-confirm-primary.ts';

/** The frame of the last step with nothing but its button, which stands on the sheet and in the bar. */
export function ConfirmFrame({
  action,
  onConfirm,
  children,
}: {
  readonly action: Allowed['confirm'];
  readonly onConfirm: () => void;
  readonly children: ReactNode;
}) {
  const primary = useConfirmPrimary(action, onConfirm);
  return (
    <WizardFrame
      steps={[]}
      lines={[]}
      renderStepLink={() => null}
      duration={null}
      primary={primary}
      clear={null}
      back={null}
    >
      {children}
    </WizardFrame>
  );
}
