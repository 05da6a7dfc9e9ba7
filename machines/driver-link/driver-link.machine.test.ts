import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { deferredPort } from '../shared/deferred-port.fixtures.ts';
import { BOOKING_ID, earlierLink, madeLink } from './driver-link.fixtures.ts';
import { driverLinkMachine } from './driver-link.machine.ts';
import { driverLinkActors } from './driver-link.ports.ts';
import { isAwaited, selectScreen } from './driver-link.selectors.ts';
import type { ChangeRequest, ChangingOutcome, KnownLink } from './driver-link.types.ts';

function start(link: KnownLink | null) {
  const changing = deferredPort<ChangeRequest, ChangingOutcome>();
  const actors = driverLinkActors({ changeLink: changing.service });
  const input = { bookingId: BOOKING_ID, link };
  const actor = createActor(driverLinkMachine.provide({ actors }), { input }).start();
  return { actor, changing, screen: () => selectScreen(actor.getSnapshot()) };
}

describe("a driver's link", () => {
  it('is made when it is wanted, and shown', async () => {
    const { actor, changing, screen } = start(null);
    actor.send({ type: 'revoking.asked' });
    expect(screen()).toEqual({ screen: 'resting', link: null, isRevoked: false });
    actor.send({ type: 'link.wanted' });
    expect(changing.calls.map(({ input }) => input)).toEqual([{ bookingId: BOOKING_ID, change: 'make' }]);
    await changing.last().answer({ kind: 'ok', value: madeLink });
    expect(screen()).toEqual({ screen: 'resting', link: madeLink, isRevoked: false });
  });

  it('is revoked only after the question', async () => {
    const { actor, changing, screen } = start(earlierLink);
    actor.send({ type: 'revoking.agreed' });
    actor.send({ type: 'revoking.asked' });
    actor.send({ type: 'revoking.declined' });
    expect(screen()).toMatchObject({ screen: 'resting', link: earlierLink });
    expect(changing.calls).toHaveLength(0);
    actor.send({ type: 'revoking.asked' });
    actor.send({ type: 'revoking.agreed' });
    await changing.last().answer({ kind: 'ok', value: null });
    expect(screen()).toEqual({ screen: 'resting', link: null, isRevoked: true });
  });

  it('an unknown outcome stays unknown until an answer settles it, whatever is pressed', async () => {
    const { actor, changing, screen } = start(null);
    actor.send({ type: 'link.wanted' });
    await changing.last().fail();
    for (const type of ['link.wanted', 'revoking.asked', 'refusal.dismissed'] as const) actor.send({ type });
    expect(screen()).toEqual({ screen: 'outcomeUnknown', change: 'make' });
    expect(isAwaited(screen())).toBe(true);
    actor.send({ type: 'retry.requested' });
    expect(screen()).toEqual({ screen: 'changing', change: 'make', isRepeat: true });
    await changing.last().answer({ kind: 'failed', failure: { message: 'over' } });
    expect(screen()).toEqual({ screen: 'refused', change: 'make', message: 'over' });
    actor.send({ type: 'refusal.dismissed' });
    expect(screen()).toEqual({ screen: 'resting', link: null, isRevoked: false });
    expect(isAwaited(screen())).toBe(false);
  });
});
