import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { deferred, settled, type Deferred } from '#tests/support/model/deferred.ts';
import { geolocationMachine } from './geolocation.machine.ts';
import { geolocationActors } from './geolocation.ports.ts';
import { selectScreen } from './geolocation.selectors.ts';
import type { LocateOutcome } from './geolocation.types.ts';

const CHIANG_MAI = { lat: 18.7883, lng: 98.9853 };
const BANG_NA = { lat: 13.668, lng: 100.634 };

const start = () => {
  const clock = new SimulatedClock();
  const asked: Deferred<LocateOutcome>[] = [];
  const locate = () => {
    const answer = deferred<LocateOutcome>();
    asked.push(answer);
    return answer.promise;
  };
  const actor = createActor(geolocationMachine.provide({ actors: geolocationActors({ locate }) }), { clock });
  actor.start();
  return { actor, clock, asked, screen: () => selectScreen(actor.getSnapshot()) };
};

describe('geolocation', () => {
  it('finds the place only when asked, and keeps it', async () => {
    const { actor, asked, screen } = start();
    expect(asked).toHaveLength(0);
    actor.send({ type: 'location.requested' });
    expect(screen().screen).toBe('locating');
    asked[0]?.resolve({ kind: 'ok', value: CHIANG_MAI });
    await settled();
    expect(screen()).toEqual({ screen: 'located', place: CHIANG_MAI });
  });

  it.each(['unsupported', 'denied', 'unavailable'] as const)(
    'BRANCH-04 says that the position is %s',
    async (failure) => {
      const { actor, asked, screen } = start();
      actor.send({ type: 'location.requested' });
      asked[0]?.resolve({ kind: 'failed', failure });
      await settled();
      expect(screen().screen).toBe(failure);
    },
  );

  it('BRANCH-04 gives up after 15 seconds and ignores a later answer', async () => {
    const { actor, clock, asked, screen } = start();
    actor.send({ type: 'location.requested' });
    clock.increment(14_999);
    expect(screen().screen).toBe('locating');
    clock.increment(1);
    expect(screen().screen).toBe('timedOut');
    asked[0]?.resolve({ kind: 'ok', value: CHIANG_MAI });
    await settled();
    expect(screen()).toEqual({ screen: 'timedOut', place: null });
  });

  it('keeps the last place when asking again fails, and takes the next one that is found', async () => {
    const { actor, asked, screen } = start();
    actor.send({ type: 'location.requested' });
    asked[0]?.resolve({ kind: 'ok', value: CHIANG_MAI });
    await settled();
    actor.send({ type: 'location.requested' });
    asked[1]?.reject(new Error('the device'));
    await settled();
    expect(screen()).toEqual({ screen: 'unavailable', place: CHIANG_MAI });
    actor.send({ type: 'location.requested' });
    asked[2]?.resolve({ kind: 'ok', value: BANG_NA });
    await settled();
    expect(screen()).toEqual({ screen: 'located', place: BANG_NA });
  });

  it('forgets the place when it is cleared, also while asking', async () => {
    const { actor, asked, screen } = start();
    actor.send({ type: 'location.requested' });
    actor.send({ type: 'location.cleared' });
    asked[0]?.resolve({ kind: 'ok', value: CHIANG_MAI });
    await settled();
    expect(screen()).toEqual({ screen: 'idle', place: null });
  });
});
