import { describe, expect, it } from 'vitest';
import { extendedHold, plainHold, unheldItem } from './booking-confirmation.fixtures.ts';
import {
  answer,
  heldAnswer,
  LEFT_ON,
  MINUTE,
  ok,
  refused,
  startConfirmation,
  startHeld,
} from './booking-confirmation.journey.fixtures.ts';

describe('the time of the hold', () => {
  it('the hold ends with the server time, not a moment before', async () => {
    const { clock, screen, told } = await startHeld();
    clock.increment(15 * MINUTE - 1);
    expect(screen()).toMatchObject({ screen: 'held' });
    clock.increment(1);
    expect(screen()).toEqual({ screen: 'expired' });
    expect(told()).toMatchObject({ stage: 'settled', appointmentId: null, deadline: null });
  });

  it('extending once starts the new time', async () => {
    const { actor, clock, extending, screen } = await startHeld();
    clock.increment(10 * MINUTE);
    actor.send({ type: 'extension.requested' });
    expect(screen()).toMatchObject({ screen: 'held', extension: 'asking' });
    await extending.last().answer(answer(ok({ ...extendedHold, serverNow: '2026-11-21T10:10:00+07:00' })));
    expect(screen()).toMatchObject({ deadline: LEFT_ON + 30 * MINUTE, extension: 'used', notice: null });
    actor.send({ type: 'extension.requested' });
    expect(extending.calls).toHaveLength(1);
    clock.increment(20 * MINUTE - 1);
    expect(screen()).toMatchObject({ screen: 'held' });
    clock.increment(1);
    expect(screen()).toEqual({ screen: 'expired' });
  });

  it('a failed extension keeps the hold and its time', async () => {
    const { actor, clock, extending, screen } = await startHeld();
    actor.send({ type: 'extension.requested' });
    clock.increment(15_000);
    expect(screen()).toMatchObject({ screen: 'held', extension: 'offered', notice: 'extensionFailed' });
    actor.send({ type: 'extension.requested' });
    await extending.last().fail();
    expect(screen()).toMatchObject({ screen: 'held', extension: 'offered', notice: 'extensionFailed' });
    actor.send({ type: 'extension.requested' });
    await extending.last().answer(refused);
    expect(screen()).toMatchObject({ screen: 'held', extension: 'offered', notice: 'extensionFailed' });
    actor.send({ type: 'extension.requested' });
    await extending.last().answer(answer({ kind: 'failed', failure: { code: 'alreadyExtended' } }));
    expect(screen()).toMatchObject({ screen: 'held', extension: 'used', notice: 'extensionFailed' });
    clock.increment(15 * MINUTE);
    expect(screen()).toEqual({ screen: 'expired' });
  });

  it('the time runs while an extension is asked for', async () => {
    const { actor, clock, screen } = await startHeld();
    clock.increment(14 * MINUTE + 50_000);
    actor.send({ type: 'extension.requested' });
    clock.increment(10_000);
    expect(screen()).toEqual({ screen: 'expired' });
  });

  it('a server that names no deadline gives no countdown and no extension', async () => {
    const { actor, clock, extending, screen } = await startHeld(plainHold);
    actor.send({ type: 'extension.requested' });
    expect(extending.calls).toHaveLength(0);
    clock.increment(48 * 60 * MINUTE);
    expect(screen()).toMatchObject({ screen: 'held', deadline: null, extension: 'none' });
  });

  it('a tab that slept past the end sees the hold expired when it returns', async () => {
    const wall = { ms: LEFT_ON };
    const { actor, clock, holding, screen } = startConfirmation([unheldItem], { clock: { now: () => wall.ms } });
    await holding.last().answer(heldAnswer);
    wall.ms += 16 * MINUTE;
    expect(screen()).toMatchObject({ screen: 'held' });
    actor.send({ type: 'recount.requested' });
    clock.increment(1);
    expect(screen()).toEqual({ screen: 'expired' });
  });
});
