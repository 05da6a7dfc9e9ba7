import type { SnapshotFrom } from 'xstate';
import type { CarMasterData } from '#contract/wire/service.ts';
import type { Customer } from '../shared/customer.ts';
import { MAX_SERVICES } from '#domain/constants.ts';
import type { Freshness, OfferedDays, TimesQuestion } from '../availability/availability.types.ts';
import { leadDays, totalHours } from '#domain/services.ts';
import { idsOf, questionOf } from './retail-booking.choices.ts';
import {
  NO_SLOT,
  type BranchChoice,
  type ChosenSlot,
  type LostTime,
  type RetailDraft,
  type ServiceChoice,
  type WishedTime,
} from './retail-booking.draft.ts';
import type { retailBookingMachine } from './retail-booking.machine.ts';
import { chosenTime, isTimeGone } from './retail-booking.slots.ts';
import { isOpenedFromSummary, menuOf, type MenuStep } from './retail-booking.steps.ts';
import type { Notice } from './retail-booking.types.ts';

export type RetailBookingSnapshot = SnapshotFrom<typeof retailBookingMachine>;

/** Exactly what the guards read. @public The model tests derive a coarser key from it. */
export const guardView = ({ context: { draft, wish, requestedStep, openedStep } }: RetailBookingSnapshot) => ({
  wish: wish !== null,
  requestedStep,
  openedStep,
  branch: draft.branch?.locationId ?? null,
  services: idsOf(draft.services),
  question: questionOf(draft),
  date: draft.slot.date,
  hasTime: draft.slot.startsAt !== null,
  hasInformation: draft.customer !== null,
  offered: draft.days.map(({ date, times }) => `${date} ${times.map(({ time }) => time).join(' ')}`),
  current: draft.steps.current,
  reached: draft.steps.reached,
  hasHold: draft.appointmentId !== null,
  hasRequestKey: draft.requestKey !== null,
});

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
  /** The time that was lost, until another is chosen, and whether it is free for what is chosen now. */
  readonly lost: (Pick<LostTime, 'date' | 'time'> & { readonly isFree: boolean }) | null;
  readonly customer: Customer | null;
  readonly note: string;
}

interface InStep {
  readonly steps: readonly MenuStep[];
  /** Opened from the summary: Back leads there. */
  readonly returns: boolean;
  /** In milliseconds of the chart's clock; null: no time is held, or none that ends. */
  readonly heldUntil: number | null;
  readonly sheet: Sheet;
  readonly notice: Notice | null;
}

export interface BranchScreen extends InStep {
  readonly screen: 'branch';
  readonly chosen: BranchChoice | null;
  readonly recentKeywords: readonly string[];
}

export interface ServicesScreen extends InStep {
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

export interface InformationScreen extends InStep {
  readonly screen: 'information';
  /** What the form starts with: the data entered so far, else the member's own. */
  readonly values: Partial<Customer>;
  readonly note: string;
  readonly otherService: string;
  readonly isGuest: boolean;
  readonly carBrands: readonly CarMasterData[];
  /** Others have taken the chosen time meanwhile. */
  readonly isTimeGone: boolean;
}

export interface SummaryScreen extends InStep {
  readonly screen: 'summary';
  /** A hold or confirm is pending, or its outcome is unknown: no step can be opened, and nothing started over. */
  readonly locked: boolean;
  /** The outcome of a confirm is unknown: one cannot go back, only ask again. */
  readonly unknown: boolean;
  /** What is held or was lost: a time that others have taken is not in the sheet. */
  readonly slot: ChosenSlot;
  readonly isGuest: boolean;
}

/** At one of the five steps. */
export type WizardScreen = BranchScreen | ServicesScreen | TimeScreen | InformationScreen | SummaryScreen;

export type RetailBookingScreen =
  | { readonly screen: 'resuming' }
  | WizardScreen
  | { readonly screen: 'interrupted' }
  | { readonly screen: 'elsewhere' }
  | { readonly screen: 'confirmed' };

const sheetOf = (draft: RetailDraft, slot: ChosenSlot): Sheet => {
  const { branch, services, otherService, customer, note, wishedTime, lostTime, days } = draft;
  return {
    branch,
    services,
    otherService,
    hours: totalHours(services),
    date: slot.date,
    time: slot.time,
    wished: slot.date === null ? wishedTime : null,
    lost:
      slot.time === null && lostTime
        ? {
            date: lostTime.date,
            time: lostTime.time,
            isFree: chosenTime(days, lostTime.date, lostTime.time) !== null,
          }
        : null,
    customer,
    note,
  };
};

const leadServiceOf = ({ services }: RetailDraft) => {
  const days = leadDays(services);
  return days === 0 ? null : (services.find(({ preDay }) => preDay === days) ?? null);
};

const inStep = ({ context }: RetailBookingSnapshot, slot = context.draft.slot): InStep => ({
  steps: menuOf(context.draft),
  returns: isOpenedFromSummary(context.draft, context.openedStep),
  heldUntil: context.draft.heldUntil,
  sheet: sheetOf(context.draft, slot),
  notice: context.notice,
});

const branchScreen = (snapshot: RetailBookingSnapshot): BranchScreen => ({
  ...inStep(snapshot),
  screen: 'branch',
  chosen: snapshot.context.draft.branch,
  recentKeywords: snapshot.context.draft.branchKeywords,
});

const servicesScreen = (snapshot: RetailBookingSnapshot): ServicesScreen => {
  const { draft } = snapshot.context;
  return {
    ...inStep(snapshot),
    screen: 'services',
    chosen: draft.services,
    limit: MAX_SERVICES,
    otherService: draft.otherService,
    hours: totalHours(draft.services),
    leadDays: leadDays(draft.services),
    leadService: leadServiceOf(draft),
  };
};

const timeScreen = (snapshot: RetailBookingSnapshot): TimeScreen => {
  const { draft, offer } = snapshot.context;
  return {
    ...inStep(snapshot),
    screen: 'time',
    question: questionOf(draft),
    freshness: offer.freshness,
    message: offer.message,
    days: draft.days,
    closedDays: offer.closedDays,
    serverNow: offer.serverNow,
    date: draft.slot.date,
    time: draft.slot.time,
    leadService: leadServiceOf(draft),
  };
};

const informationScreen = (snapshot: RetailBookingSnapshot): InformationScreen => {
  const { draft, member } = snapshot.context;
  return {
    ...inStep(snapshot),
    screen: 'information',
    values: draft.customer ?? member?.prefill ?? {},
    note: draft.note,
    otherService: draft.otherService,
    isGuest: member === null,
    carBrands: draft.carBrands,
    isTimeGone: isTimeGone(draft),
  };
};

const summaryScreen = (snapshot: RetailBookingSnapshot): SummaryScreen => ({
  ...inStep(snapshot, snapshot.matches({ reviewing: { settled: 'lost' } }) ? NO_SLOT : undefined),
  screen: 'summary',
  slot: snapshot.context.draft.slot,
  locked: !snapshot.matches({ reviewing: 'settled' }),
  unknown: snapshot.matches({ reviewing: 'unknown' }),
  isGuest: snapshot.context.member === null,
});

export const selectScreen = (snapshot: RetailBookingSnapshot): RetailBookingScreen => {
  const { value } = snapshot;
  if (value === 'interrupted') return { screen: 'interrupted' };
  if (value === 'elsewhere') return { screen: 'elsewhere' };
  if (value === 'confirmed') return { screen: 'confirmed' };
  if ('resuming' in value) return { screen: 'resuming' };
  if ('reviewing' in value) return summaryScreen(snapshot);
  switch (value.editing) {
    case 'choosingServices':
      return servicesScreen(snapshot);
    case 'choosingTime':
      return timeScreen(snapshot);
    case 'enteringInformation':
      return informationScreen(snapshot);
    default:
      return branchScreen(snapshot);
  }
};

/** Whether the booking is still finding the step for a link or stored draft, or loading its first times. */
export const isOnItsWay = (shown: RetailBookingScreen): boolean =>
  shown.screen === 'resuming' ||
  (shown.screen === 'time' && (shown.freshness === 'none' || shown.freshness === 'loading'));

/** The draft to store after each change; null while the stored one is not this page's: not read yet, or changed by another tab. */
export const selectDraft = (snapshot: RetailBookingSnapshot): RetailDraft | null =>
  snapshot.matches('resuming') || snapshot.matches('elsewhere') ? null : snapshot.context.draft;

/** The running confirmation, which the summary's screen reads and drives. */
export const selectConfirmation = (snapshot: RetailBookingSnapshot) => snapshot.children.confirmation ?? null;
