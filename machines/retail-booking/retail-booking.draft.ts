import type { CarMasterData } from '#contract/wire/service.ts';
import type { OpenDay } from '../availability/availability.types.ts';
import type { BookingItem } from '../booking-confirmation/booking-confirmation.types.ts';
import { NO_SLOT, type BranchChoice, type ChosenSlot, type ServiceChoice } from '../shared/booking-choices.ts';
import type { Customer } from '../shared/customer.ts';
import type { Step } from './retail-booking.step-names.ts';

/** A date, with a time or for any time on it. */
export interface WishedTime {
  readonly date: string;
  /** Null: any time on that date. */
  readonly time: string | null;
}

/** A time that was chosen and then lost. */
export interface LostTime {
  readonly date: string;
  readonly time: string;
  readonly startsAt: string;
  /** What the time had been chosen for; choosing that again restores the time. Null once somebody else has taken it. */
  readonly choice: { readonly locationId: number; readonly serviceIds: readonly number[] } | null;
  /** The furthest step reached when the time was lost. */
  readonly reached: Step;
}

/** What has been chosen and entered so far (RB-08). The flow's store keeps it in the form given by the specification. */
export interface RetailDraft {
  /** The member's account, '' for a guest. */
  readonly owner: string;
  readonly branch: BranchChoice | null;
  readonly services: readonly ServiceChoice[];
  readonly otherService: string;
  readonly slot: ChosenSlot;
  /** The wished time, once its branch is chosen; it is applied when it is offered, unless the visitor picks a time first. */
  readonly wishedTime: WishedTime | null;
  /**
   * The time that was cleared by choosing another branch or other services, or that others have taken; it is offered again until the visitor picks a
   * time.
   */
  readonly lostTime: LostTime | null;
  readonly days: readonly OpenDay[];
  readonly customer: Customer | null;
  readonly note: string;
  readonly appointmentId: string | null;
  /** What that temporary booking was made from; any difference moves it. */
  readonly heldItem: BookingItem | null;
  /** The end of that temporary booking, in milliseconds of this device's clock; null if unknown. */
  readonly heldUntil: number | null;
  /** The key of a confirm whose outcome is not known. */
  readonly requestKey: string | null;
  readonly carBrands: readonly CarMasterData[];
  readonly branchKeywords: readonly string[];
  readonly steps: { readonly current: Step; readonly reached: Step };
}

/** Why a stored draft is dropped: it is unreadable, of another version, or of another person or kind of booking. */
export type DropReason = 'corrupt' | 'old' | 'foreign';

/** Whether it has nothing that a person chose or entered; what they searched for and what the server listed do not count. */
export const isBlank = ({
  branch,
  services,
  otherService,
  customer,
  note,
}: Pick<RetailDraft, 'branch' | 'services' | 'otherService' | 'customer' | 'note'>): boolean =>
  branch === null && services.length === 0 && otherService === '' && customer === null && note === '';

/** A draft with nothing chosen; the list of car brands is not a choice, so it stays (RB-07). */
export const blankDraft = (owner: string, carBrands: RetailDraft['carBrands'] = []): RetailDraft => ({
  owner,
  branch: null,
  services: [],
  otherService: '',
  slot: NO_SLOT,
  wishedTime: null,
  lostTime: null,
  days: [],
  customer: null,
  note: '',
  appointmentId: null,
  heldItem: null,
  heldUntil: null,
  requestKey: null,
  carBrands,
  branchKeywords: [],
  steps: { current: 'branch', reached: 'branch' },
});
