import { describe, expect, it } from 'vitest';
import {
  alternative,
  APPOINTMENT_ID,
  confirmation,
  extendedHold,
  heldItem,
  hold,
  item,
  LATER_KEY,
  REQUEST_KEY,
  unofferedAlternative,
  refusal,
  SUBJECT,
} from './booking-confirmation.fixtures.ts';
import {
  answer,
  gone,
  heldAnswer,
  LEFT_ON,
  live,
  lost,
  MINUTE,
  refused,
  slotLost,
  startConfirmation,
} from './booking-confirmation.journey.fixtures.ts';

const outdated = { ...heldItem, holdIsCurrent: false };

describe('taking the hold', () => {
  it('RB-07 holds the chosen slot and counts down the server’s time on its own clock', async () => {
    const { holding, screen, reports } = startConfirmation();
    expect(screen()).toEqual({ screen: 'takingHold' });
    expect(holding.last().input).toEqual([{ ...item, subject: SUBJECT, appointmentId: null }]);
    await holding.last().answer(heldAnswer);
    expect(screen()).toEqual({
      screen: 'held',
      deadline: LEFT_ON + 15 * MINUTE,
      expiresAt: hold.expiresAt,
      extension: 'offered',
      notice: null,
      refusal: null,
    });
    expect(reports).toEqual([
      {
        type: 'confirmation.changed',
        stage: 'asking',
        items: [
          {
            subject: SUBJECT,
            appointmentId: null,
            heldItem: null,
            replacement: null,
            alternatives: null,
            refusal: null,
            confirmation: null,
          },
        ],
        deadline: null,
        requestKey: null,
      },
      {
        type: 'confirmation.changed',
        stage: 'settled',
        items: [
          {
            subject: SUBJECT,
            appointmentId: APPOINTMENT_ID,
            heldItem: item,
            replacement: null,
            alternatives: null,
            refusal: null,
            confirmation: null,
          },
        ],
        deadline: LEFT_ON + 15 * MINUTE,
        requestKey: null,
      },
    ]);
  });

  it('an edited draft moves its temporary booking', () => {
    const { holding, reading } = startConfirmation([outdated]);
    expect(holding.last().input).toEqual([{ ...item, subject: SUBJECT, appointmentId: APPOINTMENT_ID }]);
    expect(reading.calls).toHaveLength(0);
  });

  it('RB-07 a confirm after an edit has a new key', async () => {
    const { holding, confirming, confirm } = startConfirmation([outdated], { requestKey: REQUEST_KEY });
    await holding.last().answer(heldAnswer);
    confirm(LATER_KEY);
    expect(confirming.last().input.requestKey).toBe(LATER_KEY);
  });

  it('when the one to move is gone, a new one is taken', async () => {
    const { holding, told, screen } = startConfirmation([outdated]);
    await holding.last().answer(answer(gone));
    expect(told()).toMatchObject({ stage: 'asking', appointmentId: null });
    expect(holding.calls).toHaveLength(2);
    expect(holding.last().input).toEqual([{ ...item, subject: SUBJECT, appointmentId: null }]);
    await holding.last().answer(answer(gone));
    expect(screen()).toEqual({ screen: 'notHeld', refusal: null });
  });

  it('RB-09 moving a booking that another tab has confirmed ends as confirmed', async () => {
    const { holding, reading, screen } = startConfirmation([outdated]);
    await holding.last().answer(answer({ kind: 'failed', failure: { code: 'alreadyConfirmed' } }));
    await reading.last().answer(answer({ state: 'confirmed', confirmation }));
    expect(screen()).toEqual({ screen: 'confirmed' });
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
    await holding.last().answer(heldAnswer);
    expect(screen()).toMatchObject({ screen: 'held', refusal: null });
  });

  it('RB-10 a slot that is taken offers others; only an offered one can be taken', async () => {
    const { choose, holding, told, screen } = startConfirmation();
    await holding.last().answer(slotLost);
    expect(screen()).toEqual({ screen: 'slotLost', alternatives: [{ ...alternative, subject: SUBJECT }] });
    choose(unofferedAlternative);
    expect(holding.calls).toHaveLength(1);
    choose(alternative);
    expect(holding.last().input).toEqual([
      {
        ...item,
        startsAt: alternative.startsAt,
        subject: SUBJECT,
        appointmentId: null,
      },
    ]);
    expect(told()).toMatchObject({ stage: 'asking', replacement: alternative });
  });
});

describe('another time at another branch', () => {
  it('RB-10 is held there, not at the branch of the lost time', async () => {
    const { choose, holding, told } = startConfirmation();
    const elsewhere = { ...alternative, locationId: 13, branchName: 'รังสิต' };
    await holding.last().answer(answer(lost(elsewhere)));
    choose(alternative);
    expect(holding.calls).toHaveLength(1);
    choose(elsewhere);
    expect(holding.last().input).toMatchObject([{ locationId: 13, startsAt: alternative.startsAt }]);
    expect(told()).toMatchObject({ stage: 'asking', replacement: elsewhere });
  });
});

describe('whether a hold request is pending', () => {
  it('is reported with the request, and with every kind of answer', async () => {
    const { choose, holding, clock, retry, stages } = startConfirmation();
    expect(stages()).toEqual(['asking']);
    await holding.last().answer(refused);
    retry();
    clock.increment(15_000);
    retry();
    await holding.last().answer(slotLost);
    choose(alternative);
    await holding.last().answer(heldAnswer);
    clock.increment(15 * MINUTE);
    retry();
    expect(stages()).toEqual([
      'asking',
      'settled',
      'asking',
      'settled',
      'asking',
      'lost',
      'asking',
      'settled',
      'settled',
      'asking',
    ]);
  });

  it('is reported when a hold is read, even if that fails', async () => {
    const { reading, retry, stages } = startConfirmation([heldItem]);
    await reading.last().fail();
    retry();
    await reading.last().answer(answer(live(hold)));
    expect(stages()).toEqual(['asking', 'settled', 'asking', 'settled']);
  });
});

describe('coming back to a hold', () => {
  it('RB-07 a reload finds the hold with the time that is left', async () => {
    const { reading, holding, screen } = startConfirmation([heldItem]);
    expect(screen()).toEqual({ screen: 'checkingHold' });
    const later = { ...extendedHold, serverNow: '2026-11-21T10:20:00+07:00' };
    await reading.last().answer(answer(live(later)));
    expect(screen()).toMatchObject({ screen: 'held', deadline: LEFT_ON + 10 * MINUTE, extension: 'used' });
    expect(holding.calls).toHaveLength(0);
  });

  it('RB-07 a hold that expired meanwhile can be taken again', async () => {
    const { reading, holding, retry, screen, told } = startConfirmation([heldItem]);
    await reading.last().answer(answer({ state: 'expired' }));
    expect(screen()).toEqual({ screen: 'expired' });
    expect(told()).toMatchObject({ stage: 'settled', appointmentId: null });
    retry();
    expect(holding.last().input).toEqual([{ ...item, subject: SUBJECT, appointmentId: null }]);
  });

  it('RB-07 a hold that was released is taken anew', async () => {
    const { reading, holding, told } = startConfirmation([heldItem]);
    await reading.last().answer(answer({ state: 'gone' }));
    expect(holding.last().input).toEqual([{ ...item, subject: SUBJECT, appointmentId: null }]);
    expect(told()).toMatchObject({ stage: 'asking', appointmentId: null });
  });

  it('RB-07 a confirm whose answer was lost in the reload is found confirmed', async () => {
    const { reading, screen } = startConfirmation([heldItem], { requestKey: REQUEST_KEY });
    await reading.last().answer(answer({ state: 'confirmed', confirmation }));
    expect(screen()).toEqual({ screen: 'confirmed' });
  });

  it('RB-07 a confirm that never arrived is repeated by itself, with its first key', async () => {
    const { reading, confirming, confirm } = startConfirmation([heldItem], { requestKey: REQUEST_KEY });
    await reading.last().answer(answer(live(hold)));
    confirm(LATER_KEY);
    expect(confirming.calls).toHaveLength(1);
    expect(confirming.last().input).toEqual({
      items: [{ subject: SUBJECT, appointmentId: APPOINTMENT_ID }],
      requestKey: REQUEST_KEY,
      isRepeat: true,
    });
  });

  it.each(['refused', 'broken', 'endless'] as const)('a reading that is %s can be tried again', async (how) => {
    const { reading, clock, retry, screen } = startConfirmation([heldItem]);
    if (how === 'refused') await reading.last().answer(refused);
    if (how === 'broken') await reading.last().fail();
    if (how === 'endless') clock.increment(15_000);
    expect(screen()).toEqual({ screen: 'holdUnknown', refusal: how === 'refused' ? refusal : null });
    retry();
    expect(reading.calls).toHaveLength(2);
    expect(screen()).toEqual({ screen: 'checkingHold' });
  });
});
