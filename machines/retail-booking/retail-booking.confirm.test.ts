import { describe, expect, it } from 'vitest';
import {
  alternative,
  confirmation as confirmed,
  hold,
  REQUEST_KEY,
} from '../booking-confirmation/booking-confirmation.fixtures.ts';
import { information, rangsit, services, unansweredDraft } from './retail-booking.fixtures.ts';
import { NO_TIME, startBooking } from './retail-booking.journey.fixtures.ts';
import type { RetailBookingEvent } from './retail-booking.types.ts';
import { STEPS } from './retail-booking.step-names.ts';

const [, , wheels] = services;

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
      services: [],
      slot: NO_TIME,
      customer: null,
      appointmentId: null,
      requestKey: null,
      carBrands: [{ id: 1, name: 'Toyota' }],
      steps: { current: 'branch', reached: 'branch' },
    });
  });

  it('RB-09 nothing edits a confirmed booking', async () => {
    const flow = startBooking();
    await flow.reachSummary();
    flow.confirm();
    await flow.ports.confirmAppointment.last().answer({ kind: 'ok', value: confirmed });
    const edits: RetailBookingEvent[] = [
      { type: 'back.requested' },
      { type: 'next.requested' },
      { type: 'branch.chosen', branch: rangsit },
      { type: 'branch.cleared' },
      { type: 'service.toggled', service: wheels },
      { type: 'date.chosen', date: '2026-11-24' },
      { type: 'time.chosen', time: '09:00' },
      information,
      { type: 'restart.requested' },
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
    flow.actor.send({ type: 'restart.requested' });
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
    expect(reloaded.screen()).toEqual({ screen: 'confirmed' });
    expect(reloaded.actor.getSnapshot().output).toMatchObject(confirmed);
  });

  it('RB-07 an unknown outcome can be left, and starting over then cancels nothing', async () => {
    const flow = startBooking();
    await flow.reachSummary();
    flow.confirm();
    await flow.ports.confirmAppointment.last().fail();
    expect(flow.show('summary').locked).toBe(false);
    flow.actor.send({ type: 'restart.requested' });
    flow.back();
    expect(flow.show('information').values).not.toEqual({});
    flow.actor.send({ type: 'restart.requested' });
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
