import { describe, expect, it } from 'vitest';
import {
  APPOINTMENT_ID,
  confirmation,
  extendedHold,
  heldItem,
  hold,
  LATER_KEY,
  OTHER_APPOINTMENT_ID,
  otherAlternative,
  otherConfirmation,
  otherHeldItem,
  otherHold,
  otherUnheldItem,
  refusal,
  REQUEST_KEY,
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
  startBothHeld,
  startConfirmation,
} from './booking-confirmation.journey.fixtures.ts';

describe('the time of several', () => {
  it('when the first hold ends, only it is over, and only it is asked for again', async () => {
    const { holding, clock, retry, screen, standings, reports } = await startBothHeld();
    clock.increment(15 * MINUTE);
    expect(screen()).toEqual({ screen: 'expired' });
    expect(standings()).toEqual(['notHeld', 'held']);
    expect(reports.at(-1)).toMatchObject({
      stage: 'settled',
      deadline: LEFT_ON + 20 * MINUTE,
      items: [{ appointmentId: null }, { appointmentId: OTHER_APPOINTMENT_ID }],
    });
    retry();
    expect(askedFor(holding.last())).toEqual([first]);
  });

  it('after a sleep all that are over go at once', async () => {
    const wall = { ms: LEFT_ON };
    const { actor, holding, clock, standings } = startConfirmation(both, { clock: { now: () => wall.ms } });
    await holding.last().answer(answers([first, ok(hold)], [other, ok(otherHold)]));
    wall.ms += 21 * MINUTE;
    actor.send({ type: 'recount.requested' });
    clock.increment(1);
    expect(standings()).toEqual(['notHeld', 'notHeld']);
  });

  it('one call extends all; where it fails for one, that is said, and its time stays the one that counts', async () => {
    const { actor, extending, screen } = await startBothHeld();
    actor.send({ type: 'extension.requested' });
    expect(askedFor(extending.last())).toEqual([first, other]);
    const already = { kind: 'failed', failure: { code: 'alreadyExtended' } } as const;
    const otherExtended = { ...extendedHold, appointmentId: OTHER_APPOINTMENT_ID };
    await extending.last().answer(answers([first, already], [other, ok(otherExtended)]));
    expect(screen()).toMatchObject({
      deadline: LEFT_ON + 15 * MINUTE,
      extension: 'used',
      notice: 'extensionFailed',
    });
  });

  it('all extended, the new first end counts', async () => {
    const { actor, extending, screen } = await startBothHeld();
    actor.send({ type: 'extension.requested' });
    const otherExtended = { ...extendedHold, appointmentId: OTHER_APPOINTMENT_ID };
    await extending.last().answer(answers([first, ok(extendedHold)], [other, ok(otherExtended)]));
    expect(screen()).toMatchObject({ deadline: LEFT_ON + 30 * MINUTE, extension: 'used', notice: null });
  });
});

describe('confirming several', () => {
  it('one call with one key confirms all, and ends with a code for each', async () => {
    const { actor, confirming, confirm } = await startBothHeld();
    confirm();
    expect(confirming.last().input).toEqual({
      items: [
        { subject: first, appointmentId: APPOINTMENT_ID },
        { subject: other, appointmentId: OTHER_APPOINTMENT_ID },
      ],
      requestKey: REQUEST_KEY,
      isRepeat: false,
    });
    await confirming.last().answer(answers([first, ok(confirmation)], [other, ok(otherConfirmation)]));
    expect(actor.getSnapshot()).toMatchObject({
      status: 'done',
      output: [
        { subject: first, confirmation },
        { subject: other, confirmation: otherConfirmation },
      ],
    });
  });

  it('what is confirmed stands: only the lost one is held and confirmed again, with another key', async () => {
    const { actor, holding, confirming, confirm, choose, standings, reports } = await startBothHeld();
    confirm();
    await confirming.last().answer(answers([first, ok(confirmation)], [other, lost(otherAlternative)]));
    expect(standings()).toEqual(['confirmed', 'lost']);
    expect(reports.at(-1)).toMatchObject({
      stage: 'lost',
      deadline: null,
      requestKey: null,
      items: [{ confirmation }, { confirmation: null, appointmentId: OTHER_APPOINTMENT_ID, heldItem: null }],
    });
    choose(otherAlternative, other);
    expect(askedFor(holding.last())).toEqual([other]);
    await holding.last().answer(answers([other, ok(otherHold)]));
    confirm(LATER_KEY);
    expect(confirming.last().input).toEqual({
      items: [{ subject: other, appointmentId: OTHER_APPOINTMENT_ID }],
      requestKey: LATER_KEY,
      isRepeat: false,
    });
    await confirming.last().answer(answers([other, ok(otherConfirmation)]));
    expect(actor.getSnapshot().output?.map(({ subject }) => subject)).toEqual([first, other]);
  });

  it('a confirmed one cannot be left out; without the lost one the rest ends as confirmed', async () => {
    const { actor, confirming, confirm, leave } = await startBothHeld();
    confirm();
    await confirming.last().answer(answers([first, ok(confirmation)], [other, lost()]));
    leave(first);
    expect(actor.getSnapshot().status).toBe('active');
    leave(other);
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: [{ subject: first, confirmation }] });
  });

  it('one whose hold is gone can be taken again or left out; the other stays confirmed', async () => {
    const { actor, holding, confirming, confirm, retry, leave, screen, standings } = await startBothHeld();
    confirm();
    await confirming.last().answer(answers([first, gone], [other, ok(otherConfirmation)]));
    expect(screen()).toEqual({ screen: 'expired' });
    expect(standings()).toEqual(['notHeld', 'confirmed']);
    retry();
    expect(askedFor(holding.last())).toEqual([first]);
    await holding.last().answer(answers([first, refused]));
    leave(first);
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: [{ subject: other }] });
  });

  it('one that is refused stays held, says why, and is confirmed alone by the next try', async () => {
    const { confirming, confirm, screen, standings } = await startBothHeld();
    confirm();
    await confirming.last().answer(answers([first, ok(confirmation)], [other, refused]));
    expect(screen()).toMatchObject({ screen: 'held', notice: 'confirmRefused', refusal });
    expect(standings()).toEqual(['confirmed', 'held']);
    confirm(LATER_KEY);
    expect(screen()).toEqual({ screen: 'confirming' });
    expect(askedFor({ input: confirming.last().input.items })).toEqual([other]);
  });

  it('an unknown outcome of three is asked about with the same key for the same three', async () => {
    const third = { ...unheldItem, subject: 'car-3' };
    const thirdHold = { ...hold, appointmentId: 'appointment-3' };
    const { actor, holding, confirming, confirm, clock, screen, reports } = startConfirmation([...both, third]);
    await holding.last().answer(answers([first, ok(hold)], [other, ok(otherHold)], ['car-3', ok(thirdHold)]));
    confirm();
    await confirming.last().fail();
    expect(screen()).toEqual({ screen: 'outcomeUnknown' });
    expect(reports.at(-1)).toMatchObject({ stage: 'unknown', requestKey: REQUEST_KEY });
    clock.increment(8_000);
    const [asked, again] = confirming.calls.map(({ input }) => input);
    expect(again).toEqual({ ...asked, isRepeat: true });
    const thirdConfirmation = { code: 'H4J6M8PR', appointmentId: 'appointment-3' };
    await confirming
      .last()
      .answer(answers([first, ok(confirmation)], [other, lost()], ['car-3', ok(thirdConfirmation)]));
    actor.send({ type: 'item.left', subject: other });
    expect(actor.getSnapshot().output).toEqual([
      { subject: first, confirmation },
      { subject: 'car-3', confirmation: thirdConfirmation },
    ]);
  });
});

describe('coming back to several', () => {
  const unanswered = { requestKey: REQUEST_KEY };

  it('a confirm that was not answered is repeated for all of its items, also if one is found confirmed', async () => {
    const { actor, reading, confirming } = startConfirmation([heldItem, otherHeldItem], unanswered);
    await reading.last().answer(answers([first, { state: 'confirmed', confirmation }], [other, live(otherHold)]));
    expect(confirming.last().input).toMatchObject({ requestKey: REQUEST_KEY, isRepeat: true });
    expect(askedFor({ input: confirming.last().input.items })).toEqual([first, other]);
    await confirming.last().answer(answers([first, ok(confirmation)], [other, ok(otherConfirmation)]));
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('a confirm of an earlier sign-in is not repeated: what was not done waits for the person, without what was', async () => {
    const input = { ...unanswered, isOfEarlierSignIn: true };
    const { reading, confirming, confirm, screen, standings, reports } = startConfirmation(
      [heldItem, otherHeldItem],
      input,
    );
    await reading.last().answer(answers([first, { state: 'confirmed', confirmation }], [other, live(otherHold)]));
    expect(screen()).toMatchObject({ screen: 'held', notice: 'notConfirmed' });
    expect(standings()).toEqual(['confirmed', 'held']);
    expect(reports.at(-1)).toMatchObject({ stage: 'settled', requestKey: null });
    expect(confirming.calls).toHaveLength(0);
    confirm(LATER_KEY);
    expect(askedFor({ input: confirming.last().input.items })).toEqual([other]);
  });

  it('a key is dropped if one of its items was changed since, or has no hold', () => {
    const { actor, confirming } = startConfirmation([heldItem, otherUnheldItem], unanswered);
    expect(actor.getSnapshot().context).toMatchObject({ requestKey: null, isRepeat: false });
    expect(confirming.calls).toHaveLength(0);
  });

  it('of two that are read one is expired: only it has to be taken again', async () => {
    const { reading, holding, retry, screen } = startConfirmation([heldItem, otherHeldItem]);
    await reading.last().answer(answers([first, { state: 'expired' }], [other, live(otherHold)]));
    expect(screen()).toEqual({ screen: 'expired' });
    retry();
    expect(askedFor(holding.last())).toEqual([first]);
  });
});
