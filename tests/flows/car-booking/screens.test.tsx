import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { placeLists } from '#machines/address-choice/address-choice.fixtures.ts';
import { offered } from '#machines/availability/availability.fixtures.ts';
import type { AvailabilityReport } from '#machines/availability/availability.types.ts';
import { firstOpenStep, questionOf, stepsOf } from '#machines/car-booking/car-booking.draft.ts';
import { CAR_ID, carBookingFixtures, fleetCar, services } from '#machines/car-booking/car-booking.fixtures.ts';
import type { CarScreen } from '#machines/car-booking/car-booking.selectors.ts';
import type { CarBookingChartEvent, CarBookingContext } from '#machines/car-booking/car-booking.types.ts';
import { company, FIRST, groupOf, readyCar, SECOND } from '#machines/corporate-booking/corporate-booking.fixtures.ts';
import { formatDayTime } from '#src/i18n/units/dates.ts';
import { answerOf, ports } from '#tests/flows/availability/ports.ts';
import { fleetOf, keepGroup, keptGroup, lists, openGroup } from '#tests/flows/corporate-booking/page.tsx';
import { seenOfCar as seen, STEP_NAMES, wizard } from '#tests/flows/corporate-booking/wizard.ts';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import type { Step } from '#tests/support/model/chart-step.ts';
import { textOf } from '#tests/support/model/chart-text.ts';
import { buttonNamed, fill, isShown, press, pressButton } from '#tests/support/model/page-parts.ts';
import { transitionsLeftOut } from '#tests/support/model/path-coverage.ts';
import { walkScreens, type ScreenModel } from '#tests/support/model/screens.ts';
import type { Always } from '#tests/support/wire/controlled-wire.ts';
import { chart } from './chart.ts';

const MINUTE = 60_000;
const LIMIT = 'You can select up to 3 services.';
const STALE = 'These times may have changed.';
const NOTHING_FREE = 'Nothing is free at this branch for these services.';

/** With what the page shows and no guard reads, whether days are old, and with the delay of the chart of the times. */
const pageChart: ChartUnderTest = {
  ...chart,
  fixtures: { ...chart.fixtures, delays: { refreshInterval: MINUTE } },
  watched: (snapshot) => ({ freshness: contextOf(snapshot).offer.freshness }),
};

const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as CarBookingContext;
const isAtTime = (snapshot: AnyMachineSnapshot) => contextOf(snapshot).draft.steps.current === 'time';
const askedIn = (snapshot: AnyMachineSnapshot) => {
  const { draft, appointmentId } = contextOf(snapshot);
  return questionOf(draft, appointmentId);
};
/** Its times have been asked for and not answered. */
const isAsking = (snapshot: AnyMachineSnapshot) =>
  askedIn(snapshot) !== null && contextOf(snapshot).offer.freshness === 'none';

async function open(input: string, always: Always = {}) {
  const given = carBookingFixtures.inputs[input];
  if (given === undefined) throw new Error(`no input ${input}`);
  const { draft, appointmentId } = given;
  const page = await openGroup({
    chart: pageChart,
    ports: {},
    always: {
      ...lists,
      ...always,
      listFleet: () => fleetOf([FIRST, SECOND].map((id) => ({ car: fleetCar(id), bookingId: null }))),
    },
    beside: () => ['listDateTimes'],
    stored: () =>
      void keepGroup(groupOf([readyCar(CAR_ID, { draft, appointmentId }), readyCar(SECOND)], { opened: CAR_ID })),
  });
  const { wire, settle } = page;
  const view = { isFinished: false, isAsking: () => wire.isOpen('listDateTimes') };
  const perform = async (event: AnyEventObject) => {
    if (event.type !== 'availability.changed') return page.perform(event);
    const report = event as AvailabilityReport;
    if (!wire.isOpen('listDateTimes')) await page.perform({ type: 'xstate.after.refreshInterval.availability.loaded' });
    if (report.freshness === 'stale') wire.refuse('listDateTimes', 'internal');
    else wire.answer('listDateTimes', answerOf(report));
    await settle();
  };
  const check = (step: Step) => {
    page.check(step);
    const question = askedIn(step.after);
    if (view.isFinished || question === null || !(isAsking(step.after) || wire.isOpen('listDateTimes'))) return;
    const asked = ports.listDateTimes;
    if (!('asks' in asked)) throw new Error('times are asked of the server');
    expect(wire.isOpen('listDateTimes')).toBe(true);
    expect(wire.sent('listDateTimes').at(-1)).toEqual(asked.asks(question).request);
  };
  return { ...page, user: { ...page, view }, view, perform, check };
}
type User = Awaited<ReturnType<typeof open>>['user'];
type View = User['view'];
type InStep = Exclude<CarScreen, { readonly screen: 'broken' }>;

/** The step, the live summary and what is stored, whichever step it is. */
const shows = ({ screen, draft, steps, notice, isComplete }: InStep, { isFinished }: View) => {
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

const model: ScreenModel<CarScreen, CarBookingChartEvent, User, View> = {
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
    'tab.returned': async (_event, { look }) => look('visible'),
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

/** What the page has no element and no call for: the chart of the times catches every fault of its call. */
const NOT_ON_THE_PAGE = ['availabilityBroken', 'startAgain'];

const isPossible = (at: AnyMachineSnapshot, event: AnyEventObject): boolean => {
  const cause = event as CarBookingChartEvent;
  const { draft, offer } = contextOf(at);
  const { current } = draft.steps;
  switch (cause.type) {
    case 'collection.chosen':
      return current === stepsOf(draft)[0] && cause.isCollected !== draft.isCollected;
    case 'address.entered':
      return current === 'address' && draft.address === null;
    case 'branch.chosen':
      return current === 'branch' && cause.branch.locationId !== draft.branch?.locationId;
    case 'service.toggled':
      return current === 'services';
    case 'otherService.entered':
      return current === 'services' && cause.text !== draft.otherService;
    case 'date.chosen':
    case 'time.chosen':
      return current === 'time' && at.can(cause);
    case 'times.requested':
      return current === 'time' && offer.freshness === 'stale';
    case 'tab.left':
    case 'tab.returned':
      return current === 'time';
    case 'information.entered':
      return current === 'information';
    case 'next.requested':
      return at.can(cause);
    case 'back.requested':
      return current !== stepsOf(draft)[0];
    case 'step.requested':
      return cause.step !== current && at.can(cause);
    case 'availability.changed': {
      if (textOf(cause.question) !== textOf(askedIn(at)) || !(isAsking(at) || (isAtTime(at) && askedIn(at) !== null)))
        return false;
      return cause.freshness === 'fresh' || (offer.freshness === 'fresh' && textOf(cause.days) === textOf(offer.days));
    }
    default:
      return !event.type.startsWith('xstate.error.actor.availability');
  }
};

/** Beside each transition: the ways in which one choice takes another away. */
const invalidation = ({ before, event }: Step): string | null => {
  if (before === null) return null;
  const { draft, offer } = contextOf(before);
  const cause = event as CarBookingChartEvent;
  const isTimed = draft.slot.time !== null;
  switch (cause.type) {
    case 'branch.chosen':
      return isTimed ? 'CB-01 another branch with a time chosen' : null;
    case 'service.toggled':
      if (draft.services.some(({ id }) => id === cause.service.id)) return 'CB-01 a service taken away';
      return draft.services.length === services.length - 1 ? 'CB-01 a fourth service' : null;
    case 'collection.chosen':
      return `CB-02 ${cause.isCollected ? 'collected' : 'not collected'} with ${draft.address === null ? 'no' : 'an'} address`;
    case 'date.chosen':
      return isTimed ? 'CB-01 a date with a time chosen' : null;
    case 'availability.changed': {
      if (draft.steps.current !== 'time') return null;
      if (cause.freshness === 'stale') return 'CB-01 days marked stale';
      return isTimed
        ? `CB-01 ${cause.days.length} days with a time chosen`
        : `${cause.days.length} days without a time`;
    }
    case 'tab.returned':
      return offer.days.length > 0 ? 'times looked at again' : null;
    default:
      return null;
  }
};

walkScreens({ chart: pageChart, model, render: (input) => open(input), isPossible, invalidation });

describe('one car on the page', () => {
  it('the generated paths take every transition of the chart that the page can cause', () => {
    expect(transitionsLeftOut({ chart: pageChart, isPossible }).toSorted()).toEqual(NOT_ON_THE_PAGE.toSorted());
  });

  it('CB-09 a new address is kept among those of the company, and is that of the car', async () => {
    const { wire, settle, close } = await open('blank', {
      listTakeCarAddresses: () => ({ address_list: [] }),
      listAddressPlaces: ({ province_id: province, district_id: district }) => ({
        address_list: placeLists[
          district === undefined ? (province === undefined ? 'province' : 'district') : 'subDistrict'
        ].map(({ id, th, en, postCodes }) => ({
          province_id: province ?? id,
          ...(province === undefined ? {} : { district_id: district ?? id }),
          ...(district === undefined ? {} : { sub_district_id: id }),
          name_th: th,
          name_en: en,
          ...(postCodes.length > 0 ? { post_code: postCodes[0] ?? '', post_codes: [...postCodes] } : {}),
        })),
      }),
    });
    wizard.collect();
    await settle();
    pressButton('Use this address');
    expect(isShown('Fill in the address down to the sub-district.')).toBe(true);
    fill(document.querySelector('#take-car-line'), '9 หมู่ 1 ');
    for (const [level, name] of [
      ['province', 'Phuket'],
      ['district', 'Kathu'],
      ['subDistrict', 'Kamala'],
    ] as const) {
      const field = document.querySelector<HTMLInputElement>(`#take-car-${level}`);
      act(() => field?.focus());
      fill(field, name);
      press(
        [...document.querySelectorAll<HTMLElement>('[role=option]')].find(({ textContent }) => textContent === name),
      );
      // oxlint-disable-next-line no-await-in-loop -- each list is asked for when the one above is chosen
      await settle();
    }
    pressButton('Use this address');
    await settle();
    const address = {
      address: '9 หมู่ 1',
      province: 'ภูเก็ต',
      district: 'กะทู้',
      sub_district: 'กมลา',
      postal_code: '83150',
    };
    expect(wire.sent('addTakeCarAddress')).toMatchObject([{ code: company.code, address }]);
    wire.fail('addTakeCarAddress');
    await settle();
    expect(isShown('The address was not kept')).toBe(true);
    pressButton('Use this address');
    await settle();
    wire.check();
    wire.answer('addTakeCarAddress', { index: 7, address_list: [{ ...address, index: 7 }] });
    await settle();
    expect(keptGroup()?.cars[0]?.draft.address).toEqual({
      address: '9 หมู่ 1',
      province: 'ภูเก็ต',
      district: 'กะทู้',
      subDistrict: 'กมลา',
      postCode: '83150',
      index: 7,
    });
    expect(seen.mayGoOn()).toBe(true);
    await close();
  });

  it('CB-01 where the times are refused it is said why, and they can be asked for again', async () => {
    const { wire, settle, close } = await open('atTime');
    wire.refuse('listDateTimes', 'tooManyRequests', {}, 'งดให้บริการชั่วคราว');
    await settle();
    expect(isShown('งดให้บริการชั่วคราว')).toBe(true);
    pressButton('Try again');
    await settle();
    wire.answer('listDateTimes', answerOf(offered));
    await settle();
    expect(seen.time()).toBe('10:30');
    await close();
  });

  it('CB-01 no detail goes on with the car while one is missing or wrong', async () => {
    const page = await open('ready');
    wizard.fillIn({ firstName: '', lastName: 'ใจดี', phone: '0812', email: 'fleet' }, '');
    wizard.next();
    await page.settle();
    expect(seen.step()).toBe(STEP_NAMES.information);
    expect(keptGroup()?.opened).toBe(CAR_ID);
    expect(keptGroup()?.cars[0]?.draft.contact).toEqual(carBookingFixtures.inputs['ready']?.draft.contact);
    await page.close();
  });
});
