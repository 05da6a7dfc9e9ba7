import { type ChosenSlot, NO_SLOT, chosenTime, idsOf } from '../shared/booking-choices.ts';
import type { SnapshotFrom } from 'xstate';
import { MAX_SERVICES } from '#domain/constants.ts';
import { leadDays, totalHours } from '#domain/services.ts';
import { isHeldAsDrafted, questionOf } from './retail-booking.choices.ts';
import { type RetailDraft } from './retail-booking.draft.ts';
import { prefillOf } from './retail-booking.edits.ts';
import type { retailBookingMachine } from './retail-booking.machine.ts';
import type {
  BranchState,
  InformationState,
  InStep,
  RetailBookingScreen,
  ServicesState,
  Sheet,
  SummaryState,
  TimeScreen,
} from './retail-booking.screens.ts';
import { isTimeLost } from './retail-booking.slots.ts';
import { menuOf } from './retail-booking.steps.ts';

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
            isTaken: lostTime.choice === null,
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
  hasBack: true,
  // Choices that differ from what is held are not held until the summary is reached.
  heldUntil: isHeldAsDrafted(context.draft) ? context.draft.heldUntil : null,
  sheet: sheetOf(context.draft, slot),
  notice: context.notice,
});

const branchScreen = (snapshot: RetailBookingSnapshot): BranchState => ({
  ...inStep(snapshot),
  screen: 'branch',
  hasBack: snapshot.can({ type: 'back.requested' }),
  chosen: snapshot.context.draft.branch,
  recentKeywords: snapshot.context.draft.branchKeywords,
});

const servicesScreen = (snapshot: RetailBookingSnapshot): ServicesState => {
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

const informationScreen = (snapshot: RetailBookingSnapshot): InformationState => {
  const { draft, member, offer } = snapshot.context;
  const takenSlot = isTimeLost(draft) ? draft.slot : null;
  return {
    ...inStep(snapshot, takenSlot === null ? undefined : NO_SLOT),
    screen: 'information',
    values: draft.customer ?? (member ? prefillOf(member) : {}),
    note: draft.note,
    otherService: draft.otherService,
    isGuest: member === null,
    carBrands: draft.carBrands,
    takenSlot,
    holdMinutes: offer.holdMinutes ?? null,
  };
};

const summaryScreen = (snapshot: RetailBookingSnapshot): SummaryState => ({
  ...inStep(snapshot, snapshot.matches({ reviewing: { settled: 'lost' } }) ? NO_SLOT : undefined),
  screen: 'summary',
  slot: snapshot.context.draft.slot,
  locked: !snapshot.matches({ reviewing: 'settled' }),
  // While the outcome of a confirm is unknown, the visitor can only ask again.
  hasBack: !snapshot.matches({ reviewing: 'unknown' }),
  isGuest: snapshot.context.member === null,
});

export const selectScreen = (snapshot: RetailBookingSnapshot): RetailBookingScreen => {
  const { value } = snapshot;
  if (value === 'interrupted') return { screen: 'interrupted' };
  if (value === 'changedElsewhere') return { screen: 'changedElsewhere' };
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

/** Whether the booking is still working out the step for a link or stored draft, or loading its first times. */
export const isOnItsWay = (shown: RetailBookingScreen): boolean =>
  shown.screen === 'resuming' ||
  (shown.screen === 'time' && (shown.freshness === 'none' || shown.freshness === 'loading'));

/**
 * The draft to store after each change; null while this page must not store one, because it has not read the stored draft yet or another tab has
 * changed it.
 */
export const selectDraft = (snapshot: RetailBookingSnapshot): RetailDraft | null =>
  snapshot.matches('resuming') || snapshot.matches('changedElsewhere') ? null : snapshot.context.draft;

/** The running confirmation, which the summary's screen reads and drives. */
export const selectConfirmation = (snapshot: RetailBookingSnapshot) => snapshot.children.confirmation ?? null;
