import { describe, expect, it } from 'vitest';
import { offered, offeredLater } from '../availability/availability.fixtures.ts';
import { APPOINTMENT_ID } from '../booking-confirmation/booking-confirmation.fixtures.ts';
import { bangna, heldDraft, rangsit, timedDraft } from './retail-booking.fixtures.ts';
import { enabledSteps, HALF_PAST_TEN, NO_TIME, startBooking } from './retail-booking.journey.fixtures.ts';

describe('a sooner time at another branch', () => {
  const atTime = async () => {
    const flow = startBooking();
    await flow.open();
    flow.chooseBranchAndServices();
    await flow.offer();
    flow.actor.send({ type: 'time.chosen', time: '10:30' });
    return flow;
  };
  const nine = { date: '2026-11-23', time: '09:00' };

  it('RB-04 takes the branch, keeps the services, clears date and time, and asks for its times', async () => {
    const flow = await atTime();
    flow.actor.send({ type: 'branchMove.chosen', branch: rangsit, when: nine });
    expect(flow.draft()).toMatchObject({
      branch: rangsit,
      services: timedDraft.services,
      slot: NO_TIME,
      days: [],
    });
    expect(enabledSteps(flow.show('time').steps)).toEqual(['branch', 'services', 'time']);
    expect(flow.ports.listDateTimes.last().input).toMatchObject({ locationId: 13, hours: 1.75, leadDays: 2 });
  });

  it('the slot chosen there is taken when its times arrive, and a way back is offered', async () => {
    const flow = await atTime();
    flow.actor.send({ type: 'branchMove.chosen', branch: rangsit, when: nine });
    await flow.offer();
    expect(flow.show('time')).toMatchObject({
      date: '2026-11-23',
      time: '09:00',
      notice: {
        code: 'branch.moved',
        from: { branch: bangna, when: { date: HALF_PAST_TEN.date, time: HALF_PAST_TEN.time } },
      },
    });
    flow.next();
    expect(flow.show('information').notice).toBeNull();
  });

  it('if only a date was named, the time is still to be chosen', async () => {
    const flow = await atTime();
    flow.actor.send({ type: 'branchMove.chosen', branch: rangsit, when: { date: '2026-11-24', time: null } });
    await flow.offer();
    expect(flow.show('time')).toMatchObject({ date: '2026-11-24', time: null, notice: { code: 'branch.moved' } });
    flow.actor.send({ type: 'time.chosen', time: '09:00' });
    expect(flow.show('time').notice).toBeNull();
  });

  it('a slot that is gone by then is reported, with the nearest', async () => {
    const flow = await atTime();
    flow.actor.send({ type: 'branchMove.chosen', branch: rangsit, when: nine });
    await flow.offer(offeredLater);
    expect(flow.show('time')).toMatchObject({
      date: '2026-11-24',
      time: null,
      notice: { code: 'time.nearest', wanted: nine, nearest: { date: '2026-11-24', time: '09:00' } },
    });
  });

  it('the way back restores the former branch with the time chosen there', async () => {
    const flow = await atTime();
    flow.actor.send({ type: 'branchMove.chosen', branch: rangsit, when: nine });
    await flow.offer(offeredLater);
    flow.actor.send({ type: 'branchMove.chosen', branch: bangna, when: { date: '2026-11-23', time: '10:30' } });
    await flow.offer(offered);
    expect(flow.draft()).toMatchObject({ branch: bangna, slot: HALF_PAST_TEN });
    flow.actor.send({ type: 'branchMove.chosen', branch: rangsit, when: null });
    await flow.offer(offeredLater);
    expect(flow.draft()).toMatchObject({ branch: rangsit, slot: { ...NO_TIME, date: '2026-11-24' } });
  });

  it('RB-04 the branch that is already chosen is left as it is', async () => {
    const flow = await atTime();
    expect(flow.actor.getSnapshot().can({ type: 'branchMove.chosen', branch: bangna, when: nine })).toBe(false);
    flow.actor.send({ type: 'branchMove.chosen', branch: bangna, when: nine });
    expect(flow.draft().slot).toEqual(HALF_PAST_TEN);
  });

  it('a temporary booking is kept, to be moved with the next hold', async () => {
    const flow = startBooking({ step: 'time' });
    await flow.reopen(heldDraft);
    flow.actor.send({ type: 'branchMove.chosen', branch: rangsit, when: nine });
    expect(flow.draft().appointmentId).toBe(APPOINTMENT_ID);
    expect(flow.ports.listDateTimes.last().input).toMatchObject({ locationId: 13, appointmentId: APPOINTMENT_ID });
  });
});
