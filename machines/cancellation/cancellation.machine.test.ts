import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { deferredPort } from '../shared/deferred-port.fixtures.ts';
import { first, second } from './cancellation.fixtures.ts';
import { cancellationMachine } from './cancellation.machine.ts';
import { cancellationActors } from './cancellation.ports.ts';
import { isAwaited, selectScreen } from './cancellation.selectors.ts';
import type { CancellableBooking, CancellingOutcome } from './cancellation.types.ts';

function start(bookings = [first]) {
  const cancelling = deferredPort<readonly CancellableBooking[], CancellingOutcome>();
  const actors = cancellationActors({ cancelBookings: cancelling.service });
  const actor = createActor(cancellationMachine.provide({ actors }), { input: { bookings } }).start();
  return { actor, cancelling, screen: () => selectScreen(actor.getSnapshot()) };
}

describe('a cancellation', () => {
  it('CANCEL-03 asks before anything is sent, then reports the result of each', async () => {
    const { actor, cancelling, screen } = start([first, second]);
    actor.send({ type: 'cancellation.agreed' });
    actor.send({ type: 'cancellation.asked' });
    expect(screen()).toEqual({ screen: 'asking', ids: [first.id, second.id] });
    expect(cancelling.calls).toHaveLength(0);
    actor.send({ type: 'cancellation.agreed' });
    expect(cancelling.calls.map(({ input }) => input)).toEqual([[first, second]]);
    const results = [
      { id: first.id, result: 'cancelled' },
      { id: second.id, result: 'tooLate' },
    ] as const;
    await cancelling.last().answer({ kind: 'ok', value: results });
    expect(screen()).toEqual({ screen: 'settled', results });
    expect(actor.getSnapshot().output).toEqual(results);
  });

  it('an unknown outcome stays unknown until an answer settles it, whatever is pressed', async () => {
    const { actor, cancelling, screen } = start();
    actor.send({ type: 'cancellation.asked' });
    actor.send({ type: 'cancellation.agreed' });
    await cancelling.last().fail();
    for (const type of ['cancellation.declined', 'cancellation.asked', 'cancellation.agreed'] as const)
      actor.send({ type });
    actor.send({ type: 'bookings.endedElsewhere', ids: [first.id] });
    expect(screen()).toEqual({ screen: 'outcomeUnknown', ids: [first.id] });
    expect(isAwaited(screen())).toBe(true);
    actor.send({ type: 'retry.requested' });
    expect(screen()).toEqual({ screen: 'cancelling', ids: [first.id], isRepeat: true });
    await cancelling.last().fail();
    expect(screen()).toEqual({ screen: 'outcomeUnknown', ids: [first.id] });
    actor.send({ type: 'retry.requested' });
    expect(cancelling.calls.map(({ input }) => input)).toEqual([[first], [first], [first]]);
    await cancelling.last().answer({ kind: 'ok', value: [{ id: first.id, result: 'cancelled' }] });
    expect(screen()).toMatchObject({ screen: 'settled' });
    expect(isAwaited(screen())).toBe(false);
  });

  it('CANCEL-03 a refusal of a repeat ends the asking, and says why', async () => {
    const { actor, cancelling, screen } = start([first, second]);
    actor.send({ type: 'cancellation.asked' });
    actor.send({ type: 'cancellation.agreed' });
    await cancelling.last().fail();
    actor.send({ type: 'retry.requested' });
    await cancelling.last().answer({ kind: 'failed', failure: { message: 'not possible' } });
    expect(screen()).toEqual({ screen: 'refused', ids: [first.id, second.id], message: 'not possible' });
    expect(isAwaited(screen())).toBe(false);
    actor.send({ type: 'retry.requested' });
    expect(screen()).toMatchObject({ screen: 'cancelling', isRepeat: false });
  });

  it('a booking that another tab has cancelled is no longer asked about', () => {
    const { actor, screen } = start([first, second]);
    actor.send({ type: 'cancellation.asked' });
    actor.send({ type: 'bookings.endedElsewhere', ids: [first.id] });
    expect(screen()).toEqual({ screen: 'asking', ids: [second.id] });
    actor.send({ type: 'bookings.endedElsewhere', ids: [second.id] });
    expect(screen()).toMatchObject({ screen: 'settled', results: [{ result: 'already' }, { result: 'already' }] });
  });
});
