import type { ServiceFacts } from '#domain/services.ts';
import type { CarMasterData } from '#contract/wire/service.ts';
import type { OpenDay } from '../availability/availability.types.ts';
import type { BookingItem } from '../booking-confirmation/booking-confirmation.types.ts';
import type { Customer } from '../shared/customer.ts';
import type { Step } from './retail-booking.step-names.ts';

export interface BranchChoice {
  readonly locationId: number;
  readonly name: string;
  /** What the branch was searched by. */
  readonly keyword: string;
  readonly lat: number | null;
  readonly lng: number | null;
}

/** A service from the catalogue. */
export interface ServiceChoice extends Readonly<ServiceFacts> {
  readonly name: string;
}

/** A day, and a time on it with its instant; time and instant are chosen together. */
export interface ChosenSlot {
  readonly date: string | null;
  readonly time: string | null;
  readonly startsAt: string | null;
}

/** What has been chosen and entered so far (RB-08). The flow's store keeps it in the form that the specification gives. */
export interface RetailDraft {
  /** The member's account, '' for a guest. */
  readonly owner: string;
  readonly branch: BranchChoice | null;
  readonly services: readonly ServiceChoice[];
  readonly otherService: string;
  readonly slot: ChosenSlot;
  readonly days: readonly OpenDay[];
  readonly customer: Customer | null;
  readonly note: string;
  readonly appointmentId: string | null;
  /** What that temporary booking was made from; any difference moves it. */
  readonly heldItem: BookingItem | null;
  /** The key of a confirm whose outcome is not known. */
  readonly requestKey: string | null;
  readonly carBrands: readonly CarMasterData[];
  readonly branchKeywords: readonly string[];
  readonly steps: { readonly current: Step; readonly reached: Step };
}

/** Why a stored draft is dropped: unreadable, another version, or not this person's or kind of booking. */
export type DropReason = 'corrupt' | 'old' | 'foreign';

export const NO_SLOT: ChosenSlot = { date: null, time: null, startsAt: null };

/** A draft with nothing chosen; the list of car brands is not a choice, so it stays (RB-07). */
export const blankDraft = (owner: string, carBrands: RetailDraft['carBrands'] = []): RetailDraft => ({
  owner,
  branch: null,
  services: [],
  otherService: '',
  slot: NO_SLOT,
  days: [],
  customer: null,
  note: '',
  appointmentId: null,
  heldItem: null,
  requestKey: null,
  carBrands,
  branchKeywords: [],
  steps: { current: 'branch', reached: 'branch' },
});
