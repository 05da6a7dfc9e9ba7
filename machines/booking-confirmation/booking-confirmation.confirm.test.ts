import { describe, expect, it } from 'vitest';
import {
  alternative,
  APPOINTMENT_ID,
  confirmation,
  hold,
  item,
  heldItem,
  LATER_KEY,
  REQUEST_KEY,
  refusal,
  SUBJECT,
} from './booking-confirmation.fixtures.ts';
import {
  answer,
  confirmedAnswer,
  gone,
  heldAnswer,
  live,
  MINUTE,
  refused,
  slotLost,
  startConfirmation,
  startHeld,
} from './booking-confirmation.journey.fixtures.ts';

describe('confirming', () => {
  it('RB-07 confirms the held booking and ends with the code', async () => {
    const { actor, confirming, confirm, screen, told } = await startHeld();
    confirm();
    expect(screen()).toEqual({ screen: 'confirming' });
    expect(told()).toMatchObject({ stage: 'confirming', requestKey: REQUEST_KEY });
    confirm(LATER_KEY);
    expect(confirming.calls).toHaveLength(1);
    const items = [{ subject: SUBJECT, appointmentId: APPOINTMENT_ID }];
    expect(confirming.last().input).toEqual({ items, requestKey: REQUEST_KEY, isRepeat: false });
    await confirming.last().answer(confirmedAnswer);
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: [{ subject: SUBJECT, confirmation }] });
  });

  it('RB-07 an unknown outcome is checked again with the same key', async () => {
    const { confirming, confirm, retry, clock, screen, told, stages } = await startHeld();
    confirm();
    await confirming.last().fail();
    expect(screen()).toEqual({ screen: 'outcomeUnknown' });
    expect(told()).toMatchObject({ stage: 'unknown', requestKey: REQUEST_KEY });
    retry();
    clock.increment(15_000);
    expect(screen()).toEqual({ screen: 'outcomeUnknown' });
    expect(stages().slice(-2)).toEqual(['confirming', 'unknown']);
    retry();
    expect(confirming.calls.map(({ input }) => input.requestKey)).toEqual([REQUEST_KEY, REQUEST_KEY, REQUEST_KEY]);
    await confirming.last().answer(confirmedAnswer);
    expect(screen()).toEqual({ screen: 'confirmed' });
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
    await confirming.last().answer(confirmedAnswer);
    expect(screen()).toEqual({ screen: 'confirmed' });
  });

  it('RB-10 a slot lost at confirming offers others, and the next confirm has a new key', async () => {
    const { choose, holding, confirming, confirm, screen, told } = await startHeld();
    confirm();
    await confirming.last().answer(slotLost);
    expect(screen()).toEqual({ screen: 'slotLost', alternatives: [{ ...alternative, subject: SUBJECT }] });
    expect(told()).toMatchObject({ stage: 'lost', requestKey: null, appointmentId: APPOINTMENT_ID, heldItem: null });
    choose(alternative);
    expect(holding.last().input).toMatchObject([{ appointmentId: APPOINTMENT_ID, startsAt: alternative.startsAt }]);
    await holding.last().answer(heldAnswer);
    confirm(LATER_KEY);
    expect(confirming.last().input.requestKey).toBe(LATER_KEY);
  });

  it('a refused confirm keeps the hold and says why', async () => {
    const { confirming, confirm, clock, screen, told } = await startHeld();
    confirm();
    await confirming.last().answer(refused);
    expect(told()).toMatchObject({ stage: 'settled', requestKey: null, heldItem: item });
    expect(screen()).toMatchObject({ screen: 'held', notice: 'confirmRefused', refusal });
    confirm(LATER_KEY);
    expect(confirming.last().input.requestKey).toBe(LATER_KEY);
    await confirming.last().answer(refused);
    clock.increment(15 * MINUTE);
    expect(screen()).toEqual({ screen: 'expired' });
  });

  it('RB-07 a refusal of a repeat ends the asking, and the next confirm is a first try again', async () => {
    const { clock, confirming, confirm, retry, screen, told } = await startHeld();
    confirm();
    await confirming.last().fail();
    retry();
    expect(confirming.last().input).toMatchObject({ requestKey: REQUEST_KEY, isRepeat: true });
    await confirming.last().answer(refused);
    expect(screen()).toMatchObject({ screen: 'held', notice: 'confirmRefused' });
    expect(told()).toMatchObject({ stage: 'settled', requestKey: null, heldItem: item });
    clock.increment(8_000);
    expect(confirming.calls).toHaveLength(2);
    confirm(LATER_KEY);
    expect(confirming.last().input).toMatchObject({ requestKey: LATER_KEY, isRepeat: false });
  });

  it('RB-07 what a page sends that was left before its confirm was answered is a repeat', async () => {
    const { reading, confirming } = startConfirmation([heldItem], { requestKey: REQUEST_KEY });
    await reading.last().answer(answer(live(hold)));
    expect(confirming.last().input).toMatchObject({ requestKey: REQUEST_KEY, isRepeat: true });
  });

  it('RB-10 a hold that is gone at confirming can be taken again', async () => {
    const { confirming, confirm, retry, holding, screen, told } = await startHeld();
    confirm();
    await confirming.last().answer(answer(gone));
    expect(told()).toMatchObject({ stage: 'settled', requestKey: null, appointmentId: null, deadline: null });
    expect(screen()).toEqual({ screen: 'expired' });
    retry();
    expect(holding.last().input).toEqual([{ ...item, subject: SUBJECT, appointmentId: null }]);
  });

  it('RB-09 nothing changes a confirmed booking', async () => {
    const { actor, confirming, confirm, holding, screen } = await startHeld();
    confirm();
    await confirming.last().answer(confirmedAnswer);
    for (const type of ['extension.requested', 'retry.requested', 'recount.requested'] as const) {
      expect(actor.getSnapshot().can({ type })).toBe(false);
    }
    expect(actor.getSnapshot().can({ type: 'alternative.chosen', subject: SUBJECT, alternative })).toBe(false);
    expect(holding.calls).toHaveLength(1);
    expect(screen()).toEqual({ screen: 'confirmed' });
  });
});
