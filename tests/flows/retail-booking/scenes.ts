import { expect } from 'vitest';
import type { AvailabilityReport } from '#machines/availability/availability.types.ts';
import { alternative } from '#machines/booking-confirmation/booking-confirmation.fixtures.ts';
import type {
  ConfirmationReport,
  ConfirmationStage,
} from '#machines/booking-confirmation/booking-confirmation.types.ts';
import type { RetailBookingScreen } from '#machines/retail-booking/retail-booking.screens.ts';
import type { Step } from '#machines/retail-booking/retail-booking.step-names.ts';
import type { Notice, RetailBookingEvent } from '#machines/retail-booking/retail-booking.types.ts';
import { GONE, NOT_CHOSEN, seen, type BookingGuest } from './guest.ts';
import { wireAlternative } from './wire.ts';
import { buttonNamed, isShown } from '#tests/support/model/page-parts.ts';
import type { ScreenModel } from '#tests/support/model/screens.ts';

export type OwnEvent = RetailBookingEvent | AvailabilityReport | ConfirmationReport;
type Screen = RetailBookingScreen;
type InStep = Extract<Screen, { steps: unknown }>;

const STEP_NAMES: Readonly<Record<Step, string>> = {
  branch: 'Branch',
  services: 'Services',
  time: 'Date and time',
  information: 'Your details',
  summary: 'Check and confirm',
};
const LOADING = 'Loading your booking…';
export const LIMIT = 'You can select up to 3 services.';
export const STALE = 'These times may have changed.';

const NOTICES: Readonly<Record<Notice['code'], string>> = {
  'services.limit': LIMIT,
  'time.lost': 'Please choose another time.',
  'time.passed': 'has passed. Choose a later time.',
  'time.freeAgain': 'is still free.',
  'time.nearest': 'cannot be booked at this branch for these services.',
  'branch.moved': 'The services stay as they are.',
  'draft.dropped': 'The booking you had begun could not be read again. Please start anew.',
  'choice.gone': 'Please choose again.',
};

/** Frame, stepper, live summary and notice, which all steps share. */
const showsStep = (screen: InStep) => {
  const { steps, sheet, notice, hasBack } = screen;
  const locked = screen.screen === 'summary' && screen.locked;
  expect(seen.currentStep()).toBe(STEP_NAMES[screen.screen]);
  expect(seen.openSteps()).toEqual(
    steps.filter(({ disabled, current }) => !disabled && !current && !locked).map(({ step }) => step),
  );
  expect(seen.sheet('Branch')).toBe(sheet.branch?.name ?? NOT_CHOSEN);
  expect(seen.sheet('Services')).toBe(sheet.services.map(({ name }) => name).join(', ') || NOT_CHOSEN);
  expect(seen.sheet('Date and time').endsWith(sheet.time ?? NOT_CHOSEN)).toBe(true);
  const news = notice && NOTICES[notice.code];
  for (const text of Object.values(NOTICES)) expect(isShown(text), text).toBe(text === news);
  expect(buttonNamed('Back') !== null).toBe(hasBack);
};

const showsTimes = (screen: Extract<Screen, { screen: 'time' }>, isAsking: boolean) => {
  const { days, closedDays, freshness, date, time } = screen;
  const none = days.length + closedDays.length === 0;
  expect(seen.days()).toEqual([...days, ...closedDays].map((day) => day.date).toSorted());
  expect(seen.day()).toBe(none ? null : date);
  expect(seen.time()).toBe(none ? null : time);
  expect(seen.freeTimes()).toEqual(days.find((day) => day.date === date)?.times.map((free) => free.time) ?? []);
  expect(isShown(STALE)).toBe(freshness === 'stale' && !isAsking);
  expect(isShown('Nothing is free at this branch for these services.')).toBe(none && freshness === 'fresh');
};

export const isEmptied = (guest: BookingGuest) => {
  const draft = guest.stored();
  expect(draft).toMatchObject({ branch: null, customer_data: null, appointment_id: null, requestKey: null, note: '' });
  expect(draft?.services.services).toEqual([]);
  expect(draft?.dateTime).toEqual({ date: null, date_time: null, time: null });
};

const withoutSlot = () => {
  expect(seen.sheet('Date and time')).toBe(NOT_CHOSEN);
  expect(seen.openSteps()).not.toEqual(expect.arrayContaining(['information']));
  expect(seen.openSteps()).not.toEqual(expect.arrayContaining(['summary']));
};

const INTERRUPTED = 'What you have chosen is kept.';

/** What makes the confirmation report each stage. */
const REPORTS: Readonly<Record<ConfirmationStage, (guest: BookingGuest, report: ConfirmationReport) => Promise<void>>> =
  {
    asking: async (guest, { items: [own] }) => {
      if (own?.replacement) {
        await guest.reachSlotLost(wireAlternative(own.replacement));
        return guest.button('Take this time');
      }
      if (guest.calls.isOpen('readBooking')) return guest.answer('readBooking', GONE);
      if (guest.calls.isOpen('setupTemporary')) return guest.refuse('setupTemporary', 'bookingNotFound');
      return guest.retry();
    },
    settled: async (guest, { items: [own] }) => {
      if (own?.heldItem)
        return guest.calls.isOpen('confirm') ? guest.refuse('confirm', 'tooManyBookings') : guest.reachHeld();
      if (guest.calls.isOpen('readBooking')) return guest.refuse('readBooking', 'internal');
      if (guest.calls.isOpen('setupTemporary')) return guest.refuse('setupTemporary', 'internal');
      if (seen.mayConfirm()) return guest.passHold();
      await guest.reachConfirming();
      return guest.refuse('confirm', 'bookingNotFound');
    },
    lost: (guest) => guest.reachSlotLost(wireAlternative(alternative)),
    confirming: (guest) => guest.reachConfirming(),
    unknown: async (guest) => {
      guest.calls.fail(guest.calls.isOpen('confirm') ? 'confirm' : 'readBooking');
      await guest.settle();
    },
  };

/**
 * How each event is caused. Reports of child charts are caused by answering their calls, by the actions that make them call, or by time.
 * Each edit is followed by what section 4 of the specification says of it, whatever the chart says.
 */
export const model: ScreenModel<Screen, OwnEvent, BookingGuest, BookingGuest> = {
  executors: {
    'branch.chosen': async ({ branch }, guest) => {
      const isAnother = seen.sheet('Branch') !== branch.name;
      await guest.chooseBranch(branch.name);
      if (isAnother) withoutSlot();
    },
    'branch.cleared': async (_event, guest) => {
      await guest.button('Remove the branch');
      expect(seen.sheet('Branch')).toBe(NOT_CHOSEN);
      withoutSlot();
    },
    'service.toggled': async ({ service }, guest) => {
      const before = seen.services();
      await guest.toggle(service.name);
      expect(seen.services().length).toBeLessThanOrEqual(3);
      if (before.length === 3 && !before.includes(service.id)) expect(seen.services()).toEqual(before);
      else withoutSlot();
    },
    'otherService.entered': ({ text }, guest) => guest.writeOther(text),
    'date.chosen': async ({ date }, guest) => {
      await guest.chooseDay(date);
      expect(seen.day()).toBe(date);
      expect(seen.time()).toBeNull();
      expect(seen.sheet('Date and time')).toBe(NOT_CHOSEN);
    },
    'time.chosen': async ({ time }, guest) => {
      await guest.chooseTime(time);
      expect(seen.sheet('Date and time').endsWith(time)).toBe(true);
    },
    'branchMove.chosen': async ({ branch, when }, guest) => {
      const services = seen.sheet('Services');
      await guest.moveTo(branch.locationId, when);
      expect(seen.sheet('Branch')).toBe(branch.name);
      expect(seen.sheet('Services')).toBe(services);
      expect(seen.days()).toEqual([]);
      withoutSlot();
    },
    'times.requested': (_event, guest) => guest.button('Try again'),
    'tab.left': (_event, guest) => guest.look('hidden'),
    'tab.returned': (_event, guest) => guest.look('visible'),
    'information.entered': (event, guest) => guest.fillIn(event),
    'carBrands.loaded': async ({ brands }, guest) => {
      if (guest.calls.isOpen('listCarMasterData'))
        await guest.answer('listCarMasterData', { car_master_data_list: [...brands] });
    },
    'branchKeywords.loaded': async ({ keywords }, guest) => {
      await guest.search('บาง');
      await guest.answer('suggestBranches', { suggestion_list: keywords.map((keyword) => ({ keyword })) });
      for (const keyword of keywords) expect(isShown(keyword)).toBe(true);
    },
    'next.requested': (_event, guest) => guest.next(),
    'back.requested': (_event, guest) => guest.back(),
    'step.requested': ({ step }, guest) => guest.goTo(step),
    'notice.dismissed': (_event, guest) =>
      guest.button(buttonNamed('Choose another time') ? 'Choose another time' : 'OK'),
    'restart.requested': async (_event, guest) => {
      if (buttonNamed('Continue')) return guest.button('Start over');
      await guest.startOver();
      isEmptied(guest);
    },
    'lostTime.acknowledged': async (_event, guest) => {
      await guest.reachSlotLost(wireAlternative(alternative));
      await guest.button('OK');
      withoutSlot();
      expect(guest.stored()?.customer_data).not.toBeNull();
    },
    'draft.changedElsewhere': (_event, guest) => guest.changeElsewhere(),
    'resume.requested': async (_event, guest) => {
      const isInterrupted = buttonNamed('Continue') !== null;
      if (!isInterrupted) await guest.retry();
      if (!isInterrupted) await guest.refuse('setupTemporary', 'serviceNotFound');
      guest.calls.hold('listBranches', 'listServices');
      guest.client.clear();
      await guest.button(isInterrupted ? 'Continue' : 'Try again');
    },
    'availability.changed': async (report, guest) => {
      if (report.freshness === 'stale') await guest.failTimes();
      else await guest.offer(report);
    },
    'session.superseded': (_event, guest) => guest.supersede(),
    'confirmation.changed': (report, guest) => REPORTS[report.stage](guest, report),
  },
  assertions: {
    resuming: (_screen, guest) => {
      if (guest.isOpen()) expect(document.querySelector('[role=status]')?.getAttribute('aria-label')).toBe(LOADING);
    },
    branch: (screen) => {
      showsStep(screen);
      expect(seen.heading()).toBe('Choose a branch');
      expect(seen.branch()).toBe(screen.chosen === null ? null : String(screen.chosen.locationId));
    },
    services: (screen) => {
      showsStep(screen);
      expect(seen.heading()).toBe('Choose services');
      expect(new Set(seen.services())).toEqual(new Set(screen.chosen.map(({ id }) => id)));
      expect(isShown(`${screen.chosen.length} of ${screen.limit} chosen`)).toBe(true);
      expect(document.querySelector('textarea')?.value).toBe(screen.otherService);
      expect(isShown('Bookable from')).toBe(screen.leadService !== null);
    },
    time: (screen, { calls }) => {
      showsStep(screen);
      expect(seen.heading()).toBe('Choose date and time');
      showsTimes(screen, calls.isOpen('listDateTimes'));
    },
    information: (screen) => {
      showsStep(screen);
      expect(seen.heading()).toBe('Your details');
      expect(seen.field('first_name')).toBe(screen.values.firstName ?? '');
      expect(seen.field('register_number')).toBe(screen.values.plate ?? '');
      expect(seen.brands()).toEqual(screen.carBrands.map(({ name }) => name));
    },
    summary: (screen) => {
      showsStep(screen);
      expect(seen.heading()).toBe('Check and confirm');
      expect(seen.sheet('Your details')).toBe(`${screen.sheet.customer?.firstName} ${screen.sheet.customer?.lastName}`);
      expect(buttonNamed('Back')?.getAttribute('aria-disabled') ?? null).toBe(
        screen.locked && screen.hasBack ? 'true' : null,
      );
      if (screen.locked) expect(seen.edits()).toBe(0);
    },
    interrupted: () => {
      expect(isShown(INTERRUPTED)).toBe(true);
      expect(buttonNamed('Continue')).not.toBeNull();
    },
    changedElsewhere: (_screen, guest) => {
      expect(isShown('This booking was changed in another tab')).toBe(true);
      expect(guest.stored()).toEqual({});
    },
    confirmed: (_screen, guest) => {
      expect(guest.onConfirmed).toHaveBeenCalledOnce();
      expect(document.querySelectorAll('button, a, input')).toHaveLength(0);
      isEmptied(guest);
    },
  },
};
