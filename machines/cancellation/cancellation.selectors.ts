import type { SnapshotFrom } from 'xstate';
import type { cancellationMachine } from './cancellation.machine.ts';
import type { CancelResult } from './cancellation.types.ts';

export type CancellationSnapshot = SnapshotFrom<typeof cancellationMachine>;

export type CancellationState =
  /** `ids`: what would be cancelled. */
  | { readonly screen: 'offered' | 'asking' | 'outcomeUnknown'; readonly ids: readonly string[] }
  /** `isRepeat`: an answer was lost, and the cancellation is sent again. */
  | { readonly screen: 'cancelling'; readonly ids: readonly string[]; readonly isRepeat: boolean }
  | { readonly screen: 'refused'; readonly ids: readonly string[]; readonly message: string | null }
  | { readonly screen: 'settled'; readonly results: readonly CancelResult[] };

/** Exactly what the guards read. */
export const guardView = ({ context }: CancellationSnapshot) => ({
  left: context.left.map(({ id }) => id),
  isSessionOver: context.isSessionOver,
});

export const selectScreen = ({ value, context }: CancellationSnapshot): CancellationState => {
  const ids = context.left.map(({ id }) => id);
  switch (value) {
    case 'settled':
      return { screen: value, results: context.results };
    case 'refused':
      return { screen: value, ids, message: context.message };
    case 'cancelling':
      return { screen: value, ids, isRepeat: context.isUnanswered };
    default:
      return { screen: value, ids };
  }
};

/** An answer is pending or lost: nothing may be done that would lose track of it. */
export const isAwaited = ({ screen }: CancellationState): boolean =>
  screen === 'cancelling' || screen === 'outcomeUnknown';
