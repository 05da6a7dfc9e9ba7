import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { deferredPort } from '../shared/deferred-port.fixtures.ts';
import { bookedCar, bookedFavourite, favouriteCar, plainCar } from './my-cars.fixtures.ts';
import { myCarsMachine } from './my-cars.machine.ts';
import { myCarsActors } from './my-cars.ports.ts';
import { isAwaited, selectScreen } from './my-cars.selectors.ts';
import type { CarTask, CarTaskOutcome } from './my-cars.types.ts';

function start() {
  const changing = deferredPort<CarTask, CarTaskOutcome>();
  const actors = myCarsActors({ changeCar: changing.service });
  const actor = createActor(myCarsMachine.provide({ actors })).start();
  return { actor, changing, screen: () => selectScreen(actor.getSnapshot()) };
}

describe('my cars', () => {
  it('a deletion is asked about first, then sent once and said', async () => {
    const { actor, changing, screen } = start();
    const task = { what: 'deletion', car: plainCar } as const;
    actor.send({ type: 'deletion.asked', car: plainCar });
    expect(screen()).toEqual({ screen: 'asking', task });
    actor.send({ type: 'deletion.declined' });
    expect(screen()).toEqual({ screen: 'resting', done: null });
    actor.send({ type: 'deletion.asked', car: plainCar });
    actor.send({ type: 'deletion.agreed' });
    expect(changing.calls.map(({ input }) => input)).toEqual([task]);
    await changing.last().answer({ kind: 'ok', value: null });
    expect(screen()).toEqual({ screen: 'resting', done: task });
  });

  it('CAR-02 a car that has a booking, or is the favourite, is refused at once with the reason', () => {
    const { actor, changing, screen } = start();
    actor.send({ type: 'deletion.asked', car: favouriteCar });
    expect(screen()).toMatchObject({ screen: 'refused', refusal: { kind: 'favourite' } });
    actor.send({ type: 'deletion.asked', car: bookedCar });
    expect(screen()).toMatchObject({
      screen: 'refused',
      refusal: { kind: 'booking', bookingId: bookedCar.bookingId },
    });
    actor.send({ type: 'deletion.asked', car: bookedFavourite });
    expect(screen()).toMatchObject({
      screen: 'refused',
      task: { car: bookedFavourite },
      refusal: { kind: 'booking', bookingId: bookedFavourite.bookingId },
    });
    actor.send({ type: 'refusal.dismissed' });
    expect(screen()).toMatchObject({ screen: 'resting' });
    expect(changing.calls).toEqual([]);
  });

  it('while an outcome is unknown nothing else is done, and the same is sent again', async () => {
    const { actor, changing, screen } = start();
    actor.send({ type: 'favourite.chosen', car: plainCar });
    await changing.last().fail();
    actor.send({ type: 'deletion.asked', car: plainCar });
    actor.send({ type: 'favourite.chosen', car: bookedCar });
    expect(screen()).toMatchObject({ screen: 'outcomeUnknown', task: { car: plainCar } });
    expect(isAwaited(screen())).toBe(true);
    actor.send({ type: 'retry.requested' });
    expect(screen()).toMatchObject({ screen: 'changing', isRepeat: true });
    expect(changing.calls.map(({ input }) => input.car)).toEqual([plainCar, plainCar]);
    await changing.last().answer({ kind: 'failed', failure: { kind: 'refused', message: 'ไม่พบรถคันนี้' } });
    expect(screen()).toMatchObject({ screen: 'refused', refusal: { message: 'ไม่พบรถคันนี้' } });
    actor.send({ type: 'favourite.chosen', car: plainCar });
    expect(screen()).toMatchObject({ screen: 'changing', isRepeat: false });
  });
});
