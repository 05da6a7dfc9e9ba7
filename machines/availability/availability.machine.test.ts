import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { deferredPort, type DeferredPort } from '../shared/deferred-port.fixtures.ts';
import { offered, offeredLater, otherQuestion, question } from './availability.fixtures.ts';
import { availabilityMachine } from './availability.machine.ts';
import { availabilityActors } from './availability.ports.ts';
import { selectScreen } from './availability.selectors.ts';
import type { AvailabilityInput, AvailabilityReport, ListingOutcome, TimesQuestion } from './availability.types.ts';

type Port = DeferredPort<TimesQuestion, ListingOutcome>;

function begin(input: Partial<AvailabilityInput> = { question }) {
  const port: Port = deferredPort();
  const { calls } = port;
  const clock = new SimulatedClock();
  const reports: AvailabilityReport[] = [];
  const parent = createActor(
    fromCallback<AvailabilityReport>(({ receive }) => receive((report) => reports.push(report))),
  ).start();
  const actors = availabilityActors({ listDateTimes: port.service });
  const actor = createActor(availabilityMachine.provide({ actors }), {
    clock,
    input: { parent, question: null, lastGood: null, ...input },
  }).start();
  const call = (index: number) => {
    const found = calls[index];
    if (!found) throw new Error(`no call ${index}, only ${calls.length}`);
    return found;
  };
  return { actor, clock, calls, call, reports, screen: () => selectScreen(actor.getSnapshot()) };
}

const ok = (value = offered): ListingOutcome => ({ kind: 'ok', value });

const REFUSED = { message: 'งดให้บริการชั่วคราว' };

describe('availability', () => {
  it('RB-06 asks nothing until there is a question, then asks exactly that', async () => {
    const { actor, calls, call, screen, reports } = begin({ question: null });
    expect(calls).toHaveLength(0);
    actor.send({ type: 'question.asked', question });
    expect(call(0).input).toEqual({ locationId: 12, hours: 1.5, leadDays: 1, appointmentId: null });
    expect(screen()).toEqual({ screen: 'loading' });
    await call(0).answer(ok());
    expect(screen()).toEqual({ screen: 'times', freshness: 'fresh', ...offered });
    expect(reports.at(-1)).toEqual({
      type: 'availability.changed',
      freshness: 'fresh',
      message: null,
      question,
      ...offered,
    });
  });

  it('RB-17 asks with the id of the temporary booking', () => {
    const appointmentId = '3f0b6e5c-7a51-4f0e-9c6b-0d8f3f2b1a10';
    expect(begin({ question: { ...question, appointmentId } }).call(0).input.appointmentId).toBe(appointmentId);
  });

  it('RB-16 a new question drops the days and the call of the old one, and a late answer to it is ignored', async () => {
    const { actor, call, screen, reports } = begin();
    actor.send({ type: 'question.asked', question: otherQuestion });
    expect(call(0).signal.aborted).toBe(true);
    expect(reports.at(-1)).toMatchObject({ freshness: 'loading', question: otherQuestion, days: [] });
    await call(0).answer(ok());
    expect(screen()).toEqual({ screen: 'loading' });
    await call(1).answer(ok(offeredLater));
    expect(reports.at(-1)).toMatchObject({ freshness: 'fresh', question: otherQuestion, days: offeredLater.days });
  });

  it('RB-16 a failed refresh keeps the last good days, marked stale, and tries again after a minute in view', async () => {
    const { actor, clock, call, calls, screen, reports } = begin();
    await call(0).answer(ok());
    actor.send({ type: 'times.shown' });
    actor.send({ type: 'refresh.requested' });
    expect(screen()).toMatchObject({ screen: 'times', freshness: 'refreshing' });
    await call(1).fail();
    expect(screen()).toEqual({ screen: 'times', freshness: 'stale', ...offered });
    expect(reports.at(-1)).toMatchObject({ freshness: 'stale', days: offered.days, message: null });
    clock.increment(60_000);
    expect(calls).toHaveLength(3);
    await call(2).answer(ok(offeredLater));
    expect(screen()).toEqual({ screen: 'times', freshness: 'fresh', ...offeredLater });
  });

  it('RB-16 times in view are refreshed every minute; out of view only once they are seen again', async () => {
    const { actor, clock, call, calls } = begin();
    await call(0).answer(ok());
    clock.increment(600_000);
    expect(calls).toHaveLength(1);
    actor.send({ type: 'times.shown' });
    expect(calls).toHaveLength(2);
    await call(1).answer(ok());
    clock.increment(59_999);
    expect(calls).toHaveLength(2);
    clock.increment(1);
    expect(calls).toHaveLength(3);
    await call(2).answer(ok());
    actor.send({ type: 'times.hidden' });
    clock.increment(600_000);
    expect(calls).toHaveLength(3);
  });

  it.each([
    [
      'a refusal',
      REFUSED.message,
      (call: ReturnType<Port['last']>) => call.answer({ kind: 'failed', failure: REFUSED }),
    ],
    ['a broken network', null, (call: ReturnType<Port['last']>) => call.fail()],
  ])('CONT-09 without days %s says so, and trying again asks the same', async (_name, message, fail) => {
    const { actor, call, screen } = begin();
    await fail(call(0));
    expect(screen()).toEqual({ screen: 'failed', message });
    actor.send({ type: 'refresh.requested' });
    expect(call(1).input).toEqual(question);
    await call(1).answer(ok());
    expect(screen()).toMatchObject({ screen: 'times', freshness: 'fresh' });
  });

  it('RB-16 no answer within 15 seconds counts as a failure, with or without days', async () => {
    const { actor, clock, call, screen } = begin();
    clock.increment(14_999);
    expect(screen()).toEqual({ screen: 'loading' });
    clock.increment(1);
    expect(screen()).toEqual({ screen: 'failed', message: null });
    expect(call(0).signal.aborted).toBe(true);
    actor.send({ type: 'refresh.requested' });
    await call(1).answer(ok());
    actor.send({ type: 'refresh.requested' });
    clock.increment(15_000);
    expect(screen()).toMatchObject({ screen: 'times', freshness: 'stale' });
  });

  it('RB-16 days from a stored draft are shown at once while they are refreshed', async () => {
    const { call, screen } = begin({ question, lastGood: offered });
    expect(screen()).toMatchObject({ screen: 'times', freshness: 'refreshing', days: offered.days });
    await call(0).answer(ok(offeredLater));
    expect(screen()).toMatchObject({ screen: 'times', freshness: 'fresh', days: offeredLater.days });
  });

  it('RB-16 days on the screen survive a refusal', async () => {
    const { actor, call, screen, reports } = begin();
    await call(0).answer(ok());
    actor.send({ type: 'refresh.requested' });
    await call(1).answer({ kind: 'failed', failure: REFUSED });
    expect(screen().screen).toBe('times');
    expect(reports.at(-1)).toMatchObject({ freshness: 'stale', days: offered.days, message: REFUSED.message });
    actor.send({ type: 'refresh.requested' });
    expect(screen()).toMatchObject({ screen: 'times', freshness: 'refreshing', days: offered.days });
  });

  it('the message of a refusal is gone once the next try fails otherwise, or days arrive', async () => {
    const { actor, call, reports } = begin();
    await call(0).answer({ kind: 'failed', failure: REFUSED });
    actor.send({ type: 'refresh.requested' });
    await call(1).fail();
    expect(reports.at(-1)).toMatchObject({ freshness: 'failed', message: null });
    actor.send({ type: 'refresh.requested' });
    await call(2).answer({ kind: 'failed', failure: REFUSED });
    actor.send({ type: 'refresh.requested' });
    await call(3).answer(ok());
    expect(reports.at(-1)).toMatchObject({ freshness: 'fresh', message: null });
  });

  it.each(['failed', 'stale'] as const)(
    'RB-16 %s times that come into view again are refreshed, then every minute',
    async (how) => {
      const { actor, clock, call, calls } = begin({ question, lastGood: how === 'stale' ? offered : null });
      await call(0).fail();
      clock.increment(600_000);
      expect(calls).toHaveLength(1);
      actor.send({ type: 'times.shown' });
      await call(1).answer(ok());
      clock.increment(60_000);
      expect(calls).toHaveLength(3);
    },
  );
});
