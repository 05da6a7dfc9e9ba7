import type { ReactNode } from 'react';
import type { ConfirmationScreen } from '#machines/booking-confirmation/booking-confirmation.selectors.ts';
import type { ConfirmationEvent } from '#machines/booking-confirmation/booking-confirmation.types.ts';
import type { Receiver } from '#src/flow-host/flow-host.ts';
import { WizardFrame } from '#src/wizard/wizard-frame.tsx';
import { useConfirmPrimary } from '#src/flows/retail-booking/frame/use-confirm-primary.ts';

/** The frame of the last step with nothing but its button, which stands on the sheet and in the bar. */
export function ConfirmFrame({
  screen,
  actor,
  children,
}: {
  readonly screen: ConfirmationScreen;
  readonly actor: Receiver<ConfirmationEvent> | null;
  readonly children: ReactNode;
}) {
  const primary = useConfirmPrimary(screen, actor, () => undefined);
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
