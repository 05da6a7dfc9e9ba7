import { describe, expect, it } from 'vitest';
import {
  alternative,
  APPOINTMENT_ID,
  confirmation as confirmed,
  hold,
  REQUEST_KEY,
  refusal,
} from '../booking-confirmation/booking-confirmation.fixtures.ts';
import {
  heldDraft,
  information,
  rangsit,
  services,
  unansweredDraft,
  wholeWish,
  wish,
  PAGE_TIME,
} from './retail-booking.fixtures.ts';
import { enabledSteps, NO_TIME, startBooking } from './retail-booking.journey.fixtures.ts';
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

  it('RB-09 nothing can be edited or left while a confirm is pending', async () => {
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

  it('RB-07 the key is in the draft before the answer is known, and a reload asks for the outcome', async () => {
    const flow = startBooking();
    await flow.reachSummary();
    flow.confirm();
    expect(flow.draft().requestKey).toBe(REQUEST_KEY);
    const reloaded = startBooking();
    await reloaded.open(flow.draft());
    await reloaded.ports.readHold.last().answer({ kind: 'ok', value: { state: 'confirmed', confirmation: confirmed } });
    expect(reloaded.screen()).toEqual({ screen: 'confirmed' });
    expect(reloaded.actor.getSnapshot().output).toMatchObject(confirmed);
  });

  it('RB-09 an unknown outcome is not left, edited or started over, and is asked about until it is known', async () => {
    const flow = startBooking();
    await flow.reachSummary();
    flow.confirm();
    await flow.ports.confirmAppointment.last().fail();
    const kept = flow.draft();
    const persons: RetailBookingEvent[] = [
      ...STEPS.map((step) => ({ type: 'step.requested', step }) as const),
      { type: 'back.requested' },
      { type: 'branch.chosen', branch: rangsit },
      { type: 'restart.requested' },
      { type: 'resume.requested' },
    ];
    for (const event of persons) flow.actor.send(event);
    expect(flow.show('summary')).toMatchObject({ locked: true, hasBack: false });
    expect(flow.draft()).toEqual(kept);
    flow.clock.increment(8_000);
    expect(flow.ports.confirmAppointment.calls.map(({ input }) => input.requestKey)).toEqual([
      REQUEST_KEY,
      REQUEST_KEY,
    ]);
    expect(flow.show('summary')).toMatchObject({ locked: true, hasBack: false });
    await flow.ports.confirmAppointment.last().answer({ kind: 'ok', value: confirmed });
    expect(flow.screen()).toEqual({ screen: 'confirmed' });
    expect(flow.ports.releaseHold.calls).toHaveLength(0);
  });

  it.each([
    ['a step', { step: 'branch' }],
    ['a wish', { wish }],
    ['a whole wish', { wish: wholeWish }],
  ] as const)('RB-09 an address with %s waits for the outcome of a confirm too', async (_what, input) => {
    const flow = startBooking(input);
    await flow.open(unansweredDraft);
    expect(flow.ports.checkDraft.calls).toHaveLength(0);
    expect(flow.show('summary').locked).toBe(true);
    expect(flow.draft()).toEqual(unansweredDraft);
    await flow.ports.readHold.last().answer({ kind: 'ok', value: { state: 'live', hold } });
    expect(flow.ports.confirmAppointment.last().input.requestKey).toBe(REQUEST_KEY);
    await flow.ports.confirmAppointment.last().answer({ kind: 'failed', failure: refusal });
    expect(flow.show('summary').locked).toBe(false);
    expect(flow.draft()).toEqual({ ...heldDraft, heldUntil: PAGE_TIME + 900_000 });
    flow.actor.send({ type: 'resume.requested' });
    await flow.ports.checkDraft.last().fail();
    expect(flow.screen().screen).toBe('summary');
    expect(flow.draft()).toEqual({ ...heldDraft, heldUntil: PAGE_TIME + 900_000 });
  });

  it('RB-09 an interrupted page does not forget a possible booking either', async () => {
    const flow = startBooking();
    await flow.open(unansweredDraft);
    flow.actor.send({ type: 'session.superseded' });
    expect(flow.screen()).toEqual({ screen: 'interrupted' });
    expect(flow.actor.getSnapshot().can({ type: 'restart.requested' })).toBe(false);
    flow.actor.send({ type: 'resume.requested' });
    await flow.ports.readHold.last().answer({ kind: 'ok', value: { state: 'confirmed', confirmation: confirmed } });
    expect(flow.screen()).toEqual({ screen: 'confirmed' });
  });

  it('a key whose outcome nobody can query any more is dropped, and its temporary booking moved', async () => {
    const flow = startBooking();
    await flow.reopen({ ...unansweredDraft, note: 'changed since' });
    expect(flow.draft().requestKey).toBeNull();
    expect(flow.ports.holdAppointment.last().input).toMatchObject({ appointmentId: APPOINTMENT_ID });
  });

  it('RB-10 OK to a lost slot returns to the first step: only date and time are gone', async () => {
    const flow = startBooking();
    await flow.reachSummary();
    const before = flow.draft();
    flow.confirm();
    const lost = { code: 'slotLost', alternatives: [alternative] } as const;
    await flow.ports.confirmAppointment.last().answer({ kind: 'failed', failure: lost });
    expect(flow.show('summary')).toMatchObject({
      sheet: { date: null, time: null },
      slot: before.slot,
      heldUntil: null,
    });
    flow.actor.send({ type: 'lostTime.acknowledged' });
    expect(enabledSteps(flow.show('branch').steps)).toEqual(['branch', 'services', 'time']);
    const steps = { current: 'branch', reached: 'time' };
    const { date, time, startsAt } = before.slot;
    const lostTime = { date, time, startsAt, choice: null, reached: 'summary' };
    expect(flow.draft()).toEqual({ ...before, slot: NO_TIME, lostTime, heldUntil: null, days: [], steps });
    flow.next();
    for (const service of before.services.slice(0, 1)) {
      flow.toggle(service);
      flow.toggle(service);
    }
    expect(flow.draft().slot).toEqual(NO_TIME);
    expect(flow.ports.releaseHold.calls).toHaveLength(0);
  });

  it('RB-10 a slot lost at confirming opens the summary again, with the key forgotten', async () => {
    const flow = startBooking();
    await flow.open(unansweredDraft);
    await flow.ports.readHold.last().answer({ kind: 'ok', value: { state: 'live', hold } });
    await flow.ports.confirmAppointment
      .last()
      .answer({ kind: 'failed', failure: { code: 'slotLost', alternatives: [alternative] } });
    expect(flow.show('summary').locked).toBe(false);
    expect(flow.draft().requestKey).toBeNull();
  });
});
