import { describe, expect, it } from 'vitest';
import {
  alternative,
  APPOINTMENT_ID,
  confirmation,
  heldItem,
  hold,
  item,
  OTHER_APPOINTMENT_ID,
  otherAlternative,
  otherHold,
  otherItem,
  otherUnheldItem,
  refusal,
  unheldItem,
} from './booking-confirmation.fixtures.ts';
import {
  answers,
  askedFor,
  both,
  first,
  other,
  gone,
  LEFT_ON,
  live,
  lost,
  MINUTE,
  ok,
  refused,
  startConfirmation,
} from './booking-confirmation.journey.fixtures.ts';

describe('holding for several', () => {
  it('one call asks for all, and the first end of a hold is the one that counts', async () => {
    const { holding, screen, reports } = startConfirmation([otherUnheldItem, unheldItem]);
    expect(holding.calls).toHaveLength(1);
    expect(holding.last().input).toEqual([
      { ...otherItem, subject: other, appointmentId: null },
      { ...item, subject: first, appointmentId: null },
    ]);
    await holding.last().answer(answers([first, ok(hold)], [other, ok(otherHold)]));
    const deadline = LEFT_ON + 15 * MINUTE;
    expect(screen()).toMatchObject({ screen: 'held', deadline, expiresAt: hold.expiresAt });
    expect(reports.at(-1)).toMatchObject({
      stage: 'settled',
      deadline,
      items: [
        { subject: other, appointmentId: OTHER_APPOINTMENT_ID, heldItem: otherItem },
        { subject: first, appointmentId: APPOINTMENT_ID, heldItem: item },
      ],
    });
  });

  it('what is read as held stays, and only the rest is asked for', async () => {
    const { reading, holding, screen } = startConfirmation([heldItem, otherUnheldItem]);
    expect(reading.last().input).toEqual([{ subject: first, appointmentId: APPOINTMENT_ID }]);
    await reading.last().answer(answers([first, live(hold)]));
    expect(askedFor(holding.last())).toEqual([other]);
    await holding.last().answer(answers([other, ok(otherHold)]));
    expect(screen()).toMatchObject({ screen: 'held' });
  });

  it('one that has nothing to move is asked for anew, and the others are left alone', async () => {
    const outdated = { ...heldItem, holdIsCurrent: false };
    const { holding, screen, reports } = startConfirmation([outdated, otherUnheldItem]);
    await holding.last().answer(answers([first, gone], [other, ok(otherHold)]));
    expect(reports.at(-1)).toMatchObject({
      stage: 'asking',
      items: [{ appointmentId: null }, { appointmentId: OTHER_APPOINTMENT_ID, heldItem: otherItem }],
    });
    expect(holding.last().input).toEqual([{ ...item, subject: first, appointmentId: null }]);
    await holding.last().answer(answers([first, ok(hold)]));
    expect(screen()).toMatchObject({ screen: 'held' });
  });

  it('one that is confirmed already is read, and counts as confirmed', async () => {
    const { holding, reading, confirming, confirm, standings } = startConfirmation([
      { ...heldItem, holdIsCurrent: false },
      otherUnheldItem,
    ]);
    const already = { kind: 'failed', failure: { code: 'alreadyConfirmed' } } as const;
    await holding.last().answer(answers([first, already], [other, ok(otherHold)]));
    expect(askedFor(reading.last())).toEqual([first, other]);
    await reading.last().answer(answers([first, { state: 'confirmed', confirmation }], [other, live(otherHold)]));
    expect(standings()).toEqual(['confirmed', 'held']);
    confirm();
    expect(confirming.last().input.items).toEqual([{ subject: other, appointmentId: OTHER_APPOINTMENT_ID }]);
  });

  it('with one confirmed already and another lost, the confirmed one is read and the lost one gets another slot', async () => {
    const { holding, reading, choose, screen, standings } = startConfirmation([
      { ...heldItem, holdIsCurrent: false },
      otherUnheldItem,
    ]);
    const already = { kind: 'failed', failure: { code: 'alreadyConfirmed' } } as const;
    await holding.last().answer(answers([first, already], [other, lost(otherAlternative)]));
    expect(askedFor(reading.last())).toEqual([first]);
    await reading.last().answer(answers([first, { state: 'confirmed', confirmation }]));
    expect(screen()).toEqual({ screen: 'slotLost', alternatives: [{ ...otherAlternative, subject: other }] });
    expect(standings()).toEqual(['confirmed', 'lost']);
    choose(otherAlternative, other);
    expect(askedFor(holding.last())).toEqual([other]);
  });

  it('one that is refused says why, and is asked for again alone', async () => {
    const { actor, holding, retry, screen, standings } = startConfirmation(both);
    await holding.last().answer(answers([first, ok(hold)], [other, refused]));
    expect(screen()).toEqual({ screen: 'notHeld', refusal });
    expect(standings()).toEqual(['held', 'notHeld']);
    expect(actor.getSnapshot().context.items.map((each) => each.refusal)).toEqual([null, refusal]);
    retry();
    expect(askedFor(holding.last())).toEqual([other]);
    await holding.last().answer(answers([other, ok(otherHold)]));
    expect(screen()).toMatchObject({ screen: 'held', refusal: null });
  });

  it('a call that is refused or lost says nothing of any of them', async () => {
    const { holding, retry, screen, standings } = startConfirmation(both);
    await holding.last().answer(refused);
    expect(screen()).toEqual({ screen: 'notHeld', refusal });
    retry();
    await holding.last().fail();
    expect(screen()).toEqual({ screen: 'notHeld', refusal: null });
    expect(standings()).toEqual(['notHeld', 'notHeld']);
    retry();
    expect(askedFor(holding.last())).toEqual([first, other]);
  });
});

describe('several of which one is lost', () => {
  it('only the lost one gets another slot, and only it is asked for again', async () => {
    const { holding, choose, screen, reports } = startConfirmation(both);
    await holding.last().answer(answers([first, ok(hold)], [other, lost(otherAlternative)]));
    expect(screen()).toEqual({ screen: 'slotLost', alternatives: [{ ...otherAlternative, subject: other }] });
    expect(reports.at(-1)).toMatchObject({ stage: 'lost', deadline: LEFT_ON + 15 * MINUTE });
    choose(otherAlternative, other);
    expect(holding.last().input).toEqual([
      { ...otherItem, startsAt: otherAlternative.startsAt, subject: other, appointmentId: null },
    ]);
    expect(reports.at(-1)).toMatchObject({
      stage: 'asking',
      items: [{ replacement: null }, { replacement: otherAlternative }],
    });
    await holding.last().answer(answers([other, ok(otherHold)]));
    expect(screen()).toMatchObject({ screen: 'held', deadline: LEFT_ON + 15 * MINUTE });
  });

  it('an alternative of one cannot be taken for another, and each lost one waits for its own', async () => {
    const { holding, choose, screen, standings, reports } = startConfirmation(both);
    await holding.last().answer(answers([first, lost(alternative)], [other, lost(otherAlternative)]));
    choose(otherAlternative, first);
    choose(alternative, other);
    expect(standings()).toEqual(['lost', 'lost']);
    choose(alternative, first);
    expect(screen()).toEqual({ screen: 'slotLost', alternatives: [{ ...otherAlternative, subject: other }] });
    expect(reports.at(-1)).toMatchObject({ stage: 'lost', items: [{ replacement: alternative }, {}] });
    expect(holding.calls).toHaveLength(1);
    choose(otherAlternative, other);
    expect(askedFor(holding.last())).toEqual([first, other]);
  });

  it('a lost one can be left out, a held one and the last one cannot', async () => {
    const { holding, leave, screen, reports } = startConfirmation(both);
    await holding.last().answer(answers([first, ok(hold)], [other, lost()]));
    leave(first);
    expect(screen()).toMatchObject({ screen: 'slotLost' });
    leave(other);
    expect(screen()).toMatchObject({ screen: 'held' });
    expect(reports.at(-1)?.items.map(({ subject }) => subject)).toEqual([first]);
    expect(holding.calls).toHaveLength(1);

    const alone = startConfirmation([unheldItem]);
    await alone.holding.last().answer(answers([first, lost()]));
    alone.leave(first);
    expect(alone.screen()).toMatchObject({ screen: 'slotLost' });
  });

  it('the time of what is held goes on: over, it is asked for again together with the lost one', async () => {
    const { holding, choose, clock, screen, standings, reports } = startConfirmation(both);
    await holding.last().answer(answers([first, ok(hold)], [other, lost(otherAlternative)]));
    clock.increment(15 * MINUTE - 1);
    expect(standings()).toEqual(['held', 'lost']);
    clock.increment(1);
    expect(standings()).toEqual(['notHeld', 'lost']);
    expect(screen()).toMatchObject({ screen: 'slotLost' });
    expect(reports.at(-1)).toMatchObject({ stage: 'lost', deadline: null, items: [{ appointmentId: null }, {}] });
    choose(otherAlternative, other);
    expect(askedFor(holding.last())).toEqual([first, other]);
  });

  it('a page that slept past the end of what is held counts again when it wakes', async () => {
    const wall = { ms: LEFT_ON };
    const { actor, holding, clock, standings } = startConfirmation(both, { clock: { now: () => wall.ms } });
    await holding.last().answer(answers([first, ok(hold)], [other, lost()]));
    wall.ms += 16 * MINUTE;
    actor.send({ type: 'recount.requested' });
    clock.increment(1);
    expect(standings()).toEqual(['notHeld', 'lost']);
  });

  it('of several without a hold each can be left out in turn', async () => {
    const third = { ...unheldItem, subject: 'car-3' };
    const { holding, leave, screen, standings } = startConfirmation([...both, third]);
    await holding.last().answer(answers([first, ok(hold)], [other, refused], ['car-3', refused]));
    leave(other);
    expect(screen()).toEqual({ screen: 'notHeld', refusal });
    expect(standings()).toEqual(['held', 'notHeld']);
    leave('car-3');
    expect(screen()).toMatchObject({ screen: 'held' });
    expect(holding.calls).toHaveLength(1);
  });
});
