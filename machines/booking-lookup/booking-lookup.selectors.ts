import type { SnapshotFrom } from 'xstate';
import type { bookingLookupMachine } from './booking-lookup.machine.ts';
import type { LookupAnswer } from './booking-lookup.types.ts';

export type BookingLookupSnapshot = SnapshotFrom<typeof bookingLookupMachine>;

export type BookingLookupScreen =
  | { readonly screen: 'asking' | 'searching' | 'notFound' }
  | { readonly screen: 'failed'; readonly message: string | null }
  | { readonly screen: 'tooManyTries'; readonly retryAfter: number }
  | { readonly screen: 'found' | 'expired' | 'cancelled'; readonly booking: LookupAnswer['booking'] };

/** Nothing: the guards read only the answer. */
export const guardView = (_snapshot: BookingLookupSnapshot) => ({});

export const selectScreen = ({ value, context }: BookingLookupSnapshot): BookingLookupScreen => {
  if (typeof value === 'object')
    return context.answer
      ? { screen: context.answer.outcome, booking: context.answer.booking }
      : { screen: 'failed', message: null };
  switch (value) {
    case 'tooManyTries':
      return { screen: value, retryAfter: context.retryAfter ?? 60 };
    case 'failed':
      return { screen: value, message: context.message };
    default:
      return { screen: value };
  }
};
