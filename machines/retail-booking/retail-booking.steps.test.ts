import { describe, expect, it } from 'vitest';
import { confirmation as confirmed, hold } from '../booking-confirmation/booking-confirmation.fixtures.ts';
import { bangna, information, services } from './retail-booking.fixtures.ts';
import { enabledSteps, HALF_PAST_TEN, startBooking } from './retail-booking.journey.fixtures.ts';
import { STEPS, type Step } from './retail-booking.step-names.ts';
import type { MenuStep } from './retail-booking.steps.ts';

const [oil, brake] = services;
const passed = (steps: readonly MenuStep[]) => steps.filter((step) => step.passed).map(({ step }) => step);
const answered = (steps: readonly MenuStep[]) => steps.filter((step) => step.answered).map(({ step }) => step);
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
      hours: 1.75,
      date: '2026-11-23',
      time: '10:30',
      wished: null,
      lost: null,
      customer: { ...information.customer, memberCode: '' },
      note: 'มีเสียงดังตอนเบรก',
    });
    await flow.ports.holdAppointment.last().answer({ kind: 'ok', value: hold });
    flow.confirm();
    await flow.ports.confirmAppointment.last().answer({ kind: 'ok', value: confirmed });
    expect(flow.screen()).toEqual({ screen: 'confirmed' });
    expect(flow.actor.getSnapshot()).toMatchObject({
      status: 'done',
      output: { ...confirmed, appointmentId: hold.appointmentId },
    });
  });

  it('RB-01 no step can be passed without its answer', async () => {
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

  it('RB-02 a reached step is current and marked as passed, and later ones are disabled', async () => {
    const flow = startBooking();
    await flow.open();
    const reached: [Step, readonly Step[]][] = [];
    const note = () => {
      const shown = flow.screen();
      if (!('steps' in shown)) throw new Error('no menu');
      expect(passed(shown.steps)).toEqual(enabledSteps(shown.steps));
      reached.push([current(shown.steps)[0] ?? 'branch', enabledSteps(shown.steps)]);
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
    expect(flow.draft()).toMatchObject({ slot: HALF_PAST_TEN, services: [oil, brake] });
  });

  it('RB-02 removing an answer disables the later steps and marks them as not passed', async () => {
    const flow = startBooking();
    await flow.reachSummary();
    flow.actor.send({ type: 'step.requested', step: 'time' });
    expect(enabledSteps(flow.show('time').steps)).toEqual(STEPS);
    await flow.offer();
    flow.actor.send({ type: 'date.chosen', date: '2026-11-24' });
    expect(passed(flow.show('time').steps)).toEqual(['branch', 'services', 'time']);
    flow.actor.send({ type: 'step.requested', step: 'summary' });
    expect(flow.screen().screen).toBe('time');
    flow.actor.send({ type: 'time.chosen', time: '09:00' });
    expect(enabledSteps(flow.show('time').steps)).toEqual(['branch', 'services', 'time']);
  });

  it('RB-02 a step whose answer another choice has cleared stays passed, without an answer', async () => {
    const flow = startBooking();
    await flow.reachInformation();
    flow.actor.send({ type: 'step.requested', step: 'services' });
    const { steps } = flow.show('services');
    expect([passed(steps), answered(steps)]).toEqual([
      ['branch', 'services', 'time', 'information'],
      ['branch', 'services', 'time'],
    ]);
    flow.toggle(brake);
    const { steps: cleared } = flow.show('services');
    expect([passed(cleared), answered(cleared)]).toEqual([
      ['branch', 'services', 'time'],
      ['branch', 'services'],
    ]);
  });
});

describe('the summary', () => {
  it('RB-02 leads to each earlier step, and not to itself', async () => {
    const flow = startBooking();
    await flow.reachSummary();
    flow.actor.send({ type: 'step.requested', step: 'summary' });
    expect(flow.screen().screen).toBe('summary');
    for (const step of ['branch', 'services', 'time', 'information'] as const) {
      flow.actor.send({ type: 'step.requested', step });
      expect(flow.screen().screen).toBe(step);
      flow.actor.send({ type: 'step.requested', step: 'summary' });
      expect(flow.screen().screen).toBe('summary');
      await flow.ports.readHold.last().answer({ kind: 'ok', value: { state: 'live', hold } });
    }
  });
});
