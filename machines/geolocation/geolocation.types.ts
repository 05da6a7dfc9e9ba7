import type { DoneActorEvent } from 'xstate';
import type { Place } from '#domain/distance.ts';
import type { Outcome } from '../shared/outcome.ts';

export type LocateFailure = 'unsupported' | 'denied' | 'unavailable';
export type LocateOutcome = Outcome<Place, LocateFailure>;

export interface GeolocationContext {
  readonly place: Place | null;
}

export type GeolocationEvent = { readonly type: 'location.requested' } | { readonly type: 'location.cleared' };
/** Includes XState's own events, so that guards and actions can read outputs by type. */
export type GeolocationChartEvent = GeolocationEvent | DoneActorEvent<LocateOutcome, 'locating'>;
