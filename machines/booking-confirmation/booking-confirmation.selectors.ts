import type { SnapshotFrom } from 'xstate';
import type { bookingConfirmationMachine } from './booking-confirmation.machine.ts';
import type {
  Alternative,
  Confirmation,
  ConfirmationContext,
  Extension,
  Refusal,
} from './booking-confirmation.types.ts';

export type ConfirmationSnapshot = SnapshotFrom<typeof bookingConfirmationMachine>;

/** Exactly what the guards read. */
export const guardView = ({ context }: ConfirmationSnapshot) => ({
  hasHold: context.appointmentId !== null,
  holdIsCurrent: context.holdIsCurrent,
  hasRequestKey: context.requestKey !== null,
  isOfEarlierSignIn: context.isOfEarlierSignIn,
  isSessionOver: context.isSessionOver,
  hasDeadline: context.deadline !== null,
  extension: context.extension,
  alternatives: context.alternatives.map(({ locationId, startsAt }) => `${locationId} ${startsAt}`),
});

interface HeldScreen {
  readonly screen: 'held';
  /** In milliseconds of the chart's clock; null: no countdown. */
  readonly deadline: number | null;
  /** The same by the server's clock, ISO with offset. */
  readonly expiresAt: string | null;
  readonly extension: Extension | 'asking';
  readonly notice: ConfirmationContext['notice'];
  /** Of the confirm. */
  readonly refusal: Refusal | null;
}

interface UnheldScreen<Name> {
  /** `notHeld` with a refusal: the server refused what was chosen, so the catalogue may no longer have it. */
  readonly screen: Name;
  /** Null if no answer came. */
  readonly refusal: Refusal | null;
}

export type ConfirmationScreen =
  | { readonly screen: 'checkingHold' }
  | { readonly screen: 'takingHold' }
  | UnheldScreen<'holdUnknown'>
  | UnheldScreen<'notHeld'>
  | HeldScreen
  | { readonly screen: 'confirming' }
  | { readonly screen: 'outcomeUnknown' }
  | { readonly screen: 'slotLost'; readonly alternatives: readonly Alternative[] }
  | { readonly screen: 'expired' }
  | { readonly screen: 'confirmed'; readonly confirmation: Confirmation | null };

const heldScreen = ({ context }: ConfirmationSnapshot, asking: boolean): HeldScreen => ({
  screen: 'held',
  deadline: context.deadline,
  expiresAt: context.expiresAt,
  extension: asking ? 'asking' : context.extension,
  notice: context.notice,
  refusal: context.refusal,
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
    case 'holdUnknown':
    case 'notHeld':
      return { screen: value, refusal: context.refusal };
    case 'slotLost':
      return { screen: 'slotLost', alternatives: context.alternatives };
    case 'confirmed':
      return { screen: 'confirmed', confirmation: context.confirmation };
    case 'confirming':
    case 'outcomeUnknown':
    case 'expired':
      return { screen: value };
  }
};
