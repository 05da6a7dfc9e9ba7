import { describe, expect, it } from 'vitest';
import { offered, offeredLater } from '../availability/availability.fixtures.ts';
import { APPOINTMENT_ID } from '../booking-confirmation/booking-confirmation.fixtures.ts';
import { HALF_PAST_TEN, startBooking } from './retail-booking.journey.fixtures.ts';

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

  it('RB-05 choosing a time sets its instant; choosing a date clears both', async () => {
    const flow = await atTime();
    await flow.offer();
    flow.actor.send({ type: 'time.chosen', time: '10:30' });
    expect(flow.draft().slot).toEqual(HALF_PAST_TEN);
    flow.actor.send({ type: 'date.chosen', date: '2026-11-24' });
    expect(flow.draft().slot).toEqual({ date: '2026-11-24', startsAt: null, time: null });
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

  it('RB-05 a chosen time that is no longer offered is removed with a notice', async () => {
    const flow = await atTime();
    await flow.offer();
    flow.actor.send({ type: 'time.chosen', time: '10:30' });
    flow.actor.send({ type: 'times.requested' });
    await flow.offer(offeredLater);
    expect(flow.show('time')).toMatchObject({
      date: '2026-11-24',
      time: null,
      notice: { code: 'time.lost', date: '2026-11-23', time: '10:30' },
    });
    flow.next();
    expect(flow.screen().screen).toBe('time');
    flow.back();
    expect(flow.show('services').notice).toBeNull();
  });

  it('RB-16 a time that others take while the details are filled in is said to be gone, and stays until another is chosen', async () => {
    const flow = startBooking();
    await flow.reachInformation();
    expect(flow.show('information').takenSlot).toBeNull();
    flow.clock.increment(60_000);
    expect(flow.show('information').takenSlot).toBeNull();
    await flow.offer(offeredLater);
    expect(flow.show('information')).toMatchObject({
      takenSlot: { time: '10:30' },
      sheet: { time: null },
      notice: null,
    });
    flow.actor.send({ type: 'tab.left' });
    flow.clock.increment(120_000);
    const { length } = flow.ports.listDateTimes.calls;
    flow.actor.send({ type: 'tab.returned' });
    expect(flow.ports.listDateTimes.calls).toHaveLength(length + 1);
    expect(flow.show('information').takenSlot).not.toBeNull();
    await flow.offer();
    expect(flow.show('information').takenSlot).toBeNull();
  });

  it('RB-16 a date or time that is not offered cannot be chosen', async () => {
    const flow = await atTime();
    flow.actor.send({ type: 'time.chosen', time: '10:30' });
    await flow.offer();
    expect(flow.actor.getSnapshot().can({ type: 'date.chosen', date: '2026-11-25' })).toBe(false);
    flow.actor.send({ type: 'date.chosen', date: '2026-11-25' });
    flow.actor.send({ type: 'time.chosen', time: '16:00' });
    expect(flow.draft().slot).toEqual({ date: '2026-11-23', startsAt: null, time: null });
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
        message: null,
        ...offered,
      });
      expect(flow.show('time')).toMatchObject({ days: [], date: null, freshness: 'loading' });
    }
  });

  it('RB-16 when a refresh fails the days stay, marked, and can still be chosen', async () => {
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

  it('RB-16 times are refreshed every minute only while they are shown', async () => {
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

  it('the countdown is of the held time: another that is tapped has none, and the held one has it again', async () => {
    const flow = startBooking();
    await flow.reachSummary();
    flow.actor.send({ type: 'step.requested', step: 'time' });
    await flow.offer();
    const { heldUntil } = flow.draft();
    expect(heldUntil).not.toBeNull();
    flow.actor.send({ type: 'time.chosen', time: '09:00' });
    expect(flow.show('time')).toMatchObject({ time: '09:00', heldUntil: null });
    flow.actor.send({ type: 'time.chosen', time: '10:30' });
    expect(flow.show('time')).toMatchObject({ time: '10:30', heldUntil });
  });
});
