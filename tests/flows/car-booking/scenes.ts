import { expect } from 'vitest';
import { firstOpenStep, stepsOf } from '#machines/car-booking/car-booking.draft.ts';
import { CAR_ID } from '#machines/car-booking/car-booking.fixtures.ts';
import type { CarScreen } from '#machines/car-booking/car-booking.selectors.ts';
import type { CarBookingChartEvent } from '#machines/car-booking/car-booking.types.ts';
import { readyCar, SECOND } from '#machines/corporate-booking/corporate-booking.fixtures.ts';
import { formatDayTime } from '#src/i18n/units/dates.ts';
import { keptGroup } from '#tests/flows/corporate-booking/page.tsx';
import { seenOfCar as seen, STEP_NAMES, wizard } from '#tests/flows/corporate-booking/wizard.ts';
import { buttonNamed, isShown, pressButton } from '#tests/support/model/page-parts.ts';
import { type ScreenModel } from '#tests/support/model/screens.ts';
import { type CarUser, type CarView } from './walked.ts';

const LIMIT = 'You can select up to 3 services.';
const STALE = 'These times may have changed.';
const NOTHING_FREE = 'Nothing is free at this branch for these services.';

type InStep = Exclude<CarScreen, { readonly screen: 'broken' }>;

/** The step, the live summary and what is stored, whichever step it is. */
const shows = ({ screen, draft, steps, notice, isComplete }: InStep, { isFinished }: CarView) => {
  expect(keptGroup()?.cars[0]?.draft).toEqual(draft);
  expect(keptGroup()?.cars[1]).toEqual(readyCar(SECOND));
  if (isFinished) {
    expect(keptGroup()?.opened).toBeNull();
    expect(buttonNamed('Hold the times of 2 cars')).not.toBeNull();
    return;
  }
  expect(keptGroup()?.opened).toBe(CAR_ID);
  expect(seen.plate()).toContain(draft.car.plate.slice(-4));
  expect(isShown('Car 1 of 2')).toBe(true);
  expect(seen.step()).toBe(STEP_NAMES[screen]);
  expect(seen.openSteps()).toEqual(
    steps.filter(({ disabled, current }) => !disabled && !current).map(({ step }) => STEP_NAMES[step]),
  );
  expect(seen.isCollected()).toBe(steps[0]?.current === true ? draft.isCollected : null);
  const { address, branch, slot, contact } = draft;
  if (draft.isCollected)
    expect(seen.line('Address')).toBe(address ? `${address.address} ${address.subDistrict}` : 'Not chosen yet');
  expect(seen.line('Branch')).toBe(branch?.name ?? 'Not chosen yet');
  expect(seen.line('Services')).toBe(draft.services.map(({ name }) => name).join(', ') || 'Not chosen yet');
  expect(seen.line('Date and time')).toBe(
    slot.startsAt === null ? 'Not chosen yet' : formatDayTime(slot.startsAt, 'en'),
  );
  expect(seen.line('Details')).toBe(contact ? `${contact.firstName} ${contact.lastName}` : 'Not filled in yet');
  expect(isShown(LIMIT)).toBe(notice?.code === 'services.limit');
  expect(isShown('is not free any more')).toBe(notice?.code === 'time.lost');
  expect(buttonNamed(isComplete ? 'Back to the overview' : 'Back to the overview, go on later')).not.toBeNull();
  const isAnswered = stepsOf(draft).indexOf(firstOpenStep(draft)) > stepsOf(draft).indexOf(screen);
  if (screen !== 'information') expect(seen.mayGoOn()).toBe(isAnswered || isComplete);
};

export const model: ScreenModel<CarScreen, CarBookingChartEvent, CarUser, CarView> = {
  executors: {
    'collection.chosen': async () => wizard.collect(),
    'address.entered': async ({ address }) => wizard.chooseAddress(address.index),
    'branch.chosen': async ({ branch }) => wizard.chooseBranch(branch.name),
    'service.toggled': async ({ service }) => wizard.toggle(service.name),
    'otherService.entered': async ({ text }) => wizard.write(text),
    'date.chosen': async ({ date }) => wizard.chooseDay(date),
    'time.chosen': async ({ time }) => wizard.chooseTime(time),
    'times.requested': async () => pressButton('Try again'),
    'tab.left': async (_event, { look }) => look('hidden'),
    'tab.returned': async (_event, { look, settle, view }) => {
      look('visible');
      await settle();
      expect(view.isAsking()).toBe(true);
    },
    'information.entered': async ({ contact, note }) => wizard.fillIn(contact, note),
    'next.requested': async (_event, { view }) => {
      view.isFinished = seen.step() === STEP_NAMES.information;
      wizard.next();
    },
    'back.requested': async () => wizard.back(),
    'step.requested': async ({ step }) => wizard.goTo(step),
    'availability.changed': null,
  },
  assertions: {
    address: (screen, view) => {
      shows(screen, view);
      const { address } = screen.draft;
      expect(document.querySelector<HTMLSelectElement>('#take-car')?.value).toBe(String(address?.index ?? ''));
    },
    branch: (screen, view) => {
      shows(screen, view);
      expect(seen.branch()).toBe(screen.draft.branch === null ? null : String(screen.draft.branch.locationId));
    },
    services: (screen, view) => {
      shows(screen, view);
      expect(new Set(seen.services())).toEqual(new Set(screen.draft.services.map(({ id }) => id)));
      expect(seen.textArea()).toBe(screen.draft.otherService);
    },
    time: (screen, view) => {
      shows(screen, view);
      const { offer, draft } = screen;
      const { days, closedDays, freshness } = offer;
      expect(seen.days()).toEqual([...days, ...closedDays].map(({ date }) => date).toSorted());
      const day = days.find(({ date }) => date === draft.slot.date);
      expect(seen.day()).toBe(day?.date ?? null);
      expect(seen.freeTimes()).toEqual(day?.times.map(({ time }) => time) ?? []);
      const isFree = day?.times.some(({ time }) => time === draft.slot.time) === true;
      expect(seen.time()).toBe(isFree ? draft.slot.time : null);
      expect(isShown(STALE)).toBe(freshness === 'stale' && !view.isAsking());
      expect(isShown(NOTHING_FREE)).toBe(freshness === 'fresh' && days.length + closedDays.length === 0);
    },
    information: (screen, view) => {
      shows(screen, view);
      if (view.isFinished) return;
      const { contact, note } = screen.draft;
      expect(seen.field('first_name')).toBe(contact?.firstName ?? '');
      expect(seen.field('last_name')).toBe(contact?.lastName ?? '');
      expect(seen.field('email')).toBe(contact?.email ?? '');
      expect(seen.textArea()).toBe(note);
    },
    broken: () => {
      throw new Error('no page gets here');
    },
  },
};
