import { describe, expect, it } from 'vitest';
import { offeredLater } from '../availability/availability.fixtures.ts';
import { hold } from '../booking-confirmation/booking-confirmation.fixtures.ts';
import { blankDraft, isBlank } from './retail-booking.draft.ts';
import { bangna, completeDraft, rangsit, services, timedDraft } from './retail-booking.fixtures.ts';
import { enabledSteps, HALF_PAST_TEN, NO_TIME, startBooking } from './retail-booking.journey.fixtures.ts';

const [oil, brake, wheels, battery] = services;

describe('branch and services', () => {
  it('RB-03 a fourth service is refused with a notice, and removing one makes room', async () => {
    const flow = startBooking();
    await flow.open();
    flow.actor.send({ type: 'branch.chosen', branch: bangna });
    flow.next();
    for (const service of services) flow.toggle(service);
    expect(flow.show('services')).toMatchObject({ notice: { code: 'services.limit' }, limit: 3 });
    expect(flow.draft().services).toEqual([oil, brake, wheels]);
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
    expect(flow.draft()).toMatchObject({ branch: rangsit, slot: NO_TIME, days: [] });
    expect(enabledSteps(flow.show('branch').steps)).toEqual(['branch', 'services', 'time']);
    expect(flow.ports.listDateTimes.last().input).toMatchObject({ locationId: 13, hours: 1.75, leadDays: 2 });
    expect(flow.draft().services).toEqual([oil, brake]);
  });

  it('a service taken out and put back, or another branch and back, has the time again and the hold as it was', async () => {
    const flow = startBooking();
    await flow.reachSummary();
    const before = flow.draft();
    flow.actor.send({ type: 'step.requested', step: 'services' });
    flow.toggle(oil);
    expect(flow.show('services')).toMatchObject({ sheet: { time: null, lost: { time: '10:30' } }, heldUntil: null });
    flow.toggle(oil);
    expect(flow.draft()).toMatchObject({ services: before.services, slot: before.slot, lostTime: null });
    expect(flow.show('services').heldUntil).toBe(before.heldUntil);
    flow.actor.send({ type: 'step.requested', step: 'branch' });
    flow.actor.send({ type: 'branch.chosen', branch: rangsit });
    flow.actor.send({ type: 'branch.chosen', branch: bangna });
    flow.actor.send({ type: 'step.requested', step: 'summary' });
    expect(flow.show('summary').sheet.time).toBe('10:30');
    expect(flow.ports.readHold.calls).toHaveLength(1);
    expect(flow.ports.holdAppointment.calls).toHaveLength(1);
  });

  it('a lost time is lost only while it is not free for the services that are chosen now', async () => {
    const flow = startBooking();
    await flow.reachSummary();
    flow.actor.send({ type: 'step.requested', step: 'services' });
    const lost = () => flow.show('services').sheet.lost;
    flow.toggle(wheels);
    expect(lost()).toMatchObject({ time: '10:30', isFree: false });
    await flow.offer(offeredLater);
    expect(lost()).toMatchObject({ isFree: false });
    flow.toggle(wheels);
    expect(lost()).toBeNull();
    flow.toggle(wheels);
    await flow.offer();
    expect(lost()).toMatchObject({ isFree: true });
  });

  it('Back from what was opened from the summary returns there once', async () => {
    const flow = startBooking();
    await flow.open();
    expect(flow.show('branch').hasBack).toBe(false);
    await flow.reachSummary();
    for (const step of ['services', 'branch'] as const) {
      flow.actor.send({ type: 'step.requested', step });
      expect(flow.show(step).hasBack).toBe(true);
      flow.back();
      flow.show('summary');
      await flow.ports.readHold.last().answer({ kind: 'ok', value: { state: 'live', hold } });
    }
    flow.back();
    flow.show('information');
    flow.back();
    flow.show('time');
  });

  it('RB-04 the branch that is already chosen keeps date and time', async () => {
    const flow = startBooking();
    await flow.reachInformation();
    flow.actor.send({ type: 'step.requested', step: 'branch' });
    flow.actor.send({ type: 'branch.chosen', branch: bangna });
    expect(flow.draft().slot).toEqual(HALF_PAST_TEN);
  });

  it('RB-04 clearing the branch clears date and time and blocks going on', async () => {
    const flow = startBooking();
    await flow.reachInformation();
    flow.actor.send({ type: 'step.requested', step: 'branch' });
    flow.actor.send({ type: 'branch.cleared' });
    expect(flow.draft()).toMatchObject({ branch: null, slot: NO_TIME, days: [] });
    expect(enabledSteps(flow.show('branch').steps)).toEqual(['branch']);
    expect(flow.actor.getSnapshot().can({ type: 'branch.cleared' })).toBe(false);
  });

  it.each([
    ['another', wheels, [oil, brake, wheels], 2.75],
    ['one less', brake, [oil], 0.5],
  ])('RB-04 %s service clears date and time, and the times are asked for anew', async (_name, service, left, hours) => {
    const flow = startBooking();
    await flow.reachInformation();
    flow.actor.send({ type: 'step.requested', step: 'services' });
    flow.toggle(service);
    expect(flow.draft()).toMatchObject({ services: left, slot: NO_TIME, days: [] });
    expect(flow.ports.listDateTimes.last().input).toMatchObject({ hours });
  });

  it('RB-06 times are asked with the sum of the hours and the largest lead time', async () => {
    const flow = startBooking();
    await flow.open();
    flow.actor.send({ type: 'branch.chosen', branch: bangna });
    flow.next();
    for (const service of [oil, battery, wheels]) flow.toggle(service);
    expect(flow.ports.listDateTimes.last().input).toEqual({
      locationId: 12,
      hours: 2.25,
      leadDays: 3,
      appointmentId: null,
    });
    expect(flow.show('services')).toMatchObject({ hours: 2.25, leadDays: 3, leadService: battery });
  });

  it('RB-12 another service in words changes neither hours nor times', async () => {
    const flow = startBooking();
    await flow.reachInformation();
    flow.actor.send({ type: 'otherService.entered', text: 'ดูดฝุ่น' });
    expect(flow.draft()).toMatchObject({ services: [oil, brake], otherService: 'ดูดฝุ่น', slot: HALF_PAST_TEN });
  });
});

describe('a draft is blank', () => {
  it.each([
    ['as it begins', {}],
    ['with what was searched for and what the server listed', { branchKeywords: ['บาง'], days: timedDraft.days }],
  ])('%s', (_what, part) => {
    expect(isBlank({ ...blankDraft('a', [{ id: 1, name: 'Toyota' }]), ...part })).toBe(true);
  });

  it.each(['branch', 'services', 'otherService', 'customer', 'note'] as const)('but not with a %s', (entered) => {
    expect(isBlank({ ...blankDraft(''), [entered]: completeDraft[entered] })).toBe(false);
  });
});
