import type { Place } from '#domain/distance.ts';

/** Why Google's map is not shown: no network or no answer to its script, no answer in time, the key is not accepted, or it has broken. */
export type MapFailure = 'unreachable' | 'late' | 'refused' | 'broken';

export interface FoundPlace {
  readonly id: string;
  readonly name: string;
}

/** Places of Thailand by Google: only there while its map is. */
export interface PlaceSearch {
  /** Rejects if Google does not answer. */
  readonly suggest: (typed: string) => Promise<readonly FoundPlace[]>;
  /** Null if it has no position, or none in Thailand. Rejects if Google does not answer. */
  readonly locate: (found: FoundPlace) => Promise<Place | null>;
}
