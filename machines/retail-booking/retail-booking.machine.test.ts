import { describe, expect, it } from 'vitest';
import { offered, offeredLater } from '../availability/availability.fixtures.ts';
import {
  alternative,
  APPOINTMENT_ID,
  confirmation as confirmed,
  hold,
  item,
  REQUEST_KEY,
} from '../booking-confirmation/booking-confirmation.fixtures.ts';
import { availabilityMachine } from '../availability/availability.machine.ts';
import { selectScreen as selectConfirmationScreen } from '../booking-confirmation/booking-confirmation.selectors.ts';
import { STEPS, type Step } from './retail-booking.step-names.ts';
import {
  bangna,
  completeDraft,
  heldDraft,
  information,
  member,
  rangsit,
  services,
  timedDraft,
  unansweredDraft,
  wish,
} from './retail-booking.fixtures.ts';
import { startBooking } from './retail-booking.journey.fixtures.ts';
import { selectDraft } from './retail-booking.selectors.ts';
import type { RetailBookingEvent } from './retail-booking.types.ts';
import type { MenuStep } from './retail-booking.steps.ts';

const [oil, brake, wheels, battery] = services;
const REACHED_TIME = { current: 'time' as const, reached: 'time' as const };
const NO_TIME = { date: null, date_time: null, time: null };
const HALF_PAST_TEN = { date: '2026-11-23', date_time: '2026-11-23T10:30:00+07:00', time: '10:30' };

const enabled = (steps: readonly MenuStep[]) => steps.filter(({ disabled }) => !disabled).map(({ step }) => step);
const passed = (steps: readonly MenuStep[]) => steps.filter((step) => step.passed).map(({ step }) => step);
const current = (steps: readonly MenuStep[]) => steps.filter((step) => step.current).map(({ step }) => step);

describe('the five steps', () => {
  it('RB-01 lead from a branch to a confirmed booking', async () => {
    const flow = startBooking();
    await flow.open();
    expect(flow.show('branch').chosen).toBeNull();
    flow.actor.send({ type: 'branch.chosen', branch: bangna });
    flow.next();
    expect(flow.show('services').chosen).toEqual([]);
    flow.toggle(oil);
    flow.toggle(brake);
    flow.next();
    expect(flow.show('time').freshness).toBe('loading');
    await flow.offer();
    flow.actor.send({ type: 'time.chosen', time: '10:30' });
    flow.next();
    expect(flow.show('information').isGuest).toBe(true);
    flow.actor.send(information);
    flow.next();
    expect(flow.show('summary').sheet).toEqual({
      branch: bangna,
      services: [oil, brake],
      otherService: '',
      hours: 1.5,
      date: '2026-11-23',
      time: '10:30',
      customer: { ...information.customer, code: '' },
      note: 'มีเสียงดังตอนเบรก',
    });
    await flow.ports.holdAppointment.last().answer({ kind: 'ok', value: hold });
    flow.confirm();
    await flow.ports.confirmAppointment.last().answer({ kind: 'ok', value: confirmed });
    expect(flow.screen()).toEqual({ screen: 'confirmed', confirmation: confirmed });
    expect(flow.actor.getSnapshot()).toMatchObject({ status: 'done', output: confirmed });
  });

  it('RB-01 no step lets go on without its answer', async () => {
    const flow = startBooking();
    await flow.open();
    flow.next();
    expect(flow.screen().screen).toBe('branch');
    flow.actor.send({ type: 'branch.chosen', branch: bangna });
    flow.next();
    flow.next();
    expect(flow.screen().screen).toBe('services');
    flow.toggle(oil);
    flow.next();
    await flow.offer();
    flow.next();
    expect(flow.screen().screen).toBe('time');
    flow.actor.send({ type: 'time.chosen', time: '09:00' });
    flow.next();
    flow.next();
    expect(flow.screen().screen).toBe('information');
  });

  it('RB-02 a step is current and passed when it is reached, and later ones are disabled', async () => {
    const flow = startBooking();
    await flow.open();
    const reached: [Step, readonly Step[]][] = [];
    const note = () => {
      const shown = flow.screen();
      if (!('steps' in shown)) throw new Error('no menu');
      expect(passed(shown.steps)).toEqual(enabled(shown.steps));
      reached.push([current(shown.steps)[0] ?? 'branch', enabled(shown.steps)]);
    };
    note();
    flow.actor.send({ type: 'branch.chosen', branch: bangna });
    flow.next();
    note();
    flow.toggle(oil);
    flow.next();
    note();
    await flow.chooseTime();
    note();
    flow.enterInformation();
    note();
    expect(reached).toEqual(STEPS.map((step, index) => [step, STEPS.slice(0, index + 1)]));
  });

  it('RB-02 Back and Forward move among reached steps with all values kept, and to no other', async () => {
    const flow = startBooking();
    await flow.reachInformation();
    const before = flow.draft();
    const go = (step: Step) => flow.actor.send({ type: 'step.requested', step });
    go('summary');
    expect(flow.screen().screen).toBe('information');
    for (const step of ['branch', 'time', 'services', 'information'] as const) {
      go(step);
      expect(flow.screen().screen).toBe(step);
    }
    expect(flow.draft()).toEqual(before);
    flow.back();
    flow.back();
    flow.back();
    flow.back();
    expect(flow.screen().screen).toBe('branch');
    expect(flow.draft()).toMatchObject({ dateTime: HALF_PAST_TEN, services: { services: [101, 102] } });
  });

  it('RB-02 taking an answer away disables the steps behind it and resets that they were passed', async () => {
    const flow = startBooking();
    await flow.reachSummary();
    flow.actor.send({ type: 'step.requested', step: 'time' });
    expect(enabled(flow.show('time').steps)).toEqual(STEPS);
    await flow.offer();
    flow.actor.send({ type: 'date.chosen', date: '2026-11-24' });
    expect(passed(flow.show('time').steps)).toEqual(['branch', 'services', 'time']);
    flow.actor.send({ type: 'step.requested', step: 'summary' });
    expect(flow.screen().screen).toBe('time');
    flow.actor.send({ type: 'time.chosen', time: '09:00' });
    expect(enabled(flow.show('time').steps)).toEqual(['branch', 'services', 'time']);
  });
});

describe('branch and services', () => {
  it('RB-03 a fourth service is ignored and said, and taking one back makes room', async () => {
    const flow = startBooking();
    await flow.open();
    flow.actor.send({ type: 'branch.chosen', branch: bangna });
    flow.next();
    for (const service of services) flow.toggle(service);
    expect(flow.show('services')).toMatchObject({ notice: { code: 'services.limit' }, limit: 3 });
    expect(flow.draft().services.services).toEqual([101, 102, 103]);
    flow.toggle(brake);
    expect(flow.show('services').notice).toBeNull();
    flow.toggle(battery);
    expect(flow.show('services').chosen).toEqual([oil, wheels, battery]);
  });

  it('RB-03 the notice can be closed and does not follow to another step', async () => {
    const flow = startBooking();
    await flow.open();
    flow.actor.send({ type: 'branch.chosen', branch: bangna });
    flow.next();
    for (const service of services) flow.toggle(service);
    flow.actor.send({ type: 'notice.dismissed' });
    expect(flow.show('services').notice).toBeNull();
    flow.toggle(battery);
    flow.next();
    expect(flow.show('time').notice).toBeNull();
  });

  it('RB-04 choosing another branch clears date and time, and its times are asked for', async () => {
    const flow = startBooking();
    await flow.reachInformation();
    flow.actor.send({ type: 'step.requested', step: 'branch' });
    flow.actor.send({ type: 'branch.chosen', branch: rangsit });
    expect(flow.draft()).toMatchObject({ branch: rangsit, dateTime: NO_TIME, dateTimeList: [] });
    expect(enabled(flow.show('branch').steps)).toEqual(['branch', 'services', 'time']);
    expect(flow.ports.listDateTimes.last().input).toMatchObject({ locationId: 13, hours: 1.5 });
    expect(flow.draft().services.services).toEqual([101, 102]);
  });

  it('RB-04 the branch that is already chosen keeps date and time', async () => {
    const flow = startBooking();
    await flow.reachInformation();
    flow.actor.send({ type: 'step.requested', step: 'branch' });
    flow.actor.send({ type: 'branch.chosen', branch: bangna });
    expect(flow.draft().dateTime).toEqual(HALF_PAST_TEN);
  });

  it('RB-04 clearing the branch clears date and time and closes the way on', async () => {
    const flow = startBooking();
    await flow.reachInformation();
    flow.actor.send({ type: 'step.requested', step: 'branch' });
    flow.actor.send({ type: 'branch.cleared' });
    expect(flow.draft()).toMatchObject({ branch: null, dateTime: NO_TIME, dateTimeList: [] });
    expect(enabled(flow.show('branch').steps)).toEqual(['branch']);
    expect(flow.actor.getSnapshot().can({ type: 'branch.cleared' })).toBe(false);
  });

  it.each([
    ['another', wheels, [101, 102, 103], 2.5],
    ['one less', brake, [101], 0.75],
  ])('RB-04 %s service clears date and time, and the times are asked for anew', async (_name, service, ids, hours) => {
    const flow = startBooking();
    await flow.reachInformation();
    flow.actor.send({ type: 'step.requested', step: 'services' });
    flow.toggle(service);
    expect(flow.draft()).toMatchObject({ services: { services: ids, hours }, dateTime: NO_TIME, dateTimeList: [] });
    expect(flow.ports.listDateTimes.last().input).toMatchObject({ hours });
  });

  it('RB-06 times are asked with the sum of the hours and the largest lead time', async () => {
    const flow = startBooking();
    await flow.open();
    flow.actor.send({ type: 'branch.chosen', branch: bangna });
    flow.next();
    for (const service of [oil, wheels, battery]) flow.toggle(service);
    expect(flow.ports.listDateTimes.last().input).toEqual({
      locationId: 12,
      hours: 2.25,
      leadDays: 2,
      appointmentId: null,
    });
    expect(flow.show('services')).toMatchObject({ hours: 2.25, leadDays: 2, leadService: battery });
  });

  it('RB-12 another service in words changes neither hours nor times', async () => {
    const flow = startBooking();
    await flow.reachInformation();
    flow.actor.send({ type: 'otherService.entered', text: 'ดูดฝุ่น' });
    expect(flow.draft()).toMatchObject({ services: { other_service: 'ดูดฝุ่น', hours: 1.5 }, dateTime: HALF_PAST_TEN });
  });
});

describe('date and time', () => {
  const atTime = async () => {
    const flow = startBooking();
    await flow.open();
    flow.chooseBranchAndServices();
    return flow;
  };

  it('RB-05 the first returned date is chosen, without a time', async () => {
    const flow = await atTime();
    await flow.offer();
    expect(flow.show('time')).toMatchObject({ date: '2026-11-23', time: null, freshness: 'fresh' });
  });

  it('RB-05 choosing a time sets date_time; choosing a date clears both', async () => {
    const flow = await atTime();
    await flow.offer();
    flow.actor.send({ type: 'time.chosen', time: '10:30' });
    expect(flow.draft().dateTime).toEqual(HALF_PAST_TEN);
    flow.actor.send({ type: 'date.chosen', date: '2026-11-24' });
    expect(flow.draft().dateTime).toEqual({ date: '2026-11-24', date_time: null, time: null });
  });

  it('RB-05 a date and time chosen before stay when they are still offered', async () => {
    const flow = await atTime();
    await flow.offer();
    flow.actor.send({ type: 'date.chosen', date: '2026-11-24' });
    flow.actor.send({ type: 'time.chosen', time: '09:00' });
    flow.actor.send({ type: 'times.requested' });
    await flow.offer(offeredLater);
    expect(flow.show('time')).toMatchObject({ date: '2026-11-24', time: '09:00', notice: null });
  });

  it('RB-05 a chosen time that is offered no more is taken away and said', async () => {
    const flow = await atTime();
    await flow.offer();
    flow.actor.send({ type: 'time.chosen', time: '10:30' });
    flow.actor.send({ type: 'times.requested' });
    await flow.offer(offeredLater);
    expect(flow.show('time')).toMatchObject({
      date: '2026-11-24',
      time: null,
      notice: { code: 'time.gone', date: '2026-11-23', time: '10:30' },
    });
    flow.next();
    expect(flow.screen().screen).toBe('time');
    flow.back();
    expect(flow.show('services').notice).toBeNull();
  });

  it('RB-16 a date or time that is not offered cannot be chosen', async () => {
    const flow = await atTime();
    flow.actor.send({ type: 'time.chosen', time: '10:30' });
    await flow.offer();
    expect(flow.actor.getSnapshot().can({ type: 'date.chosen', date: '2026-11-25' })).toBe(false);
    flow.actor.send({ type: 'date.chosen', date: '2026-11-25' });
    flow.actor.send({ type: 'time.chosen', time: '16:00' });
    expect(flow.draft().dateTime).toEqual({ date: '2026-11-23', date_time: null, time: null });
  });

  it('RB-16 days of another branch, length or lead time are never taken', async () => {
    const flow = await atTime();
    const question = flow.ports.listDateTimes.last().input;
    const others = [{ locationId: 13 }, { hours: 2 }, { leadDays: 5 }, { appointmentId: APPOINTMENT_ID }];
    for (const other of others) {
      flow.actor.send({
        type: 'availability.changed',
        question: { ...question, ...other },
        freshness: 'fresh',
        ...offered,
      });
      expect(flow.show('time')).toMatchObject({ days: [], date: null, freshness: 'loading' });
    }
  });

  it('RB-16 when asking again fails the days stay, marked, and can still be chosen', async () => {
    const flow = await atTime();
    await flow.offer();
    flow.actor.send({ type: 'tab.returned' });
    await flow.ports.listDateTimes.last().fail();
    expect(flow.show('time')).toMatchObject({ freshness: 'stale', days: offered.days });
    flow.actor.send({ type: 'time.chosen', time: '10:30' });
    flow.next();
    expect(flow.screen().screen).toBe('information');
  });

  it('CONT-09 without any days trying again asks again', async () => {
    const flow = await atTime();
    await flow.ports.listDateTimes.last().fail();
    expect(flow.show('time').freshness).toBe('failed');
    flow.actor.send({ type: 'times.requested' });
    await flow.offer();
    expect(flow.show('time')).toMatchObject({ freshness: 'fresh', date: '2026-11-23' });
  });

  it('RB-16 times are asked again each minute only while they are shown', async () => {
    const flow = await atTime();
    await flow.offer();
    const asked = () => flow.ports.listDateTimes.calls.length;
    const before = asked();
    flow.clock.increment(60_000);
    expect(asked()).toBe(before + 1);
    await flow.offer();
    flow.actor.send({ type: 'tab.left' });
    flow.clock.increment(600_000);
    expect(asked()).toBe(before + 1);
    flow.actor.send({ type: 'tab.returned' });
    expect(asked()).toBe(before + 2);
    await flow.offer();
    flow.clock.increment(60_000);
    expect(asked()).toBe(before + 3);
    await flow.offer();
    flow.back();
    flow.clock.increment(600_000);
    expect(asked()).toBe(before + 3);
    flow.next();
    expect(asked()).toBe(before + 4);
  });
});

describe('a wish from the address', () => {
  const begin = async (stored: typeof timedDraft | null = null) => {
    const flow = startBooking({ wish });
    await flow.open(stored);
    return flow;
  };
  const found = { kind: 'ok', value: { branch: bangna, services: [oil, brake] } } as const;

  it('BRANCH-04 chooses the branch, waits for services, and is taken when it fits', async () => {
    const flow = await begin();
    expect(flow.ports.checkDraft.last().input).toEqual({ locationId: 12, serviceIds: [] });
    await flow.ports.checkDraft.last().answer(found);
    expect(flow.show('services')).toMatchObject({ wishedTime: { date: '2026-11-23', time: '10:30' } });
    expect(flow.draft().branch).toEqual(bangna);
    flow.toggle(oil);
    flow.next();
    await flow.offer();
    expect(flow.draft().dateTime).toEqual(HALF_PAST_TEN);
  });

  it('BRANCH-04 when it does not fit, the nearest is offered and said', async () => {
    const flow = await begin();
    await flow.ports.checkDraft.last().answer(found);
    flow.toggle(oil);
    flow.next();
    await flow.offer(offeredLater);
    expect(flow.show('time')).toMatchObject({
      date: '2026-11-24',
      time: null,
      notice: {
        code: 'wish.nearest',
        wanted: { date: '2026-11-23', time: '10:30' },
        nearest: { date: '2026-11-24', time: '09:00' },
      },
    });
  });

  it('BRANCH-04 replaces the branch of a stored draft and what belonged to it', async () => {
    const flow = await begin({ ...timedDraft, branch: rangsit });
    await flow.ports.checkDraft.last().answer(found);
    expect(flow.show('time')).toMatchObject({ date: null, time: null });
    expect(flow.draft()).toMatchObject({ branch: bangna, services: { services: [101, 102] } });
  });

  it('BRANCH-04 a wish for a branch that does not exist is said and leaves the draft', async () => {
    const flow = await begin(timedDraft);
    await flow.ports.checkDraft.last().answer({ kind: 'ok', value: { branch: null, services: [oil, brake] } });
    expect(flow.show('information').notice).toEqual({ code: 'choice.gone', branch: true, services: [] });
    expect(flow.draft().dateTime).toEqual(HALF_PAST_TEN);
    flow.back();
    expect(flow.show('time').notice).toBeNull();
  });
});

describe('coming back', () => {
  it('RB-08 nothing is to be stored before the stored draft has been read', async () => {
    const flow = startBooking();
    expect(selectDraft(flow.actor.getSnapshot())).toBeNull();
    expect(flow.ports.readDraft.last().input).toEqual({ owner: '' });
    await flow.open(timedDraft);
    expect(selectDraft(flow.actor.getSnapshot())).toBeNull();
  });

  it('RB-08 a reload returns to the step and the data', async () => {
    const flow = startBooking();
    await flow.reopen(timedDraft);
    expect(flow.ports.checkDraft.last().input).toEqual({ locationId: 12, serviceIds: [101, 102] });
    expect(flow.screen().screen).toBe('information');
    expect(flow.draft()).toEqual(timedDraft);
  });

  it('RB-08 the address chooses among reached steps only', async () => {
    const early = startBooking({ step: 'branch' });
    await early.reopen(timedDraft);
    expect(early.screen().screen).toBe('branch');
    expect(enabled(early.show('branch').steps)).toEqual(['branch', 'services', 'time', 'information']);
    const late = startBooking({ step: 'summary' });
    await late.reopen(timedDraft);
    expect(late.screen().screen).toBe('information');
  });

  it.each(['corrupt', 'old', 'foreign'] as const)('RB-08 a %s draft is dropped and said', async (reason) => {
    const flow = startBooking();
    await flow.open(null, reason);
    expect(flow.show('branch')).toMatchObject({ chosen: null, notice: { code: 'draft.dropped', reason } });
  });

  it('RB-08 a storage that cannot be read opens an empty wizard', async () => {
    const broken = startBooking();
    await broken.ports.readDraft.last().fail();
    expect(broken.show('branch').chosen).toBeNull();
    const endless = startBooking();
    endless.clock.increment(5_000);
    expect(endless.show('branch').chosen).toBeNull();
  });

  it('RB-08 a branch that no longer exists is dropped with its times, the rest stays', async () => {
    const flow = startBooking();
    await flow.open(completeDraft);
    await flow.ports.checkDraft.last().answer({ kind: 'ok', value: { branch: null, services: [oil, brake] } });
    expect(flow.show('branch')).toMatchObject({ notice: { code: 'choice.gone', branch: true, services: [] } });
    expect(flow.draft()).toMatchObject({
      branch: null,
      dateTime: NO_TIME,
      services: { services: [101, 102] },
      customer_data: completeDraft.customer_data,
    });
  });

  it('RB-08 a service that no longer exists is dropped with the times', async () => {
    const flow = startBooking();
    await flow.open(completeDraft);
    await flow.ports.checkDraft.last().answer({ kind: 'ok', value: { branch: bangna, services: [oil] } });
    expect(flow.show('time').notice).toEqual({ code: 'choice.gone', branch: false, services: [brake.name] });
    expect(flow.draft()).toMatchObject({ services: { services: [101], hours: 0.75 }, dateTime: NO_TIME });
  });

  it('RB-08 a service that now takes longer takes the times away', async () => {
    const flow = startBooking();
    await flow.open(completeDraft);
    const longer = { ...brake, hours: 2 };
    await flow.ports.checkDraft.last().answer({ kind: 'ok', value: { branch: bangna, services: [oil, longer] } });
    expect(flow.draft()).toMatchObject({ services: { hours: 2.75 }, dateTime: NO_TIME });
  });

  it.each(['refused', 'broken', 'endless'] as const)(
    'RB-16 a check that is %s leaves the draft as it is',
    async (how) => {
      const flow = startBooking();
      await flow.open(timedDraft);
      const call = flow.ports.checkDraft.last();
      if (how === 'refused') await call.answer({ kind: 'failed', failure: 'refused' });
      if (how === 'broken') await call.fail();
      if (how === 'endless') flow.clock.increment(5_000);
      expect(flow.screen().screen).toBe('information');
      expect(flow.draft()).toEqual(timedDraft);
    },
  );

  it.each(['refused', 'broken', 'endless'] as const)(
    'RB-16 a wish whose check is %s counts at its own branch only',
    async (how) => {
      const there = [
        { stored: { ...timedDraft, dateTime: NO_TIME, menuSteps: REACHED_TIME }, wishes: true },
        { stored: { ...timedDraft, branch: rangsit, dateTime: NO_TIME, menuSteps: REACHED_TIME }, wishes: false },
      ];
      for (const { stored, wishes } of there) {
        const flow = startBooking({ wish, step: 'services' });
        await flow.open(stored);
        const call = flow.ports.checkDraft.last();
        if (how === 'refused') await call.answer({ kind: 'failed', failure: 'refused' });
        if (how === 'broken') await call.fail();
        if (how === 'endless') flow.clock.increment(5_000);
        expect(flow.show('services').wishedTime !== null).toBe(wishes);
        expect(flow.draft().branch).toEqual(stored.branch);
      }
    },
  );

  it('RB-16 stored days are shown while they are asked again', async () => {
    const flow = startBooking({ step: 'time' });
    await flow.reopen(timedDraft);
    expect(flow.show('time')).toMatchObject({ freshness: 'refreshing', days: offered.days, time: '10:30' });
  });
});

describe('who books', () => {
  it('RB-11 a guest is_guest, with an empty form', async () => {
    const flow = startBooking();
    await flow.reachInformation();
    expect(flow.show('information')).toMatchObject({ isGuest: true, values: {} });
    flow.enterInformation();
    expect(flow.ports.holdAppointment.last().input).toMatchObject({ is_guest: true, customer_data: { code: '' } });
  });

  it('RB-11 the data of a member prefill the form, and is_guest is false', async () => {
    const flow = startBooking({ member });
    expect(flow.ports.readDraft.last().input).toEqual({ owner: 'member-7' });
    await flow.reachInformation();
    expect(flow.show('information')).toMatchObject({ isGuest: false, values: { first_name: 'วิภา' } });
    flow.enterInformation();
    expect(flow.show('summary').isGuest).toBe(false);
    expect(flow.ports.holdAppointment.last().input).toMatchObject({
      is_guest: false,
      customer_data: { ...information.customer, code: 'member-7' },
    });
  });

  it('RB-12 RB-18 the item of setup-temp carries the whole draft', async () => {
    const flow = startBooking();
    await flow.reachInformation();
    flow.actor.send({ type: 'otherService.entered', text: 'ดูดฝุ่น' });
    flow.enterInformation();
    expect(flow.ports.holdAppointment.last().input).toEqual({
      ...item,
      other_service: 'ดูดฝุ่น',
      note: 'มีเสียงดังตอนเบรก',
    });
  });
});

describe('the temporary booking', () => {
  it('RB-07 its id is kept in the draft', async () => {
    const flow = startBooking();
    await flow.reachSummary();
    expect(flow.draft()).toMatchObject({ appointment_id: APPOINTMENT_ID, requestKey: null });
  });

  it('RB-17 its own slot is asked for again, and the chosen time stays', async () => {
    const flow = startBooking();
    await flow.reachSummary();
    flow.actor.send({ type: 'step.requested', step: 'time' });
    expect(flow.ports.listDateTimes.last().input.appointmentId).toBe(APPOINTMENT_ID);
    await flow.offer();
    expect(flow.show('time')).toMatchObject({ date: '2026-11-23', time: '10:30' });
  });

  it('RB-09 editing the branch before confirming requires date and time again, and moves the hold', async () => {
    const flow = startBooking();
    await flow.reachSummary();
    flow.actor.send({ type: 'step.requested', step: 'branch' });
    flow.actor.send({ type: 'branch.chosen', branch: rangsit });
    flow.actor.send({ type: 'step.requested', step: 'summary' });
    expect(flow.screen().screen).toBe('branch');
    flow.next();
    flow.next();
    await flow.chooseTime();
    flow.next();
    expect(flow.ports.holdAppointment.last().input).toMatchObject({ location_id: 13, appointment_id: APPOINTMENT_ID });
    expect(flow.ports.readHold.calls).toHaveLength(0);
  });

  it('RB-07 going back and forth without an edit finds the same hold', async () => {
    const flow = startBooking();
    await flow.reachSummary();
    flow.back();
    flow.next();
    expect(flow.ports.readHold.last().input).toEqual({ appointmentId: APPOINTMENT_ID });
    expect(flow.ports.holdAppointment.calls).toHaveLength(1);
  });

  it('RB-07 changed information moves the hold', async () => {
    const flow = startBooking();
    await flow.reachSummary();
    flow.back();
    flow.actor.send({ ...information, note: '' });
    flow.next();
    expect(flow.ports.holdAppointment.last().input).toMatchObject({ note: '', appointment_id: APPOINTMENT_ID });
  });

  it('RB-07 a reload on the summary reads the hold', async () => {
    const flow = startBooking();
    await flow.reopen(heldDraft);
    expect(flow.screen().screen).toBe('summary');
    await flow.ports.readHold.last().answer({ kind: 'ok', value: { state: 'live', hold } });
    expect(selectConfirmationScreen(flow.confirmation().getSnapshot())).toMatchObject({ screen: 'held' });
  });

  it('RB-07 a hold that ran out is forgotten, and taken anew on demand', async () => {
    const flow = startBooking();
    await flow.reachSummary();
    flow.clock.increment(15 * 60_000);
    expect(flow.draft().appointment_id).toBeNull();
    expect(selectConfirmationScreen(flow.confirmation().getSnapshot())).toEqual({ screen: 'expired' });
    flow.confirmation().send({ type: 'retry.pressed' });
    await flow.ports.holdAppointment.last().answer({ kind: 'ok', value: hold });
    expect(flow.draft().appointment_id).toBe(APPOINTMENT_ID);
  });

  it('RB-10 an alternative that is taken becomes the draft', async () => {
    const flow = startBooking();
    await flow.reachInformation();
    flow.enterInformation();
    const elsewhere = { ...alternative, location_id: 13, location_name: 'รังสิต' };
    await flow.ports.holdAppointment
      .last()
      .answer({ kind: 'failed', failure: { code: 'slotLost', alternatives: [elsewhere] } });
    flow.confirmation().send({ type: 'alternative.chosen', alternative: elsewhere });
    await flow.ports.holdAppointment.last().answer({ kind: 'ok', value: hold });
    expect(flow.draft()).toMatchObject({
      branch: { location_id: 13, location_name: 'รังสิต' },
      dateTime: { date: '2026-11-23', time: '11:00', date_time: '2026-11-23T11:00:00+07:00' },
      dateTimeList: [],
      appointment_id: APPOINTMENT_ID,
    });
    flow.back();
    flow.next();
    expect(flow.ports.readHold.calls).toHaveLength(1);
  });

  it('RB-10 starting over empties the draft and gives the hold back; nobody waits for it', async () => {
    const flow = startBooking();
    flow.actor.send({ type: 'carBrands.loaded', brands: [{ id: 1, name: 'Toyota' }] });
    await flow.reachSummary();
    flow.actor.send({ type: 'start.over' });
    expect(flow.ports.releaseHold.last().input).toEqual({ appointmentId: APPOINTMENT_ID });
    expect(flow.show('branch').chosen).toBeNull();
    expect(flow.draft()).toMatchObject({ appointment_id: null, customer_data: null, dateTime: NO_TIME });
    flow.actor.send({ type: 'branch.chosen', branch: rangsit });
    await flow.ports.releaseHold.last().fail();
    expect(flow.show('branch').chosen).toEqual(rangsit);
  });

  it('RB-10 starting over from an earlier step gives the hold back as well, and asks for no times', async () => {
    const flow = startBooking();
    await flow.reachSummary();
    flow.back();
    flow.actor.send({ type: 'start.over' });
    expect(flow.ports.releaseHold.last().input).toEqual({ appointmentId: APPOINTMENT_ID });
    expect(flow.ports.listDateTimes.last().signal.aborted).toBe(true);
    expect(flow.draft()).toMatchObject({ branch: null, appointment_id: null, customer_data: null, dateTimeList: [] });
  });

  it('RB-10 starting over without a hold releases nothing', async () => {
    const flow = startBooking();
    await flow.reachInformation();
    flow.actor.send({ type: 'start.over' });
    expect(flow.ports.releaseHold.calls).toHaveLength(0);
    expect(flow.show('branch').chosen).toBeNull();
  });
});

describe('the summary', () => {
  it('RB-02 leads to each step before it, and not to itself', async () => {
    const flow = startBooking();
    await flow.reachSummary();
    flow.actor.send({ type: 'step.requested', step: 'summary' });
    expect(flow.screen().screen).toBe('summary');
    for (const step of ['branch', 'services', 'time', 'information'] as const) {
      flow.actor.send({ type: 'step.requested', step });
      expect(flow.screen().screen).toBe(step);
      flow.actor.send({ type: 'step.requested', step: 'summary' });
      expect(flow.screen().screen).toBe('summary');
    }
  });

  it('RB-07 a tab that slept past the end of the hold sees it expired when it returns', async () => {
    const wall = { ms: 0 };
    const flow = startBooking({ clock: { now: () => wall.ms } });
    await flow.reachSummary();
    wall.ms += 16 * 60_000;
    flow.actor.send({ type: 'tab.returned' });
    flow.clock.increment(1);
    expect(flow.draft().appointment_id).toBeNull();
  });
});

describe('confirming', () => {
  it('RB-07 the draft is cleared and the list of car brands stays', async () => {
    const flow = startBooking();
    await flow.open();
    flow.actor.send({ type: 'carBrands.loaded', brands: [{ id: 1, name: 'Toyota' }] });
    flow.chooseBranchAndServices();
    await flow.chooseTime();
    flow.enterInformation();
    await flow.ports.holdAppointment.last().answer({ kind: 'ok', value: hold });
    flow.confirm();
    await flow.ports.confirmAppointment.last().answer({ kind: 'ok', value: confirmed });
    expect(flow.draft()).toMatchObject({
      branch: null,
      services: { services: [] },
      dateTime: NO_TIME,
      customer_data: null,
      appointment_id: null,
      requestKey: null,
      carBrandList: [{ id: 1, name: 'Toyota' }],
      menuSteps: { current: 'branch', reached: 'branch' },
    });
  });

  it('RB-09 nothing edits a confirmed booking', async () => {
    const flow = startBooking();
    await flow.reachSummary();
    flow.confirm();
    await flow.ports.confirmAppointment.last().answer({ kind: 'ok', value: confirmed });
    const edits: RetailBookingEvent[] = [
      { type: 'back.pressed' },
      { type: 'next.pressed' },
      { type: 'branch.chosen', branch: rangsit },
      { type: 'branch.cleared' },
      { type: 'service.toggled', service: wheels },
      { type: 'date.chosen', date: '2026-11-24' },
      { type: 'time.chosen', time: '09:00' },
      information,
      { type: 'start.over' },
      ...STEPS.map((step) => ({ type: 'step.requested', step }) as const),
    ];
    for (const edit of edits) expect(flow.actor.getSnapshot().can(edit)).toBe(false);
    expect(flow.ports.releaseHold.calls).toHaveLength(0);
  });

  it('RB-09 nothing can be edited or left while a confirm is on its way', async () => {
    const flow = startBooking();
    await flow.reachSummary();
    flow.confirm();
    expect(flow.show('summary').locked).toBe(true);
    flow.back();
    flow.actor.send({ type: 'step.requested', step: 'time' });
    flow.actor.send({ type: 'start.over' });
    expect(flow.screen().screen).toBe('summary');
    expect(flow.ports.releaseHold.calls).toHaveLength(0);
  });

  it('RB-07 the key is in the draft before the answer is known, and a reload asks what became of it', async () => {
    const flow = startBooking();
    await flow.reachSummary();
    flow.confirm();
    expect(flow.draft().requestKey).toBe(REQUEST_KEY);
    const reloaded = startBooking();
    await reloaded.reopen(flow.draft());
    await reloaded.ports.readHold.last().answer({ kind: 'ok', value: { state: 'confirmed', confirmation: confirmed } });
    expect(reloaded.screen()).toEqual({ screen: 'confirmed', confirmation: confirmed });
  });

  it('RB-07 an unknown outcome can be left, and starting over then cancels nothing', async () => {
    const flow = startBooking();
    await flow.reachSummary();
    flow.confirm();
    await flow.ports.confirmAppointment.last().fail();
    expect(flow.show('summary').locked).toBe(false);
    flow.actor.send({ type: 'start.over' });
    expect(flow.show('branch').chosen).toBeNull();
    expect(flow.ports.releaseHold.calls).toHaveLength(0);
  });

  it('RB-10 a slot lost at confirming opens the summary again, with the key forgotten', async () => {
    const flow = startBooking();
    await flow.reopen(unansweredDraft);
    await flow.ports.readHold.last().answer({ kind: 'ok', value: { state: 'live', hold } });
    flow.confirm();
    await flow.ports.confirmAppointment
      .last()
      .answer({ kind: 'failed', failure: { code: 'slotLost', alternatives: [alternative] } });
    expect(flow.show('summary').locked).toBe(false);
    expect(flow.draft().requestKey).toBeNull();
  });
});

describe('interrupts and faults', () => {
  it('DUP-01 another sign-in while times load keeps the draft, and resuming goes on with it', async () => {
    const flow = startBooking();
    await flow.open();
    flow.chooseBranchAndServices();
    const before = flow.draft();
    await flow.ports.listDateTimes.last().answer({ kind: 'interrupted' });
    expect(flow.screen()).toEqual({ screen: 'interrupted', cause: 'session' });
    expect(flow.draft()).toEqual(before);
    flow.actor.send({ type: 'resume.requested' });
    await flow.ports.checkDraft.last().answer({ kind: 'ok', value: { branch: bangna, services: [oil, brake] } });
    expect(flow.screen().screen).toBe('time');
  });

  it('DUP-01 another sign-in while a confirm is on its way keeps the hold and the key', async () => {
    const flow = startBooking();
    await flow.reachSummary();
    flow.confirm();
    await flow.ports.confirmAppointment.last().answer({ kind: 'interrupted' });
    expect(flow.screen()).toEqual({ screen: 'interrupted', cause: 'session' });
    expect(flow.draft()).toMatchObject({ appointment_id: APPOINTMENT_ID, requestKey: REQUEST_KEY });
  });

  it('DUP-01 an interrupted check can be resumed or started over', async () => {
    const flow = startBooking();
    await flow.open(heldDraft);
    await flow.ports.checkDraft.last().answer({ kind: 'interrupted' });
    expect(flow.screen()).toEqual({ screen: 'interrupted', cause: 'session' });
    flow.actor.send({ type: 'start.over' });
    expect(flow.show('branch').chosen).toBeNull();
    expect(flow.ports.releaseHold.last().input).toEqual({ appointmentId: APPOINTMENT_ID });
  });

  it('RB-16 a fault in a child chart leads to a state that can be left, with the draft', async () => {
    const flow = startBooking(
      {},
      {
        availability: availabilityMachine.provide({
          actions: {
            markShown: () => {
              throw new Error('fault');
            },
          },
        }),
      },
    );
    await flow.reopen(timedDraft);
    flow.back();
    await Promise.resolve();
    expect(flow.screen()).toEqual({ screen: 'interrupted', cause: 'fault' });
    expect(flow.draft().dateTime).toEqual(HALF_PAST_TEN);
    flow.actor.send({ type: 'start.over' });
    expect(flow.show('branch').chosen).toBeNull();
  });
});
