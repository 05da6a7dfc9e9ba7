import type { BranchChoice, ChosenSlot, ServiceChoice } from '../shared/booking-choices.ts';
import type { CarMasterData } from '#contract/wire/service.ts';
import type { Customer } from '../shared/customer.ts';
import type { Freshness, OfferedDays, TimesQuestion } from '../availability/availability.types.ts';
import type { LostTime, WishedTime } from './retail-booking.draft.ts';
import type { MenuStep } from './retail-booking.steps.ts';
import type { Notice } from './retail-booking.types.ts';

/** The lines of the live summary; null: not chosen yet. */
export interface Sheet {
  readonly branch: BranchChoice | null;
  readonly services: readonly ServiceChoice[];
  readonly otherService: string;
  readonly hours: number;
  readonly date: string | null;
  readonly time: string | null;
  /** The time that a link brought, until the free times have arrived and it is chosen or lost. */
  readonly wished: WishedTime | null;
  /** The lost time, until another is chosen, whether it is free for the current choices, and whether others have taken it. */
  readonly lost: (Pick<LostTime, 'date' | 'time'> & { readonly isFree: boolean; readonly isTaken: boolean }) | null;
  readonly customer: Customer | null;
  readonly note: string;
}

export interface InStep {
  readonly steps: readonly MenuStep[];
  /** Back leads somewhere, at once or when what is pending is answered. */
  readonly hasBack: boolean;
  /** In milliseconds of the chart's clock; null if no time is held or the hold has no deadline. */
  readonly heldUntil: number | null;
  readonly sheet: Sheet;
  readonly notice: Notice | null;
}

export interface BranchState extends InStep {
  readonly screen: 'branch';
  readonly chosen: BranchChoice | null;
  readonly recentKeywords: readonly string[];
}

export interface ServicesState extends InStep {
  readonly screen: 'services';
  readonly chosen: readonly ServiceChoice[];
  readonly limit: number;
  readonly otherService: string;
  readonly hours: number;
  readonly leadDays: number;
  /** The chosen service that needs the lead time. */
  readonly leadService: ServiceChoice | null;
}

export interface TimeScreen extends InStep, OfferedDays {
  readonly screen: 'time';
  readonly question: TimesQuestion | null;
  readonly freshness: Freshness;
  /** The server's message, if it refused the last attempt. */
  readonly message: string | null;
  readonly date: string | null;
  readonly time: string | null;
  readonly leadService: ServiceChoice | null;
}

export interface InformationState extends InStep {
  readonly screen: 'information';
  /** What the form starts with: the data entered so far, else the member's own. */
  readonly values: Partial<Customer>;
  readonly note: string;
  readonly otherService: string;
  readonly isGuest: boolean;
  readonly carBrands: readonly CarMasterData[];
  /** The chosen time, if others have taken it in the meantime; the sheet no longer contains it. */
  readonly takenSlot: ChosenSlot | null;
  /** How long the next step keeps the time, once the server has said so. */
  readonly holdMinutes: number | null;
}

export interface SummaryState extends InStep {
  readonly screen: 'summary';
  /** A hold or confirm is pending or its outcome is unknown, so no step can be opened and the booking cannot be started over. */
  readonly locked: boolean;
  /** The held or lost slot; the sheet does not contain a time that others have taken. */
  readonly slot: ChosenSlot;
  readonly isGuest: boolean;
}

/** The screen of one of the five steps. */
export type WizardScreen = BranchState | ServicesState | TimeScreen | InformationState | SummaryState;

export type RetailBookingScreen =
  | { readonly screen: 'resuming' }
  | WizardScreen
  | { readonly screen: 'interrupted' }
  | { readonly screen: 'changedElsewhere' }
  | { readonly screen: 'confirmed' };
