import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { deferredPort } from '../shared/deferred-port.fixtures.ts';
import { visitPlanItems } from './visit-plan.fixtures.ts';
import { visitPlanMachine } from './visit-plan.machine.ts';
import { visitPlanActors } from './visit-plan.ports.ts';
import { selectScreen } from './visit-plan.selectors.ts';
import type { VisitPlanOutcome } from './visit-plan.types.ts';

function start() {
  const listing = deferredPort<void, VisitPlanOutcome>();
  const actors = visitPlanActors({ listVisitPlanItems: listing.service });
  const actor = createActor(visitPlanMachine.provide({ actors })).start();
  return { actor, listing, screen: () => selectScreen(actor.getSnapshot()) };
}

describe('visit plan', () => {
  it('CONT-09 asks once, and shows what came', async () => {
    const { listing, screen } = start();
    expect(screen()).toEqual({ screen: 'loading' });
    await listing.last().answer({ kind: 'ok', value: visitPlanItems });
    expect(screen()).toEqual({ screen: 'shown', items: visitPlanItems });
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
