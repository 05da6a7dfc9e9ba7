import type { DoneActorEvent } from 'xstate';
import type { CarMasterData } from '#contract/wire/service.ts';
import type { Outcome, Refused } from '../shared/outcome.ts';

/** From the top of the cascade down. The chosen year's id is the `master_car_data_id` (section 3). */
export const CAR_LEVELS = ['brand', 'model', 'variant', 'year'] as const;
export type CarLevel = (typeof CAR_LEVELS)[number];

export type CarChoice = Readonly<Record<CarLevel, CarMasterData | null>>;
/** Null: not loaded. Every list below a level that is not chosen is null. */
export type CarLists = Readonly<Record<CarLevel, readonly CarMasterData[] | null>>;

/** The parameters of a list: none for brands, the brand for models, and so on (section 7). */
export interface CarListQuestion {
  readonly level: CarLevel;
  readonly brandId: number | null;
  readonly modelId: number | null;
  readonly variantId: number | null;
}

export type CarListOutcome = Outcome<readonly CarMasterData[], Refused>;

export interface CarRegistrationInput {
  /** The brands, if already known: the draft keeps them even after a booking is confirmed (RB-07). */
  readonly brands: readonly CarMasterData[] | null;
  readonly choice: CarChoice;
  /** The names of a car that was chosen before, '' or left out for a level that was not: it is chosen again as its lists arrive. */
  readonly wanted: Partial<Readonly<Record<CarLevel, string>>>;
}

export interface CarRegistrationContext {
  readonly lists: CarLists;
  readonly choice: CarChoice;
  /** What is still to be chosen by its name, from the top down. */
  readonly wanted: readonly { readonly level: CarLevel; readonly name: string }[];
  /** The server's message, if the last failure was a refusal; it counts only in `failed`. */
  readonly message: string | null;
}

/** An id of the level's list, or null to clear it. */
export type CarRegistrationEvent =
  | { readonly type: 'brand.chosen'; readonly id: number | null }
  | { readonly type: 'model.chosen'; readonly id: number | null }
  | { readonly type: 'variant.chosen'; readonly id: number | null }
  | { readonly type: 'year.chosen'; readonly id: number | null }
  | { readonly type: 'retry.requested' };
/** Includes XState's own events, so that guards and actions can read outputs by type. */
export type CarRegistrationChartEvent = CarRegistrationEvent | DoneActorEvent<CarListOutcome, 'listing'>;
