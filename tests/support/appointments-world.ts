import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { findViolations } from '#server/db/oracles.ts';
import { NOW, openWorld, type World } from '#server/modules/appointments/appointments.fixtures.ts';
import { createTestDatabase } from './test-database.ts';

/**
 * A world of its own for a suite file, handed to `take` before the first test. Each test finds it empty and at `NOW`; what it
 * leaves must be sound by every oracle.
 */
export function eachTestInWorld(take: (world: World) => void): void {
  let close: () => Promise<void>;
  let world: World;
  beforeAll(async () => {
    const database = await createTestDatabase();
    world = await openWorld(database.url);
    close = async () => {
      await world.close();
      await database.drop();
    };
    take(world);
  });
  afterAll(() => close());
  beforeEach(async () => {
    await world.empty();
    await world.freeze(NOW);
  });
  afterEach(async () => {
    expect(await findViolations(world.db)).toEqual([]);
  });
}
