import type { ConfirmationScreen } from '#machines/booking-confirmation/booking-confirmation.selectors.ts';

/** `busy`: it is being confirmed; `later`: the time is not held yet; `no`: another way on is offered, or none is needed. */
export type ConfirmAction = 'yes' | 'busy' | 'later' | 'no';

const ACTIONS: Readonly<Record<ConfirmationScreen['screen'], ConfirmAction>> = {
  checkingHold: 'later',
  takingHold: 'later',
  held: 'yes',
  confirming: 'busy',
  confirmed: 'no',
  holdUnknown: 'no',
  notHeld: 'no',
  outcomeUnknown: 'no',
  slotLost: 'no',
  expired: 'no',
};

/** Whether the booking can be confirmed on this screen of the chart. */
export const confirmAction = ({ screen }: ConfirmationScreen): ConfirmAction => ACTIONS[screen];
