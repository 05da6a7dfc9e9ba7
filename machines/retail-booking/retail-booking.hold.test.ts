import { describe, expect, it } from 'vitest';
import { alternative, APPOINTMENT_ID, hold, refusal } from '../booking-confirmation/booking-confirmation.fixtures.ts';
import {
  selectScreen as selectConfirmationScreen,
  type ConfirmationScreen,
} from '../booking-confirmation/booking-confirmation.selectors.ts';
import { completeDraft, heldDraft, information, rangsit } from './retail-booking.fixtures.ts';
import { NO_TIME, startBooking } from './retail-booking.journey.fixtures.ts';
import type { RetailBookingEvent } from './retail-booking.types.ts';

/** Events that leave the summary, or clear it. */
const AWAY: readonly RetailBookingEvent[] = [
  { type: 'back.requested' },
  { type: 'restart.requested' },
  { type: 'resume.requested' },
  ...(['branch', 'services', 'time', 'information'] as const).map(
    (step) => ({ type: 'step.requested', step }) as const,
  ),
];

const { customer } = information;
/** One other value for each field of the form. */
const CHANGED: readonly (readonly [string, Partial<typeof information>])[] = [
  ...Object.keys(customer).map(
    (name) => [name, { customer: { ...customer, [name]: name === 'carId' ? 1112 : 'อื่น' } }] as const,
  ),
  ['note', { note: 'อื่น' }],
];

describe('what moves the temporary booking', () => {
  const startHeld = async () => {
    const flow = startBooking();
    await flow.reachSummary();
    flow.back();
    return flow;
  };
  /** The holds requested after the first one. */
  const asked = ({ ports }: ReturnType<typeof startBooking>) =>
    ports.holdAppointment.calls.slice(1).map(({ input }) => input);

  it.each(CHANGED)('RB-09 an edited %s', async (_name, change) => {
    const flow = await startHeld();
    flow.actor.send({ ...information, ...change });
    flow.next();
    const { customer: who = customer, note = information.note } = change;
    expect(asked(flow)).toMatchObject([{ customer: who, note, appointmentId: APPOINTMENT_ID }]);
  });

  it('RB-09 another service in words', async () => {
    const flow = await startHeld();
    flow.actor.send({ type: 'step.requested', step: 'services' });
    flow.actor.send({ type: 'otherService.entered', text: 'ดูดฝุ่น' });
    flow.actor.send({ type: 'step.requested', step: 'summary' });
    expect(asked(flow)).toMatchObject([{ otherService: 'ดูดฝุ่น', appointmentId: APPOINTMENT_ID }]);
  });
});

describe('the temporary booking', () => {
  it('RB-07 its id is kept in the draft', async () => {
    const flow = startBooking();
    await flow.reachSummary();
    expect(flow.draft()).toMatchObject({ appointmentId: APPOINTMENT_ID, requestKey: null });
  });

  it('RB-17 times are asked for with its own hold, and the chosen time stays', async () => {
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
    expect(flow.ports.holdAppointment.last().input).toMatchObject({ locationId: 13, appointmentId: APPOINTMENT_ID });
    expect(flow.ports.readHold.calls).toHaveLength(0);
  });

  it('while a hold is pending nothing leaves the summary; with the answer everything can again', async () => {
    const flow = startBooking();
    await flow.reachInformation();
    flow.enterInformation();
    expect(flow.show('summary').locked).toBe(true);
    for (const event of AWAY) expect(flow.actor.getSnapshot().can(event), event.type).toBe(false);
    await flow.ports.holdAppointment.last().answer({ kind: 'failed', failure: refusal });
    expect(flow.show('summary').locked).toBe(false);
    for (const event of AWAY) expect(flow.actor.getSnapshot().can(event), event.type).toBe(true);
    flow.confirmation().send({ type: 'retry.requested' });
    expect(flow.show('summary').locked).toBe(true);
  });

  it('the summary can be left or started over exactly while the confirmation waits for no answer', async () => {
    const flow = startBooking();
    await flow.reachInformation();
    flow.enterInformation();
    const { holdAppointment, confirmAppointment, readHold } = flow.ports;
    const agree = (screen: ConfirmationScreen['screen'], mayLeave = true) => {
      expect(selectConfirmationScreen(flow.confirmation().getSnapshot()).screen).toBe(screen);
      expect(flow.show('summary').locked).toBe(!mayLeave);
      for (const event of AWAY) expect(flow.actor.getSnapshot().can(event), `${screen} ${event.type}`).toBe(mayLeave);
    };
    agree('takingHold', false);
    await holdAppointment.last().fail();
    agree('notHeld');
    flow.confirmation().send({ type: 'retry.requested' });
    await holdAppointment.last().answer({ kind: 'ok', value: hold });
    agree('held');
    flow.confirm();
    agree('confirming', false);
    await confirmAppointment.last().fail();
    agree('outcomeUnknown', false);
    flow.confirmation().send({ type: 'retry.requested' });
    await confirmAppointment.last().answer({ kind: 'failed', failure: { code: 'slotLost', alternatives: [] } });
    agree('slotLost');
    flow.back();
    flow.next();
    agree('checkingHold', false);
    await readHold.last().fail();
    agree('holdUnknown');
    flow.confirmation().send({ type: 'retry.requested' });
    await readHold.last().answer({ kind: 'ok', value: { state: 'expired' } });
    agree('expired');
  });

  it('RB-07 going back and forth without an edit finds the same hold', async () => {
    const flow = startBooking();
    await flow.reachSummary();
    flow.back();
    flow.next();
    expect(flow.ports.readHold.last().input).toEqual({ subject: '', appointmentId: APPOINTMENT_ID });
    expect(flow.ports.holdAppointment.calls).toHaveLength(1);
  });

  it('RB-07 changed information moves the hold', async () => {
    const flow = startBooking();
    await flow.reachSummary();
    flow.back();
    flow.actor.send({ ...information, note: '' });
    flow.next();
    expect(flow.ports.holdAppointment.last().input).toMatchObject({ note: '', appointmentId: APPOINTMENT_ID });
  });

  it('RB-07 a reload on the summary reads the hold', async () => {
    const flow = startBooking();
    await flow.reopen(heldDraft);
    expect(flow.screen().screen).toBe('summary');
    await flow.ports.readHold.last().answer({ kind: 'ok', value: { state: 'live', hold } });
    expect(selectConfirmationScreen(flow.confirmation().getSnapshot())).toMatchObject({ screen: 'held' });
  });

  it('RB-07 an expired hold is forgotten, and taken anew on demand', async () => {
    const flow = startBooking();
    await flow.reachSummary();
    flow.clock.increment(15 * 60_000);
    expect(flow.draft().appointmentId).toBeNull();
    expect(selectConfirmationScreen(flow.confirmation().getSnapshot())).toEqual({ screen: 'expired' });
    flow.confirmation().send({ type: 'retry.requested' });
    await flow.ports.holdAppointment.last().answer({ kind: 'ok', value: hold });
    expect(flow.draft().appointmentId).toBe(APPOINTMENT_ID);
  });

  it('RB-10 an alternative that is taken becomes the draft', async () => {
    const flow = startBooking();
    await flow.reachInformation();
    flow.enterInformation();
    const elsewhere = { ...alternative, locationId: 13, branchName: 'รังสิต' };
    await flow.ports.holdAppointment
      .last()
      .answer({ kind: 'failed', failure: { code: 'slotLost', alternatives: [elsewhere] } });
    flow.confirmation().send({ type: 'alternative.chosen', subject: '', alternative: elsewhere });
    await flow.ports.holdAppointment.last().answer({ kind: 'ok', value: hold });
    expect(flow.draft()).toMatchObject({
      branch: { locationId: 13, name: 'รังสิต' },
      slot: { date: '2026-11-23', time: '11:00', startsAt: '2026-11-23T11:00:00+07:00' },
      days: [],
      appointmentId: APPOINTMENT_ID,
    });
    flow.back();
    flow.next();
    expect(flow.ports.readHold.calls).toHaveLength(1);
  });

  it('RB-10 an alternative that is taken replaces the wish of a link', async () => {
    const flow = startBooking();
    await flow.reopen({ ...completeDraft, wishedTime: { date: '2026-11-23', time: '10:30' } });
    await flow.ports.holdAppointment
      .last()
      .answer({ kind: 'failed', failure: { code: 'slotLost', alternatives: [alternative] } });
    flow.confirmation().send({ type: 'alternative.chosen', subject: '', alternative });
    expect(flow.draft()).toMatchObject({ slot: { time: '11:00' }, wishedTime: null });
  });

  it('starting over empties the draft and releases the hold without waiting for the answer', async () => {
    const flow = startBooking();
    flow.actor.send({ type: 'carBrands.loaded', brands: [{ id: 1, name: 'Toyota' }] });
    await flow.reachSummary();
    flow.actor.send({ type: 'restart.requested' });
    expect(flow.ports.releaseHold.last().input).toEqual({ appointmentId: APPOINTMENT_ID });
    expect(flow.show('branch').chosen).toBeNull();
    expect(flow.draft()).toMatchObject({ appointmentId: null, customer: null, slot: NO_TIME });
    flow.actor.send({ type: 'branch.chosen', branch: rangsit });
    await flow.ports.releaseHold.last().fail();
    expect(flow.show('branch').chosen).toEqual(rangsit);
  });

  it('starting over from an earlier step releases the hold too, and asks for no times', async () => {
    const flow = startBooking();
    await flow.reachSummary();
    flow.back();
    flow.actor.send({ type: 'restart.requested' });
    expect(flow.ports.releaseHold.last().input).toEqual({ appointmentId: APPOINTMENT_ID });
    expect(flow.ports.listDateTimes.last().signal.aborted).toBe(true);
    expect(flow.draft()).toMatchObject({ branch: null, appointmentId: null, customer: null, days: [] });
  });

  it('starting over without a hold releases nothing', async () => {
    const flow = startBooking();
    await flow.reachInformation();
    flow.actor.send({ type: 'restart.requested' });
    expect(flow.ports.releaseHold.calls).toHaveLength(0);
    expect(flow.show('branch').chosen).toBeNull();
  });

  it('RB-07 a tab that slept past the end of the hold sees it expired when it returns', async () => {
    const wall = { ms: 0 };
    const flow = startBooking({ clock: { now: () => wall.ms } });
    await flow.reachSummary();
    wall.ms += 16 * 60_000;
    flow.actor.send({ type: 'tab.returned' });
    flow.clock.increment(1);
    expect(flow.draft().appointmentId).toBeNull();
  });
});
