import { useSelector } from '@xstate/react';
import { selectScreen } from '#machines/booking-confirmation/booking-confirmation.selectors.ts';
import { selectConfirmation } from '#machines/retail-booking/retail-booking.selectors.ts';
import { BarCountdown } from '#src/flows/booking-confirmation/bar-countdown.part.tsx';
import { useFlow, useVisit } from './use-retail-booking.ts';

/** How long the time is still held, in the bar of the phone. */
export function HoldInBar() {
  const { host } = useVisit();
  const confirmation = useFlow(selectConfirmation);
  const screen = useSelector(confirmation ?? undefined, (snapshot) => (snapshot ? selectScreen(snapshot) : null));
  return screen?.screen === 'held' ? <BarCountdown deadline={screen.deadline} clock={host} /> : null;
}
