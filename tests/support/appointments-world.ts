import { afterEach, beforeEach, expect } from 'vitest';
import { findViolations } from '#server/db/oracles.ts';
import { NOW, openWorld, type World } from '#server/modules/appointments/appointments.fixtures.ts';
import { atTheEnd } from './at-the-end.ts';
import { ownDatabase } from './test-database.ts';

/** A world for one test file. */
export async function ownWorld(options: { max?: number } = {}): Promise<World> {
  const world = await openWorld((await ownDatabase()).url, options);
  atTheEnd(world.close);
  return world;
}

/** The same, emptied and set to `NOW` for each test; afterwards every oracle must find nothing. */
export async function worldOfEachTest(): Promise<World> {
  const world = await ownWorld();
  beforeEach(async () => {
    await world.empty();
    await world.freeze(NOW);
  });
  afterEach(async () => {
    expect(await findViolations(world.db)).toEqual([]);
  });
  return world;
}
