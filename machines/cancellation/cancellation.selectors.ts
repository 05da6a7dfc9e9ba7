import type { SnapshotFrom } from 'xstate';
import type { cancellationMachine } from './cancellation.machine.ts';
import type { CancelResult } from './cancellation.types.ts';

export type CancellationSnapshot = SnapshotFrom<typeof cancellationMachine>;

export type CancellationScreen =
  /** `ids`: what would be cancelled. */
  | { readonly screen: 'offered' | 'asking' | 'outcomeUnknown'; readonly ids: readonly string[] }
  /** `isRepeat`: an answer is missing, and it is asked for again. */
  | { readonly screen: 'cancelling'; readonly ids: readonly string[]; readonly isRepeat: boolean }
  | { readonly screen: 'refused'; readonly ids: readonly string[]; readonly message: string | null }
  | { readonly screen: 'settled'; readonly results: readonly CancelResult[] };

/** Exactly what the guards read. */
export const guardView = ({ context }: CancellationSnapshot) => ({
  isUnanswered: context.isUnanswered,
  left: context.left.map(({ id }) => id),
});

export const selectScreen = ({ value, context }: CancellationSnapshot): CancellationScreen => {
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

/** An answer is on its way or missing: nothing that would lose it may be done. */
export const isAwaited = ({ screen }: CancellationScreen): boolean =>
  screen === 'cancelling' || screen === 'outcomeUnknown';
