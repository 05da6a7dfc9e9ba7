import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { deferredPort } from '../shared/deferred-port.fixtures.ts';
import {
  alternative,
  APPOINTMENT_ID,
  confirmation,
  extendedHold,
  hold,
  item,
  LATER_KEY,
  plainHold,
  REQUEST_KEY,
  unofferedAlternative,
} from './booking-confirmation.fixtures.ts';
import { bookingConfirmationMachine } from './booking-confirmation.machine.ts';
import { bookingConfirmationActors } from './booking-confirmation.ports.ts';
import { selectScreen } from './booking-confirmation.selectors.ts';
import type {
  ConfirmationInput,
  ConfirmationReport,
  ConfirmingOutcome,
  ExtendingOutcome,
  HoldOutcome,
  ReadingOutcome,
} from './booking-confirmation.types.ts';

const MINUTE = 60_000;
const LEFT_ON = 1_000_000;

function begin(input: Partial<ConfirmationInput> = {}) {
  const holding = deferredPort<typeof item, HoldOutcome>();
  const reading = deferredPort<{ appointmentId: string }, ReadingOutcome>();
  const extending = deferredPort<{ appointmentId: string }, ExtendingOutcome>();
  const confirming = deferredPort<{ appointmentId: string; requestKey: string }, ConfirmingOutcome>();
  const clock = new SimulatedClock();
  clock.set(LEFT_ON);
  const reports: ConfirmationReport[] = [];
  const parent = createActor(
    fromCallback<ConfirmationReport>(({ receive }) => receive((report) => reports.push(report))),
  ).start();
  const actors = bookingConfirmationActors({
    holdAppointment: holding.service,
    readHold: reading.service,
    extendHold: extending.service,
    confirmAppointment: confirming.service,
  });
  const actor = createActor(bookingConfirmationMachine.provide({ actors }), {
    clock,
    input: { parent, clock, item, appointmentId: null, holdIsCurrent: false, requestKey: null, ...input },
  }).start();
  const confirm = (requestKey = REQUEST_KEY) => actor.send({ type: 'confirm.pressed', requestKey });
  const retry = () => actor.send({ type: 'retry.pressed' });
  const screen = () => selectScreen(actor.getSnapshot());
  return { actor, clock, reports, holding, reading, extending, confirming, confirm, retry, screen };
}

async function beginHeld(taken = hold) {
  const flow = begin();
  await flow.holding.last().answer({ kind: 'ok', value: taken });
  return flow;
}

const slotLost = { kind: 'failed', failure: { code: 'slotLost', alternatives: [alternative] } } as const;
const refused = { kind: 'failed', failure: { code: 'refused', message: 'busy' } } as const;
const gone = { kind: 'failed', failure: { code: 'gone' } } as const;

describe('taking the hold', () => {
  it('RB-07 holds the drafted slot and counts the server time left on its own clock', async () => {
    const { holding, screen, reports } = begin();
    expect(screen()).toEqual({ screen: 'takingHold' });
    expect(holding.last().input).toEqual(item);
    await holding.last().answer({ kind: 'ok', value: hold });
    expect(screen()).toEqual({
      screen: 'held',
      deadline: LEFT_ON + 15 * MINUTE,
      extension: 'offered',
      notice: null,
      message: null,
    });
    expect(reports).toEqual([{ type: 'hold.taken', appointmentId: APPOINTMENT_ID }]);
  });

  it('RB-17 an edited draft moves its temporary booking', () => {
    const { holding, reading } = begin({ appointmentId: APPOINTMENT_ID });
    expect(holding.last().input).toEqual({ ...item, appointment_id: APPOINTMENT_ID });
    expect(reading.calls).toHaveLength(0);
  });

  it('RB-07 a confirm after an edit has a new key', async () => {
    const { holding, confirming, confirm } = begin({ appointmentId: APPOINTMENT_ID, requestKey: REQUEST_KEY });
    await holding.last().answer({ kind: 'ok', value: hold });
    confirm(LATER_KEY);
    expect(confirming.last().input.requestKey).toBe(LATER_KEY);
  });

  it('RB-17 when the one to move is gone, a new one is taken', async () => {
    const { holding, reports, screen } = begin({ appointmentId: APPOINTMENT_ID });
    await holding.last().answer(gone);
    expect(reports).toEqual([{ type: 'hold.lost' }]);
    expect(holding.calls).toHaveLength(2);
    expect(holding.last().input).toEqual(item);
    await holding.last().answer(gone);
    expect(screen()).toEqual({ screen: 'notHeld', message: null });
  });

  it('RB-09 moving a booking that another tab has confirmed ends confirmed', async () => {
    const { holding, reading, screen } = begin({ appointmentId: APPOINTMENT_ID });
    await holding.last().answer({ kind: 'failed', failure: { code: 'alreadyConfirmed' } });
    await reading.last().answer({ kind: 'ok', value: { state: 'confirmed', confirmation } });
    expect(screen()).toEqual({ screen: 'confirmed', confirmation });
  });

  it('RB-16 a refused, broken or endless hold can be tried again, with the words of the server', async () => {
    const { holding, clock, retry, screen } = begin();
    await holding.last().answer(refused);
    expect(screen()).toEqual({ screen: 'notHeld', message: 'busy' });
    retry();
    await holding.last().fail();
    expect(screen()).toEqual({ screen: 'notHeld', message: null });
    retry();
    clock.increment(15_000);
    expect(screen()).toEqual({ screen: 'notHeld', message: null });
    retry();
    await holding.last().answer({ kind: 'ok', value: hold });
    expect(screen()).toMatchObject({ screen: 'held', message: null });
  });

  it('RB-10 a slot that is taken offers others; only an offered one can be taken', async () => {
    const { actor, holding, reports, screen } = begin();
    await holding.last().answer(slotLost);
    expect(screen()).toEqual({ screen: 'slotLost', alternatives: [alternative] });
    actor.send({ type: 'alternative.chosen', alternative: unofferedAlternative });
    expect(holding.calls).toHaveLength(1);
    actor.send({ type: 'alternative.chosen', alternative });
    expect(holding.last().input).toEqual({ ...item, location_id: 12, datetime: alternative.date_time });
    expect(reports).toEqual([{ type: 'slot.replaced', alternative }]);
  });
});

describe('coming back to a hold', () => {
  const resumed = { appointmentId: APPOINTMENT_ID, holdIsCurrent: true };

  it('RB-07 a reload finds the hold with the time that is left', async () => {
    const { reading, holding, screen } = begin(resumed);
    expect(screen()).toEqual({ screen: 'checkingHold' });
    const later = { ...extendedHold, serverNow: '2026-11-21T10:20:00+07:00' };
    await reading.last().answer({ kind: 'ok', value: { state: 'live', hold: later } });
    expect(screen()).toMatchObject({ screen: 'held', deadline: LEFT_ON + 10 * MINUTE, extension: 'used' });
    expect(holding.calls).toHaveLength(0);
  });

  it('RB-07 a hold that ran out meanwhile can be taken again', async () => {
    const { reading, holding, retry, screen, reports } = begin(resumed);
    await reading.last().answer({ kind: 'ok', value: { state: 'expired' } });
    expect(screen()).toEqual({ screen: 'expired' });
    expect(reports).toEqual([{ type: 'hold.lost' }]);
    retry();
    expect(holding.last().input).toEqual(item);
  });

  it('RB-07 a hold that was released is taken anew', async () => {
    const { reading, holding, reports } = begin(resumed);
    await reading.last().answer({ kind: 'ok', value: { state: 'gone' } });
    expect(holding.last().input).toEqual(item);
    expect(reports).toEqual([{ type: 'hold.lost' }]);
  });

  it('RB-07 a confirm whose answer was lost in the reload is found confirmed', async () => {
    const { reading, screen } = begin({ ...resumed, requestKey: REQUEST_KEY });
    await reading.last().answer({ kind: 'ok', value: { state: 'confirmed', confirmation } });
    expect(screen()).toEqual({ screen: 'confirmed', confirmation });
  });

  it('RB-07 a confirm that never arrived is repeated with its first key', async () => {
    const { reading, confirming, confirm } = begin({ ...resumed, requestKey: REQUEST_KEY });
    await reading.last().answer({ kind: 'ok', value: { state: 'live', hold } });
    confirm(LATER_KEY);
    expect(confirming.last().input).toEqual({ appointmentId: APPOINTMENT_ID, requestKey: REQUEST_KEY });
  });

  it.each(['refused', 'broken', 'endless'] as const)('RB-16 a reading that is %s can be tried again', async (how) => {
    const { reading, clock, retry, screen } = begin(resumed);
    if (how === 'refused') await reading.last().answer(refused);
    if (how === 'broken') await reading.last().fail();
    if (how === 'endless') clock.increment(15_000);
    expect(screen()).toEqual({ screen: 'holdUnknown' });
    retry();
    expect(reading.calls).toHaveLength(2);
    expect(screen()).toEqual({ screen: 'checkingHold' });
  });
});

describe('the time of the hold', () => {
  it('RB-07 the hold ends with the server time, not a moment before', async () => {
    const { clock, screen, reports } = await beginHeld();
    clock.increment(15 * MINUTE - 1);
    expect(screen()).toMatchObject({ screen: 'held' });
    clock.increment(1);
    expect(screen()).toEqual({ screen: 'expired' });
    expect(reports.at(-1)).toEqual({ type: 'hold.lost' });
  });

  it('RB-07 extending once starts the new time', async () => {
    const { actor, clock, extending, screen } = await beginHeld();
    clock.increment(10 * MINUTE);
    actor.send({ type: 'extend.pressed' });
    expect(screen()).toMatchObject({ screen: 'held', extension: 'asking' });
    await extending.last().answer({ kind: 'ok', value: { ...extendedHold, serverNow: '2026-11-21T10:10:00+07:00' } });
    expect(screen()).toMatchObject({ deadline: LEFT_ON + 30 * MINUTE, extension: 'used', notice: null });
    actor.send({ type: 'extend.pressed' });
    expect(extending.calls).toHaveLength(1);
    clock.increment(20 * MINUTE - 1);
    expect(screen()).toMatchObject({ screen: 'held' });
    clock.increment(1);
    expect(screen()).toEqual({ screen: 'expired' });
  });

  it('RB-16 a failed extension keeps the hold and its time', async () => {
    const { actor, clock, extending, screen } = await beginHeld();
    actor.send({ type: 'extend.pressed' });
    clock.increment(15_000);
    expect(screen()).toMatchObject({ screen: 'held', extension: 'offered', notice: 'extensionFailed' });
    actor.send({ type: 'extend.pressed' });
    await extending.last().fail();
    expect(screen()).toMatchObject({ screen: 'held', extension: 'offered', notice: 'extensionFailed' });
    actor.send({ type: 'extend.pressed' });
    await extending.last().answer({ kind: 'failed', failure: { code: 'alreadyExtended' } });
    expect(screen()).toMatchObject({ screen: 'held', extension: 'used', notice: 'extensionFailed' });
    clock.increment(15 * MINUTE);
    expect(screen()).toEqual({ screen: 'expired' });
  });

  it('RB-07 the time runs while an extension is asked for', async () => {
    const { actor, clock, screen } = await beginHeld();
    clock.increment(14 * MINUTE + 50_000);
    actor.send({ type: 'extend.pressed' });
    clock.increment(10_000);
    expect(screen()).toEqual({ screen: 'expired' });
  });

  it('API-02 a server that names no deadline gives no countdown and no extension', async () => {
    const { actor, clock, extending, screen } = await beginHeld(plainHold);
    actor.send({ type: 'extend.pressed' });
    expect(extending.calls).toHaveLength(0);
    clock.increment(48 * 60 * MINUTE);
    expect(screen()).toMatchObject({ screen: 'held', deadline: null, extension: 'none' });
  });

  it('RB-07 a tab that slept past the end sees the hold expired when it returns', async () => {
    const wall = { ms: LEFT_ON };
    const { actor, clock, holding, screen } = begin({ clock: { now: () => wall.ms } });
    await holding.last().answer({ kind: 'ok', value: hold });
    wall.ms += 16 * MINUTE;
    expect(screen()).toMatchObject({ screen: 'held' });
    actor.send({ type: 'tab.returned' });
    clock.increment(1);
    expect(screen()).toEqual({ screen: 'expired' });
  });
});

describe('confirming', () => {
  it('RB-07 confirms the held booking and ends with the code', async () => {
    const { actor, confirming, confirm, screen, reports } = await beginHeld();
    confirm();
    expect(screen()).toEqual({ screen: 'confirming' });
    expect(reports.at(-1)).toEqual({ type: 'confirmation.started', requestKey: REQUEST_KEY });
    confirm(LATER_KEY);
    expect(confirming.calls).toHaveLength(1);
    expect(confirming.last().input).toEqual({ appointmentId: APPOINTMENT_ID, requestKey: REQUEST_KEY });
    await confirming.last().answer({ kind: 'ok', value: confirmation });
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: confirmation });
  });

  it('RB-07 an unknown outcome is asked again with the same key', async () => {
    const { confirming, confirm, retry, clock, screen, reports } = await beginHeld();
    confirm();
    await confirming.last().fail();
    expect(screen()).toEqual({ screen: 'outcomeUnknown' });
    expect(reports.at(-1)).toEqual({ type: 'confirmation.stopped', requestKey: REQUEST_KEY });
    retry();
    clock.increment(15_000);
    expect(screen()).toEqual({ screen: 'outcomeUnknown' });
    expect(reports.slice(-2).map(({ type }) => type)).toEqual(['confirmation.started', 'confirmation.stopped']);
    retry();
    expect(confirming.calls.map(({ input }) => input.requestKey)).toEqual([REQUEST_KEY, REQUEST_KEY, REQUEST_KEY]);
    await confirming.last().answer({ kind: 'ok', value: confirmation });
    expect(screen()).toEqual({ screen: 'confirmed', confirmation });
  });

  it('RB-07, RB-16 an unknown outcome is asked again by itself after a pause, with the same key', async () => {
    const { confirming, confirm, clock, screen } = await beginHeld();
    confirm();
    await confirming.last().fail();
    clock.increment(7_999);
    expect(confirming.calls).toHaveLength(1);
    clock.increment(1);
    expect(confirming.calls.map(({ input }) => input.requestKey)).toEqual([REQUEST_KEY, REQUEST_KEY]);
    await confirming.last().fail();
    clock.increment(8_000);
    await confirming.last().answer({ kind: 'ok', value: confirmation });
    expect(screen()).toEqual({ screen: 'confirmed', confirmation });
  });

  it('RB-10 a slot lost at confirming offers others, and the next confirm has a new key', async () => {
    const { actor, holding, confirming, confirm, screen, reports } = await beginHeld();
    confirm();
    await confirming.last().answer(slotLost);
    expect(screen()).toEqual({ screen: 'slotLost', alternatives: [alternative] });
    expect(reports.at(-1)).toEqual({ type: 'confirmation.stopped', requestKey: null });
    actor.send({ type: 'alternative.chosen', alternative });
    expect(holding.last().input).toMatchObject({ appointment_id: APPOINTMENT_ID, datetime: alternative.date_time });
    await holding.last().answer({ kind: 'ok', value: hold });
    confirm(LATER_KEY);
    expect(confirming.last().input.requestKey).toBe(LATER_KEY);
  });

  it('RB-16 a refused confirm keeps the hold and says why', async () => {
    const { confirming, confirm, clock, screen, reports } = await beginHeld();
    confirm();
    await confirming.last().answer(refused);
    expect(reports.at(-1)).toEqual({ type: 'confirmation.stopped', requestKey: null });
    expect(screen()).toMatchObject({ screen: 'held', notice: 'confirmRefused', message: 'busy' });
    confirm(LATER_KEY);
    expect(confirming.last().input.requestKey).toBe(LATER_KEY);
    await confirming.last().answer(refused);
    clock.increment(15 * MINUTE);
    expect(screen()).toEqual({ screen: 'expired' });
  });

  it('RB-10 a hold that is gone at confirming can be taken again', async () => {
    const { confirming, confirm, retry, holding, screen, reports } = await beginHeld();
    confirm();
    await confirming.last().answer(gone);
    expect(reports.slice(-2)).toEqual([{ type: 'confirmation.stopped', requestKey: null }, { type: 'hold.lost' }]);
    expect(screen()).toEqual({ screen: 'expired' });
    retry();
    expect(holding.last().input).toEqual(item);
  });

  it('RB-09 nothing changes a confirmed booking', async () => {
    const { actor, confirming, confirm, holding, screen } = await beginHeld();
    confirm();
    await confirming.last().answer({ kind: 'ok', value: confirmation });
    for (const type of ['extend.pressed', 'retry.pressed', 'tab.returned'] as const) {
      expect(actor.getSnapshot().can({ type })).toBe(false);
    }
    expect(actor.getSnapshot().can({ type: 'alternative.chosen', alternative })).toBe(false);
    expect(holding.calls).toHaveLength(1);
    expect(screen()).toEqual({ screen: 'confirmed', confirmation });
  });
});

describe('an interrupt', () => {
  it('DUP-01 keeps the hold and the key: going on reads what became of them', async () => {
    const { confirming, confirm, retry, reading, screen, reports } = await beginHeld();
    confirm();
    await confirming.last().answer({ kind: 'interrupted' });
    expect(screen()).toEqual({ screen: 'interrupted' });
    expect(reports.at(-1)).toEqual({ type: 'confirmation.interrupted' });
    retry();
    expect(reading.last().input).toEqual({ appointmentId: APPOINTMENT_ID });
    await reading.last().answer({ kind: 'ok', value: { state: 'live', hold } });
    confirm(LATER_KEY);
    expect(confirming.last().input.requestKey).toBe(REQUEST_KEY);
  });
});
