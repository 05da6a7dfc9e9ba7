import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { deferredPort } from '../shared/deferred-port.fixtures.ts';
import { carEntry, carId } from './car-form.fixtures.ts';
import { carFormMachine } from './car-form.machine.ts';
import { carFormActors } from './car-form.ports.ts';
import { isAwaited, selectScreen } from './car-form.selectors.ts';
import type { CarToSave, SavingOutcome } from './car-form.types.ts';

function start(id: string | null = null) {
  const saving = deferredPort<CarToSave, SavingOutcome>();
  const actors = carFormActors({ saveCar: saving.service });
  const actor = createActor(carFormMachine.provide({ actors }), { input: { id } }).start();
  return { actor, saving, screen: () => selectScreen(actor.getSnapshot()) };
}

describe('the form of a car', () => {
  it('sends a valid car for the one that is edited, and ends with it', async () => {
    const { actor, saving, screen } = start(carId);
    actor.send({ type: 'car.submitted', car: null });
    expect(screen()).toMatchObject({ screen: 'filling', attempts: 1 });
    actor.send({ type: 'car.submitted', car: carEntry });
    expect(saving.calls.map(({ input }) => input)).toEqual([{ id: carId, car: carEntry }]);
    await saving.last().answer({ kind: 'ok', value: carId });
    expect(screen()).toMatchObject({ screen: 'saved' });
    expect(actor.getSnapshot().output).toBe(carId);
  });

  it('says at its field that a plate exists, and any other refusal above the form', async () => {
    const { actor, saving, screen } = start();
    actor.send({ type: 'car.submitted', car: carEntry });
    await saving.last().answer({ kind: 'failed', failure: { kind: 'plateExists', message: 'มีแล้ว' } });
    expect(screen()).toEqual({ screen: 'filling', attempts: 1, takenPlate: carEntry.plate, refusal: null });
    actor.send({ type: 'car.submitted', car: carEntry });
    await saving.last().answer({ kind: 'failed', failure: { kind: 'refused', message: 'เต็มแล้ว' } });
    expect(screen()).toEqual({ screen: 'filling', attempts: 1, takenPlate: null, refusal: 'เต็มแล้ว' });
  });

  it('a lost answer is asked for again with the same car', async () => {
    const { actor, saving, screen } = start();
    actor.send({ type: 'car.submitted', car: carEntry });
    await saving.last().fail();
    expect([screen().screen, isAwaited(screen())]).toEqual(['unconfirmed', true]);
    actor.send({ type: 'car.submitted', car: { ...carEntry, carName: 'อื่น' } });
    actor.send({ type: 'retry.requested' });
    expect(saving.calls.map(({ input }) => input.car)).toEqual([carEntry, carEntry]);
  });
});
