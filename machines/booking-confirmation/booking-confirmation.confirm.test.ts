import { describe, expect, it } from 'vitest';
import {
  alternative,
  APPOINTMENT_ID,
  confirmation,
  hold,
  item,
  LATER_KEY,
  REQUEST_KEY,
  refusal,
  SUBJECT,
} from './booking-confirmation.fixtures.ts';
import {
  gone,
  MINUTE,
  refused,
  slotLost,
  startConfirmation,
  startHeld,
} from './booking-confirmation.journey.fixtures.ts';

describe('confirming', () => {
  it('RB-07 confirms the held booking and ends with the code', async () => {
    const { actor, confirming, confirm, screen, reports } = await startHeld();
    confirm();
    expect(screen()).toEqual({ screen: 'confirming' });
    expect(reports.at(-1)).toEqual({ type: 'confirmation.started', requestKey: REQUEST_KEY });
    confirm(LATER_KEY);
    expect(confirming.calls).toHaveLength(1);
    const input = { appointmentId: APPOINTMENT_ID, requestKey: REQUEST_KEY, isRepeat: false };
    expect(confirming.last().input).toEqual(input);
    await confirming.last().answer({ kind: 'ok', value: confirmation });
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: confirmation });
  });

  it('RB-07 an unknown outcome is checked again with the same key', async () => {
    const { confirming, confirm, retry, clock, screen, reports } = await startHeld();
    confirm();
    await confirming.last().fail();
    expect(screen()).toEqual({ screen: 'outcomeUnknown' });
    expect(reports.at(-1)).toEqual({ type: 'confirmation.settled', requestKey: REQUEST_KEY });
    retry();
    clock.increment(15_000);
    expect(screen()).toEqual({ screen: 'outcomeUnknown' });
    expect(reports.slice(-2).map(({ type }) => type)).toEqual(['confirmation.started', 'confirmation.settled']);
    retry();
    expect(confirming.calls.map(({ input }) => input.requestKey)).toEqual([REQUEST_KEY, REQUEST_KEY, REQUEST_KEY]);
    await confirming.last().answer({ kind: 'ok', value: confirmation });
    expect(screen()).toEqual({ screen: 'confirmed', confirmation });
  });

  it('RB-07 after a pause an unknown outcome is checked again by itself, with the same key', async () => {
    const { confirming, confirm, clock, screen } = await startHeld();
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
    const { actor, holding, confirming, confirm, screen, reports } = await startHeld();
    confirm();
    await confirming.last().answer(slotLost);
    expect(screen()).toEqual({ screen: 'slotLost', alternatives: [alternative] });
    expect(reports.at(-1)).toEqual({ type: 'confirmation.settled', requestKey: null });
    actor.send({ type: 'alternative.chosen', alternative });
    expect(holding.last().input).toMatchObject({ appointmentId: APPOINTMENT_ID, startsAt: alternative.startsAt });
    await holding.last().answer({ kind: 'ok', value: hold });
    confirm(LATER_KEY);
    expect(confirming.last().input.requestKey).toBe(LATER_KEY);
  });

  it('a refused confirm keeps the hold and says why', async () => {
    const { confirming, confirm, clock, screen, reports } = await startHeld();
    confirm();
    await confirming.last().answer(refused);
    expect(reports.at(-1)).toEqual({ type: 'confirmation.settled', requestKey: null });
    expect(screen()).toMatchObject({ screen: 'held', notice: 'confirmRefused', refusal });
    confirm(LATER_KEY);
    expect(confirming.last().input.requestKey).toBe(LATER_KEY);
    await confirming.last().answer(refused);
    clock.increment(15 * MINUTE);
    expect(screen()).toEqual({ screen: 'expired' });
  });

  it('RB-07 a refusal of a repeat ends the asking, and the next confirm is a first try again', async () => {
    const { clock, confirming, confirm, retry, screen, reports } = await startHeld();
    confirm();
    await confirming.last().fail();
    retry();
    expect(confirming.last().input).toMatchObject({ requestKey: REQUEST_KEY, isRepeat: true });
    await confirming.last().answer(refused);
    expect(screen()).toMatchObject({ screen: 'held', notice: 'confirmRefused' });
    expect(reports.at(-1)).toEqual({ type: 'confirmation.settled', requestKey: null });
    clock.increment(8_000);
    expect(confirming.calls).toHaveLength(2);
    confirm(LATER_KEY);
    expect(confirming.last().input).toMatchObject({ requestKey: LATER_KEY, isRepeat: false });
  });

  it('RB-07 what a page sends that was left before its confirm was answered is a repeat', async () => {
    const input = { appointmentId: APPOINTMENT_ID, holdIsCurrent: true, requestKey: REQUEST_KEY };
    const { reading, confirming } = startConfirmation(input);
    await reading.last().answer({ kind: 'ok', value: { state: 'live', hold } });
    expect(confirming.last().input).toMatchObject({ requestKey: REQUEST_KEY, isRepeat: true });
  });

  it('RB-10 a hold that is gone at confirming can be taken again', async () => {
    const { confirming, confirm, retry, holding, screen, reports } = await startHeld();
    confirm();
    await confirming.last().answer(gone);
    expect(reports.slice(-2)).toEqual([{ type: 'confirmation.settled', requestKey: null }, { type: 'hold.lost' }]);
    expect(screen()).toEqual({ screen: 'expired' });
    retry();
    expect(holding.last().input).toEqual({ ...item, subject: SUBJECT, appointmentId: null });
  });

  it('RB-09 nothing changes a confirmed booking', async () => {
    const { actor, confirming, confirm, holding, screen } = await startHeld();
    confirm();
    await confirming.last().answer({ kind: 'ok', value: confirmation });
    for (const type of ['extension.requested', 'retry.requested', 'recount.requested'] as const) {
      expect(actor.getSnapshot().can({ type })).toBe(false);
    }
    expect(actor.getSnapshot().can({ type: 'alternative.chosen', alternative })).toBe(false);
    expect(holding.calls).toHaveLength(1);
    expect(screen()).toEqual({ screen: 'confirmed', confirmation });
  });
});
