import type { SnapshotFrom } from 'xstate';
import type { bookingConfirmationMachine } from './booking-confirmation.machine.ts';
import { deadlineOf, firstToEnd, standingOf, toExtend } from './booking-confirmation.items.ts';
import type { Alternative, ConfirmationContext, Extension, Refusal } from './booking-confirmation.types.ts';

export type ConfirmationSnapshot = SnapshotFrom<typeof bookingConfirmationMachine>;

/** Exactly what the guards read. */
export const guardView = ({ context }: ConfirmationSnapshot) => ({
  items: context.items.map(({ subject, appointmentId, holdIsCurrent, alternatives, confirmation }) => ({
    subject,
    hold: appointmentId !== null && (holdIsCurrent ? 'current' : 'outdated'),
    alternatives: alternatives && alternatives.map(({ locationId, startsAt }) => `${locationId} ${startsAt}`),
    confirmed: confirmation !== null,
  })),
  hasDeadline: deadlineOf(context.items) !== null,
  mayExtend: toExtend(context.items).length > 0,
  hasRequestKey: context.requestKey !== null,
  isOfEarlierSignIn: context.isOfEarlierSignIn,
  isSessionOver: context.isSessionOver,
});

/** What became of each item. @public The booking of several cars shows it. */
export const selectItems = ({ context: { items } }: ConfirmationSnapshot) =>
  items.map((item) => ({
    subject: item.subject,
    standing: standingOf(item),
    deadline: item.deadline,
    refusal: item.refusal,
    confirmation: item.confirmation,
  }));

/** Another slot, and the only subject that may take it. */
export interface OfferedAlternative extends Alternative {
  readonly subject: string;
}

interface HeldScreen {
  readonly screen: 'held';
  /** The first end of a hold, in milliseconds of the chart's clock; null: no countdown. */
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
  | { readonly screen: 'slotLost'; readonly alternatives: readonly OfferedAlternative[] }
  | { readonly screen: 'expired' }
  | { readonly screen: 'confirmed' };

/** Of the call, or of the first item that was refused by itself. */
const refusalOf = ({ context: { refusal, items } }: ConfirmationSnapshot): Refusal | null =>
  refusal ?? items.find((item) => item.refusal !== null)?.refusal ?? null;

const EXTENSIONS = ['offered', 'used'] as const;

const heldScreen = (snapshot: ConfirmationSnapshot, asking: boolean): HeldScreen => {
  const { items, notice } = snapshot.context;
  const first = firstToEnd(items);
  const extension = EXTENSIONS.find((each) => items.some((item) => item.extension === each)) ?? 'none';
  return {
    screen: 'held',
    deadline: first?.deadline ?? null,
    expiresAt: first?.expiresAt ?? null,
    extension: asking ? 'asking' : extension,
    notice,
    refusal: refusalOf(snapshot),
  };
};

export const selectScreen = (snapshot: ConfirmationSnapshot): ConfirmationScreen => {
  const { value, context } = snapshot;
  if (typeof value === 'object') return heldScreen(snapshot, value.held === 'extending');
  switch (value) {
    case 'choosingStart':
    case 'choosingNext':
    case 'readingHold':
      return { screen: 'checkingHold' };
    case 'holding':
      return { screen: 'takingHold' };
    case 'holdUnknown':
    case 'notHeld':
      return { screen: value, refusal: refusalOf(snapshot) };
    case 'slotLost':
      return {
        screen: 'slotLost',
        alternatives: context.items.flatMap(({ subject, alternatives }) =>
          (alternatives ?? []).map((each) => ({ ...each, subject })),
        ),
      };
    case 'confirmed':
    case 'confirming':
    case 'outcomeUnknown':
    case 'expired':
      return { screen: value };
  }
};
