import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { deferredPort } from '../shared/deferred-port.fixtures.ts';
import { NO_CAR } from './car-registration.cascade.ts';
import { carLists } from './car-registration.fixtures.ts';
import { carRegistrationMachine } from './car-registration.machine.ts';
import { carRegistrationActors } from './car-registration.ports.ts';
import { selectScreen } from './car-registration.selectors.ts';
import type { CarLevel, CarListOutcome, CarListQuestion, CarRegistrationInput } from './car-registration.types.ts';

function start(input: CarRegistrationInput = { brands: null, choice: NO_CAR, wanted: {} }) {
  const { service, calls } = deferredPort<CarListQuestion, CarListOutcome>();
  const actors = carRegistrationActors({ listCarMasterData: service });
  const actor = createActor(carRegistrationMachine.provide({ actors }), { input }).start();
  const list = async (index: number, level: CarLevel) => calls[index]?.answer({ kind: 'ok', value: carLists[level] });
  const chosen = () =>
    Object.fromEntries(
      Object.entries(selectScreen(actor.getSnapshot()).choice).map(([level, entry]) => [level, entry?.id ?? null]),
    );
  return { actor, calls, list, chosen, screen: () => selectScreen(actor.getSnapshot()) };
}

/** Toyota, Yaris Ativ, 1.2 Sport, 2022: with all four lists loaded. */
async function wholeCar() {
  const cascade = start();
  const { actor, list } = cascade;
  await list(0, 'brand');
  actor.send({ type: 'brand.chosen', id: 1 });
  await list(1, 'model');
  actor.send({ type: 'model.chosen', id: 11 });
  await list(2, 'variant');
  actor.send({ type: 'variant.chosen', id: 111 });
  await list(3, 'year');
  actor.send({ type: 'year.chosen', id: 1111 });
  return cascade;
}

describe('car registration', () => {
  it('REG-05 each choice loads the list below it, for the choices above', async () => {
    const { calls, chosen, screen } = await wholeCar();
    expect(calls.map(({ input }) => input)).toEqual([
      { level: 'brand', brandId: null, modelId: null, variantId: null },
      { level: 'model', brandId: 1, modelId: null, variantId: null },
      { level: 'variant', brandId: 1, modelId: 11, variantId: null },
      { level: 'year', brandId: 1, modelId: 11, variantId: 111 },
    ]);
    expect(chosen()).toEqual({ brand: 1, model: 11, variant: 111, year: 1111 });
    expect(screen()).toMatchObject({ screen: 'choosing', missing: null });
  });

  it('REG-05 another brand clears model, variant and year, and loads its models', async () => {
    const { actor, calls, chosen, screen } = await wholeCar();
    actor.send({ type: 'brand.chosen', id: 2 });
    expect(chosen()).toEqual({ brand: 2, model: null, variant: null, year: null });
    expect(screen().lists).toMatchObject({ model: null, variant: null, year: null });
    expect(calls.at(-1)?.input).toEqual({ level: 'model', brandId: 2, modelId: null, variantId: null });
  });

  it('REG-05 another model clears variant and year, another variant the year alone', async () => {
    const { actor, list, chosen } = await wholeCar();
    actor.send({ type: 'variant.chosen', id: 112 });
    expect(chosen()).toEqual({ brand: 1, model: 11, variant: 112, year: null });
    await list(4, 'year');
    actor.send({ type: 'year.chosen', id: 1112 });
    actor.send({ type: 'model.chosen', id: 12 });
    expect(chosen()).toEqual({ brand: 1, model: 12, variant: null, year: null });
  });

  it('REG-05 clearing a level empties the lists below it and loads nothing', async () => {
    const { actor, calls, chosen, screen } = await wholeCar();
    actor.send({ type: 'model.chosen', id: null });
    expect(chosen()).toEqual({ brand: 1, model: null, variant: null, year: null });
    expect(screen()).toMatchObject({ screen: 'choosing', lists: { model: carLists.model, variant: null, year: null } });
    expect(calls).toHaveLength(4);
  });

  it('REG-05 the list of a brand that is no longer chosen is ignored', async () => {
    const { actor, calls, list, screen } = start({ brands: carLists.brand, choice: NO_CAR, wanted: {} });
    actor.send({ type: 'brand.chosen', id: 1 });
    actor.send({ type: 'brand.chosen', id: 2 });
    expect(calls[0]?.signal.aborted).toBe(true);
    await list(0, 'model');
    expect(screen()).toMatchObject({ screen: 'loading', missing: 'model', lists: { model: null } });
    expect(calls[1]?.input.brandId).toBe(2);
  });

  it('RB-08 a car is chosen again by its names as its lists arrive, down to the first that is not offered', async () => {
    const wanted = { brand: 'Toyota', model: 'Yaris Ativ', variant: 'gone', year: '2022' };
    const { calls, list, chosen } = start({ brands: carLists.brand, choice: NO_CAR, wanted });
    expect(chosen()).toMatchObject({ brand: 1, model: null });
    await list(0, 'model');
    expect(chosen()).toMatchObject({ model: 11, variant: null });
    await list(1, 'variant');
    expect(chosen()).toEqual({ brand: 1, model: 11, variant: null, year: null });
    expect(calls).toHaveLength(2);
  });

  it('RB-08 another choice meanwhile ends that', async () => {
    const wanted = { brand: 'Toyota', model: 'Yaris Ativ', variant: '1.2 Sport', year: '2022' };
    const { actor, list, chosen } = start({ brands: carLists.brand, choice: NO_CAR, wanted });
    actor.send({ type: 'brand.chosen', id: 2 });
    await list(1, 'model');
    expect(chosen()).toEqual({ brand: 2, model: null, variant: null, year: null });
  });

  it('REG-05 what is not in the list cannot be chosen', async () => {
    const { actor, chosen } = await wholeCar();
    actor.send({ type: 'brand.chosen', id: 999 });
    expect(chosen()).toEqual({ brand: 1, model: 11, variant: 111, year: 1111 });
  });

  it('RB-16 a list that fails leaves the choices as they are, and can be asked for again', async () => {
    const { actor, calls, list, chosen, screen } = start({ brands: carLists.brand, choice: NO_CAR, wanted: {} });
    actor.send({ type: 'brand.chosen', id: 1 });
    await calls[0]?.fail();
    expect(screen()).toMatchObject({ screen: 'failed', missing: 'model' });
    expect(chosen()).toMatchObject({ brand: 1 });
    actor.send({ type: 'retry.requested' });
    expect(calls[1]?.input).toEqual(calls[0]?.input);
    await list(1, 'model');
    expect(screen()).toMatchObject({ screen: 'choosing', lists: { model: carLists.model } });
  });

  it('RB-16 after a failure another brand can still be chosen', async () => {
    const { actor, calls, chosen, screen } = start({ brands: carLists.brand, choice: NO_CAR, wanted: {} });
    actor.send({ type: 'brand.chosen', id: 1 });
    await calls[0]?.answer({ kind: 'failed', failure: { message: 'ปิดปรับปรุงรายการรถ' } });
    expect(screen()).toMatchObject({ screen: 'failed', message: 'ปิดปรับปรุงรายการรถ' });
    actor.send({ type: 'brand.chosen', id: 2 });
    expect(chosen()).toMatchObject({ brand: 2 });
    expect(screen().message).toBeNull();
    expect(calls[1]?.input.brandId).toBe(2);
  });

  it('the message of a refusal is gone once the next try fails otherwise', async () => {
    const { actor, calls, screen } = start();
    await calls[0]?.answer({ kind: 'failed', failure: { message: 'ปิดปรับปรุงรายการรถ' } });
    actor.send({ type: 'retry.requested' });
    await calls[1]?.fail();
    expect(screen()).toMatchObject({ screen: 'failed', message: null });
  });

  it('RB-07 brands that are already known are not loaded again', () => {
    const { calls, screen } = start({ brands: carLists.brand, choice: NO_CAR, wanted: {} });
    expect(calls).toHaveLength(0);
    expect(screen()).toMatchObject({ screen: 'choosing', lists: { brand: carLists.brand } });
  });
});
