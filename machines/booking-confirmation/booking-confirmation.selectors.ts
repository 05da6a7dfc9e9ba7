import type { SnapshotFrom } from 'xstate';
import type { bookingConfirmationMachine } from './booking-confirmation.machine.ts';
import type { Alternative, Confirmation, ConfirmationContext, Extension } from './booking-confirmation.types.ts';

export type ConfirmationSnapshot = SnapshotFrom<typeof bookingConfirmationMachine>;

/** Exactly what the guards read. */
export const guardView = ({ context }: ConfirmationSnapshot) => ({
  hasHold: context.appointmentId !== null,
  holdIsCurrent: context.holdIsCurrent,
  hasRequestKey: context.requestKey !== null,
  hasDeadline: context.deadline !== null,
  extension: context.extension,
  alternatives: context.alternatives.map(({ locationId, startsAt }) => `${locationId} ${startsAt}`),
});

interface HeldScreen {
  readonly screen: 'held';
  /** In milliseconds of the clock that the chart was given; null: no countdown. */
  readonly deadline: number | null;
  readonly extension: Extension | 'asking';
  readonly notice: ConfirmationContext['notice'];
  /** The server's words on a refused confirm. */
  readonly message: string | null;
}

/** What may be done on a screen: nothing is edited or started over while a confirm is on its way or its outcome unknown (RB-09). */
export interface Allowed {
  readonly edit: boolean;
  readonly startOver: boolean;
  /** `busy`: it is being confirmed. `later`: the time is not held yet. `no`: another way on is offered, or none is needed. */
  readonly confirm: 'yes' | 'busy' | 'later' | 'no';
}

export type ConfirmationScreen =
  | { readonly screen: 'checkingHold' }
  | { readonly screen: 'holdUnknown' }
  | { readonly screen: 'takingHold' }
  | { readonly screen: 'notHeld'; readonly message: string | null }
  | HeldScreen
  | { readonly screen: 'confirming' }
  | { readonly screen: 'outcomeUnknown' }
  | { readonly screen: 'slotLost'; readonly alternatives: readonly Alternative[] }
  | { readonly screen: 'expired' }
  | { readonly screen: 'confirmed'; readonly confirmation: Confirmation | null };

const NOTHING: Allowed = { edit: false, startOver: false, confirm: 'no' };
const WAIT: Allowed = { ...NOTHING, confirm: 'later' };
const CHOOSE_ANEW: Allowed = { edit: true, startOver: true, confirm: 'no' };

const ALLOWED: Readonly<Record<ConfirmationScreen['screen'], Allowed>> = {
  checkingHold: WAIT,
  takingHold: WAIT,
  held: { edit: true, startOver: true, confirm: 'yes' },
  confirming: { ...NOTHING, confirm: 'busy' },
  confirmed: NOTHING,
  holdUnknown: CHOOSE_ANEW,
  notHeld: CHOOSE_ANEW,
  outcomeUnknown: NOTHING,
  // The list of other times has its own way to start over.
  slotLost: { ...CHOOSE_ANEW, startOver: false },
  expired: CHOOSE_ANEW,
};

/** What the person may do on a screen. */
export const allowedOn = ({ screen }: ConfirmationScreen): Allowed => ALLOWED[screen];

const heldScreen = ({ context }: ConfirmationSnapshot, asking: boolean): HeldScreen => ({
  screen: 'held',
  deadline: context.deadline,
  extension: asking ? 'asking' : context.extension,
  notice: context.notice,
  message: context.message,
});

export const selectScreen = (snapshot: ConfirmationSnapshot): ConfirmationScreen => {
  const { value, context } = snapshot;
  if (typeof value === 'object') return heldScreen(snapshot, value.held === 'extending');
  switch (value) {
    case 'choosingStart':
    case 'readingHold':
      return { screen: 'checkingHold' };
    case 'holding':
      return { screen: 'takingHold' };
    case 'notHeld':
      return { screen: 'notHeld', message: context.message };
    case 'slotLost':
      return { screen: 'slotLost', alternatives: context.alternatives };
    case 'confirmed':
      return { screen: 'confirmed', confirmation: context.confirmation };
    case 'holdUnknown':
    case 'confirming':
    case 'outcomeUnknown':
    case 'expired':
      return { screen: value };
  }
};
