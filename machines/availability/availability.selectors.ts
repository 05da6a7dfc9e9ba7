import type { SnapshotFrom } from 'xstate';
import type { availabilityMachine } from './availability.machine.ts';
import type { Freshness, OfferedDays } from './availability.types.ts';

export type AvailabilitySnapshot = SnapshotFrom<typeof availabilityMachine>;

/** Exactly what the guards read. */
export const guardView = ({ context }: AvailabilitySnapshot) => ({
  hasQuestion: context.question !== null,
  hasLastGood: context.lastGood !== null,
  shown: context.shown,
});

export type AvailabilityScreen =
  | { readonly screen: 'nothingAsked' }
  | { readonly screen: 'loading' }
  | ({ readonly screen: 'times'; readonly freshness: Freshness } & OfferedDays)
  | { readonly screen: 'failed'; readonly message: string | null };

const FRESHNESS = { loaded: 'fresh', ageing: 'fresh', refreshing: 'refreshing', stale: 'stale' } as const;

/** For an availability chart without a parent; a parent chart shows what was reported to it instead. */
export const selectScreen = ({ value, context }: AvailabilitySnapshot): AvailabilityScreen => {
  switch (value) {
    case 'choosingStart':
    case 'waiting':
      return { screen: 'nothingAsked' };
    case 'loading':
      return { screen: 'loading' };
    case 'loaded':
    case 'ageing':
    case 'refreshing':
    case 'stale':
      return context.lastGood
        ? { screen: 'times', freshness: FRESHNESS[value], ...context.lastGood }
        : { screen: 'loading' };
    case 'failed':
      return { screen: 'failed', message: context.message };
  }
};
