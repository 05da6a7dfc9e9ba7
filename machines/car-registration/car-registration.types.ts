import type { DoneActorEvent } from 'xstate';
import type { CarMasterData } from '#contract/wire/service.ts';
import type { Outcome, Refused } from '../shared/outcome.ts';

/** The cascade, from the top. The chosen year's id is the `master_car_data_id` (section 3). */
export const CAR_LEVELS = ['brand', 'model', 'variant', 'year'] as const;
export type CarLevel = (typeof CAR_LEVELS)[number];

export type CarChoice = Readonly<Record<CarLevel, CarMasterData | null>>;
/** Null: not loaded. A list below a level that is not chosen is null too. */
export type CarLists = Readonly<Record<CarLevel, readonly CarMasterData[] | null>>;

/** What a list is asked with: nothing for brands, the brand for models, and so on (section 7). */
export interface CarListQuestion {
  readonly level: CarLevel;
  readonly brandId: number | null;
  readonly modelId: number | null;
  readonly variantId: number | null;
}

export type CarListOutcome = Outcome<readonly CarMasterData[], Refused>;

export interface CarRegistrationInput {
  /** The brands when they are known already: the draft keeps them over a confirmed booking (RB-07). */
  readonly brands: readonly CarMasterData[] | null;
  readonly choice: CarChoice;
}

export interface CarRegistrationContext {
  readonly lists: CarLists;
  readonly choice: CarChoice;
  /** What the server said when it refused the missing list. */
  readonly message: string | null;
}

/** An id of the level's list, or null to clear it. */
export type CarRegistrationEvent =
  | { readonly type: 'brand.chosen'; readonly id: number | null }
  | { readonly type: 'model.chosen'; readonly id: number | null }
  | { readonly type: 'variant.chosen'; readonly id: number | null }
  | { readonly type: 'year.chosen'; readonly id: number | null }
  | { readonly type: 'list.retried' };
/** With XState's own, so that guards and actions read outputs by type. */
export type CarRegistrationChartEvent = CarRegistrationEvent | DoneActorEvent<CarListOutcome, 'listing'>;
