import { describe, expect, it } from 'vitest';
import {
  alternative,
  APPOINTMENT_ID,
  confirmation,
  extendedHold,
  hold,
  item,
  LATER_KEY,
  REQUEST_KEY,
  unofferedAlternative,
  refusal,
  SUBJECT,
} from './booking-confirmation.fixtures.ts';
import {
  gone,
  LEFT_ON,
  MINUTE,
  refused,
  slotLost,
  startConfirmation,
} from './booking-confirmation.journey.fixtures.ts';

describe('taking the hold', () => {
  it('RB-07 holds the chosen slot and counts down the server’s time on its own clock', async () => {
    const { holding, screen, reports } = startConfirmation();
    expect(screen()).toEqual({ screen: 'takingHold' });
    expect(holding.last().input).toEqual({ ...item, subject: SUBJECT, appointmentId: null });
    await holding.last().answer({ kind: 'ok', value: hold });
    expect(screen()).toEqual({
      screen: 'held',
      deadline: LEFT_ON + 15 * MINUTE,
      expiresAt: hold.expiresAt,
      extension: 'offered',
      notice: null,
      refusal: null,
    });
    expect(reports).toEqual([{ type: 'hold.taken', appointmentId: APPOINTMENT_ID }]);
  });

  it('an edited draft moves its temporary booking', () => {
    const { holding, reading } = startConfirmation({ appointmentId: APPOINTMENT_ID });
    expect(holding.last().input).toEqual({ ...item, subject: SUBJECT, appointmentId: APPOINTMENT_ID });
    expect(reading.calls).toHaveLength(0);
  });

  it('RB-07 a confirm after an edit has a new key', async () => {
    const { holding, confirming, confirm } = startConfirmation({
      appointmentId: APPOINTMENT_ID,
      requestKey: REQUEST_KEY,
    });
    await holding.last().answer({ kind: 'ok', value: hold });
    confirm(LATER_KEY);
    expect(confirming.last().input.requestKey).toBe(LATER_KEY);
  });

  it('when the one to move is gone, a new one is taken', async () => {
    const { holding, reports, screen } = startConfirmation({ appointmentId: APPOINTMENT_ID });
    await holding.last().answer(gone);
    expect(reports).toEqual([{ type: 'hold.lost' }]);
    expect(holding.calls).toHaveLength(2);
    expect(holding.last().input).toEqual({ ...item, subject: SUBJECT, appointmentId: null });
    await holding.last().answer(gone);
    expect(screen()).toEqual({ screen: 'notHeld', refusal: null });
  });

  it('RB-09 moving a booking that another tab has confirmed ends as confirmed', async () => {
    const { holding, reading, screen } = startConfirmation({ appointmentId: APPOINTMENT_ID });
    await holding.last().answer({ kind: 'failed', failure: { code: 'alreadyConfirmed' } });
    await reading.last().answer({ kind: 'ok', value: { state: 'confirmed', confirmation } });
    expect(screen()).toEqual({ screen: 'confirmed', confirmation });
  });

  it('a refused, failed or unanswered hold can be tried again, with the server’s message', async () => {
    const { holding, clock, retry, screen } = startConfirmation();
    await holding.last().answer(refused);
    expect(screen()).toEqual({ screen: 'notHeld', refusal });
    retry();
    await holding.last().fail();
    expect(screen()).toEqual({ screen: 'notHeld', refusal: null });
    retry();
    clock.increment(15_000);
    expect(screen()).toEqual({ screen: 'notHeld', refusal: null });
    retry();
    await holding.last().answer({ kind: 'ok', value: hold });
    expect(screen()).toMatchObject({ screen: 'held', refusal: null });
  });

  it('RB-10 a slot that is taken offers others; only an offered one can be taken', async () => {
    const { actor, holding, reports, screen } = startConfirmation();
    await holding.last().answer(slotLost);
    expect(screen()).toEqual({ screen: 'slotLost', alternatives: [alternative] });
    actor.send({ type: 'alternative.chosen', alternative: unofferedAlternative });
    expect(holding.calls).toHaveLength(1);
    actor.send({ type: 'alternative.chosen', alternative });
    expect(holding.last().input).toEqual({
      ...item,
      startsAt: alternative.startsAt,
      subject: SUBJECT,
      appointmentId: null,
    });
    expect(reports).toEqual([{ type: 'slot.replaced', alternative }]);
  });
});

describe('another time at another branch', () => {
  it('RB-10 is held there, not at the branch of the lost time', async () => {
    const { actor, holding, reports } = startConfirmation();
    const elsewhere = { ...alternative, locationId: 13, branchName: 'รังสิต' };
    await holding.last().answer({ kind: 'failed', failure: { code: 'slotLost', alternatives: [elsewhere] } });
    actor.send({ type: 'alternative.chosen', alternative });
    expect(holding.calls).toHaveLength(1);
    actor.send({ type: 'alternative.chosen', alternative: elsewhere });
    expect(holding.last().input).toMatchObject({ locationId: 13, startsAt: alternative.startsAt });
    expect(reports).toEqual([{ type: 'slot.replaced', alternative: elsewhere }]);
  });
});

describe('whether a hold request is pending', () => {
  it('is reported with the request, and with every kind of answer', async () => {
    const { actor, holding, clock, retry, waits } = startConfirmation();
    expect(waits).toEqual([true]);
    await holding.last().answer(refused);
    retry();
    clock.increment(15_000);
    retry();
    await holding.last().answer(slotLost);
    actor.send({ type: 'alternative.chosen', alternative });
    await holding.last().answer({ kind: 'ok', value: hold });
    clock.increment(15 * MINUTE);
    retry();
    expect(waits).toEqual([true, false, true, false, true, false, true, false, false, true]);
  });

  it('is reported when a hold is read, even if that fails', async () => {
    const { reading, retry, waits } = startConfirmation({ appointmentId: APPOINTMENT_ID, holdIsCurrent: true });
    await reading.last().fail();
    retry();
    await reading.last().answer({ kind: 'ok', value: { state: 'live', hold } });
    expect(waits).toEqual([true, false, true, false]);
  });
});

describe('coming back to a hold', () => {
  const resumed = { appointmentId: APPOINTMENT_ID, holdIsCurrent: true };

  it('RB-07 a reload finds the hold with the time that is left', async () => {
    const { reading, holding, screen } = startConfirmation(resumed);
    expect(screen()).toEqual({ screen: 'checkingHold' });
    const later = { ...extendedHold, serverNow: '2026-11-21T10:20:00+07:00' };
    await reading.last().answer({ kind: 'ok', value: { state: 'live', hold: later } });
    expect(screen()).toMatchObject({ screen: 'held', deadline: LEFT_ON + 10 * MINUTE, extension: 'used' });
    expect(holding.calls).toHaveLength(0);
  });

  it('RB-07 a hold that expired meanwhile can be taken again', async () => {
    const { reading, holding, retry, screen, reports } = startConfirmation(resumed);
    await reading.last().answer({ kind: 'ok', value: { state: 'expired' } });
    expect(screen()).toEqual({ screen: 'expired' });
    expect(reports).toEqual([{ type: 'hold.lost' }]);
    retry();
    expect(holding.last().input).toEqual({ ...item, subject: SUBJECT, appointmentId: null });
  });

  it('RB-07 a hold that was released is taken anew', async () => {
    const { reading, holding, reports } = startConfirmation(resumed);
    await reading.last().answer({ kind: 'ok', value: { state: 'gone' } });
    expect(holding.last().input).toEqual({ ...item, subject: SUBJECT, appointmentId: null });
    expect(reports).toEqual([{ type: 'hold.lost' }]);
  });

  it('RB-07 a confirm whose answer was lost in the reload is found confirmed', async () => {
    const { reading, screen } = startConfirmation({ ...resumed, requestKey: REQUEST_KEY });
    await reading.last().answer({ kind: 'ok', value: { state: 'confirmed', confirmation } });
    expect(screen()).toEqual({ screen: 'confirmed', confirmation });
  });

  it('RB-07 a confirm that never arrived is repeated by itself, with its first key', async () => {
    const { reading, confirming, confirm } = startConfirmation({ ...resumed, requestKey: REQUEST_KEY });
    await reading.last().answer({ kind: 'ok', value: { state: 'live', hold } });
    confirm(LATER_KEY);
    expect(confirming.calls).toHaveLength(1);
    expect(confirming.last().input).toEqual({
      appointmentId: APPOINTMENT_ID,
      requestKey: REQUEST_KEY,
      isRepeat: true,
    });
  });

  it.each(['refused', 'broken', 'endless'] as const)('a reading that is %s can be tried again', async (how) => {
    const { reading, clock, retry, screen } = startConfirmation(resumed);
    if (how === 'refused') await reading.last().answer(refused);
    if (how === 'broken') await reading.last().fail();
    if (how === 'endless') clock.increment(15_000);
    expect(screen()).toEqual({ screen: 'holdUnknown', refusal: how === 'refused' ? refusal : null });
    retry();
    expect(reading.calls).toHaveLength(2);
    expect(screen()).toEqual({ screen: 'checkingHold' });
  });
});
