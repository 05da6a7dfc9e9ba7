import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { selectScreen as selectConfirmationScreen } from '#machines/booking-confirmation/booking-confirmation.selectors.ts';
import type { SummaryScreen as SummaryState } from '#machines/retail-booking/retail-booking.selectors.ts';
import { Button } from '#src/ui/button.tsx';
import type { RetailBookingSession } from '../retail-booking.session.ts';
import type { StepProps } from './step-props.ts';
import { StepHeading } from '../frame/step-heading.tsx';

interface SummaryStepProps extends StepProps<SummaryState> {
  readonly session: RetailBookingSession;
}

export function SummaryStep({ actor, takesFocus }: SummaryStepProps) {
  const child = useSelector(actor, ({ children }) => children.confirmation);
  const screen = useSelector(child, (snapshot) => (snapshot ? selectConfirmationScreen(snapshot) : null));
  return (
    <>
      <StepHeading takesFocus={takesFocus}>
        <Trans>Check and confirm</Trans>
      </StepHeading>
      <p>{screen?.screen}</p>
      <Button onClick={() => child?.send({ type: 'confirm.pressed', requestKey: crypto.randomUUID() })}>
        <Trans>Confirm the booking</Trans>
      </Button>
    </>
  );
}
