import type { DoneActorEvent } from 'xstate';
import type { Outcome, Refused } from '../shared/outcome.ts';

/** From the top of the cascade down. */
export const ADDRESS_LEVELS = ['province', 'district', 'subDistrict'] as const;
export type AddressLevel = (typeof ADDRESS_LEVELS)[number];

/** An entry of a list. */
export interface Place {
  readonly id: number;
  readonly th: string;
  readonly en: string;
  /** The usual one first; none above a sub-district. */
  readonly postCodes: readonly string[];
}

/** Thai names, by which an address is stored (section 3); '' for what is not known. */
export interface NamedAddress {
  readonly province: string;
  readonly district: string;
  readonly subDistrict: string;
  readonly postCode: string;
}

export type AddressChoice = Readonly<Record<AddressLevel, Place | null>>;
/** Null: not loaded. Every list below a level that is not chosen is null. */
export type AddressLists = Readonly<Record<AddressLevel, readonly Place[] | null>>;

/** The parameters of a list: none for provinces, the province for districts, both for sub-districts (C24). */
export interface AddressListQuestion {
  readonly level: AddressLevel;
  readonly provinceId: number | null;
  readonly districtId: number | null;
}

export type AddressListOutcome = Outcome<readonly Place[], Refused>;

export interface AddressChoiceInput {
  /** An address that was chosen before, if any: it stays as it is while its lists load, and is chosen again in them. */
  readonly address: NamedAddress | null;
}

/** What is still to be chosen by its Thai name. */
export interface WantedPlace {
  readonly level: AddressLevel;
  readonly name: string;
}

export interface AddressChoiceContext {
  readonly lists: AddressLists;
  readonly choice: AddressChoice;
  /** One of the chosen sub-district's, '' if none is chosen. */
  readonly postCode: string;
  /** From the top down. */
  readonly wanted: readonly WantedPlace[];
  readonly wantedPostCode: string;
  /** The server's message, if the last failure was a refusal; it counts only in `failed`. */
  readonly message: string | null;
}

/** An id of the level's list, or null to clear it. */
export type AddressChoiceEvent =
  | { readonly type: 'province.chosen'; readonly id: number | null }
  | { readonly type: 'district.chosen'; readonly id: number | null }
  | { readonly type: 'subDistrict.chosen'; readonly id: number | null }
  | { readonly type: 'postCode.chosen'; readonly postCode: string }
  | { readonly type: 'retry.requested' };
/** Includes XState's own events, so that guards and actions can read outputs by type. */
export type AddressChoiceChartEvent = AddressChoiceEvent | DoneActorEvent<AddressListOutcome, 'listing'>;
