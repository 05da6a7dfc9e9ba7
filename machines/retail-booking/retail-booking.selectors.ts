import type { SnapshotFrom } from 'xstate';
import type { CarMasterData } from '#contract/wire/service.ts';
import type { Customer } from '../shared/customer.ts';
import { MAX_SERVICES } from '#domain/constants.ts';
import type { Freshness, OfferedDays, TimesQuestion } from '../availability/availability.types.ts';
import { leadDays, totalHours } from '#domain/services.ts';
import { idsOf, questionOf } from './retail-booking.choices.ts';
import type { BranchChoice, RetailDraft, ServiceChoice } from './retail-booking.draft.ts';
import type { retailBookingMachine } from './retail-booking.machine.ts';
import { chosenTime } from './retail-booking.slots.ts';
import { STEPS, type Step } from './retail-booking.step-names.ts';
import { firstOpenStep, menuOf, type MenuStep } from './retail-booking.steps.ts';
import type { Notice, RetailBookingContext, WishedTime } from './retail-booking.types.ts';

export type RetailBookingSnapshot = SnapshotFrom<typeof retailBookingMachine>;

/** Exactly what the guards read. @public The model tests derive a coarser key from it. */
export const guardView = ({ context: { draft, wish, requestedStep } }: RetailBookingSnapshot) => ({
  wish: wish !== null,
  requestedStep,
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
  /** The time that a link brought, until the times have come and it is chosen or lost. */
  readonly wished: WishedTime | null;
  readonly customer: Customer | null;
  readonly note: string;
}

interface InStep {
  readonly steps: readonly MenuStep[];
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
}

export interface SummaryScreen extends InStep {
  readonly screen: 'summary';
  /** The hold or a confirm is on its way, or its outcome is unknown: no step can be opened, and nothing started over. */
  readonly locked: boolean;
  /** The outcome of a confirm is unknown: there is no way back, only to ask again. */
  readonly unknown: boolean;
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

const sheetOf = ({ draft, wishedTime }: RetailBookingContext): Sheet => {
  const { branch, services, otherService, slot, customer, note } = draft;
  return {
    branch,
    services,
    otherService,
    hours: totalHours(services),
    date: slot.date,
    time: slot.time,
    wished: slot.date === null ? wishedTime : null,
    customer,
    note,
  };
};

const leadServiceOf = ({ services }: RetailDraft) => {
  const days = leadDays(services);
  return days === 0 ? null : (services.find(({ preDay }) => preDay === days) ?? null);
};

const inStep = ({ context }: RetailBookingSnapshot): InStep => ({
  steps: menuOf(context.draft),
  sheet: sheetOf(context),
  notice: context.notice,
});

/**
 * The step to which going on leads. A first booking takes one after the other, but asks no more for a time that a link has brought
 * and that is free; once the details have been entered, only what is missing is asked for.
 */
export const selectOnward = ({ context: { draft, offer, wishedTime } }: RetailBookingSnapshot): Step => {
  const { slot, steps, customer } = draft;
  const following = STEPS[STEPS.indexOf(steps.current) + 1] ?? 'summary';
  const isTimeBrought =
    slot.date === null &&
    wishedTime !== null &&
    wishedTime.time !== null &&
    offer.freshness === 'fresh' &&
    chosenTime(draft.days, wishedTime.date, wishedTime.time) !== null;
  const open = firstOpenStep(
    isTimeBrought || steps.current === 'time' ? { ...draft, slot: { ...slot, startsAt: '' } } : draft,
  );
  if (customer === null && !(isTimeBrought && following === 'time')) return following;
  return STEPS.indexOf(open) > STEPS.indexOf(following) ? open : following;
};

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
  };
};

const summaryScreen = (snapshot: RetailBookingSnapshot): SummaryScreen => ({
  ...inStep(snapshot),
  screen: 'summary',
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
