import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { deferredPort } from '../shared/deferred-port.fixtures.ts';
import { fleetImportItems } from './fleet-import.fixtures.ts';
import { fleetImportMachine } from './fleet-import.machine.ts';
import { fleetImportActors } from './fleet-import.ports.ts';
import { selectScreen } from './fleet-import.selectors.ts';
import type { FleetImportOutcome } from './fleet-import.types.ts';

function start() {
  const listing = deferredPort<void, FleetImportOutcome>();
  const actors = fleetImportActors({ listFleetImportItems: listing.service });
  const actor = createActor(fleetImportMachine.provide({ actors })).start();
  return { actor, listing, screen: () => selectScreen(actor.getSnapshot()) };
}

describe('fleet import', () => {
  it('CONT-09 asks once, and shows what came', async () => {
    const { listing, screen } = start();
    expect(screen()).toEqual({ screen: 'loading' });
    await listing.last().answer({ kind: 'ok', value: fleetImportItems });
    expect(screen()).toEqual({ screen: 'shown', items: fleetImportItems });
    expect(listing.calls).toHaveLength(1);
  });

  it.each([['refused', { kind: 'failed', failure: 'refused' }]] as const)(
    'CONT-09 a list that is %s can be asked for again',
    async (_case, outcome) => {
      const { actor, listing, screen } = start();
      await listing.last().answer(outcome);
      expect(screen()).toEqual({ screen: 'failed' });
      actor.send({ type: 'retry.requested' });
      expect(screen()).toEqual({ screen: 'loading' });
      await listing.last().answer({ kind: 'ok', value: [] });
      expect(screen()).toEqual({ screen: 'shown', items: [] });
    },
  );

  it('CONT-09 a fault is no end: the list can be asked for again', async () => {
    const { actor, listing, screen } = start();
    await listing.last().fail();
    expect(screen()).toEqual({ screen: 'failed' });
    actor.send({ type: 'retry.requested' });
    expect(listing.calls).toHaveLength(2);
  });
});
