import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { deferredPort } from '../shared/deferred-port.fixtures.ts';
import { bookingSample } from './booking-lookup.fixtures.ts';
import { bookingLookupMachine } from './booking-lookup.machine.ts';
import { bookingLookupActors } from './booking-lookup.ports.ts';
import { selectScreen } from './booking-lookup.selectors.ts';
import type { LookupAnswer, LookupOutcome, LookupQuestion } from './booking-lookup.types.ts';

const MINE: LookupQuestion = { plate: '3ขข4821', code: 'K7M2QX9T' };
const OTHER: LookupQuestion = { plate: '1กก1234', code: 'P9QXK7M2' };

const found = (outcome: LookupAnswer['outcome'], code = 'K7M2QX9T'): LookupOutcome => ({
  kind: 'ok',
  value: { outcome, booking: { ...bookingSample, code } },
});

function start() {
  const port = deferredPort<LookupQuestion, LookupOutcome>();
  const actors = bookingLookupActors({ findBooking: port.service });
  const actor = createActor(bookingLookupMachine.provide({ actors })).start();
  const answer = async (index: number, outcome: LookupOutcome) => port.calls[index]?.answer(outcome);
  const submit = (question: LookupQuestion) => actor.send({ type: 'lookup.submitted', question });
  return { actor, calls: port.calls, answer, submit, screen: () => selectScreen(actor.getSnapshot()) };
}

describe('booking lookup', () => {
  it('HOME-03 asks for nothing until plate and code are submitted, then for exactly those', () => {
    const { calls, submit, screen } = start();
    expect(screen()).toEqual({ screen: 'asking' });
    expect(calls).toHaveLength(0);
    submit(MINE);
    expect(calls.map(({ input }) => input)).toEqual([{ plate: '3ขข4821', code: 'K7M2QX9T' }]);
    expect(screen()).toEqual({ screen: 'searching' });
  });

  it.each(['found', 'expired', 'cancelled'] as const)(
    'HOME-03, HOME-04 a booking that is %s is shown as such',
    async (outcome) => {
      const { submit, answer, screen } = start();
      submit(MINE);
      await answer(0, found(outcome));
      expect(screen()).toEqual({ screen: outcome, booking: bookingSample });
    },
  );

  it('HOME-03 a wrong pair is not found, and can be corrected and submitted again', async () => {
    const { actor, calls, submit, answer, screen } = start();
    submit(OTHER);
    await answer(0, { kind: 'failed', failure: { kind: 'notFound' } });
    expect(screen()).toEqual({ screen: 'notFound' });
    actor.send({ type: 'lookup.edited' });
    expect(screen()).toEqual({ screen: 'asking' });
    submit(MINE);
    await answer(1, found('found'));
    expect(calls[1]?.input).toEqual(MINE);
    expect(screen()).toMatchObject({ screen: 'found' });
  });

  it('HOME-03 too many tries says how many seconds to wait', async () => {
    const { submit, answer, screen } = start();
    submit(MINE);
    await answer(0, { kind: 'failed', failure: { kind: 'tooManyTries', retryAfter: 150 } });
    expect(screen()).toEqual({ screen: 'tooManyTries', retryAfter: 150 });
  });

  it('HOME-03 a new question ends the old one, whose late answer is not shown', async () => {
    const { calls, submit, answer, screen } = start();
    submit(OTHER);
    submit(MINE);
    expect(calls[0]?.signal.aborted).toBe(true);
    await answer(0, found('cancelled', 'P9QXK7M2'));
    expect(screen()).toEqual({ screen: 'searching' });
    await answer(1, found('found'));
    expect(screen()).toMatchObject({ screen: 'found', booking: { code: 'K7M2QX9T' } });
  });

  it('HOME-04 a new question takes the old booking off the screen at once', async () => {
    const { actor, submit, answer, screen } = start();
    submit(MINE);
    await answer(0, found('found'));
    submit(OTHER);
    expect(screen()).toEqual({ screen: 'searching' });
    await answer(1, { kind: 'failed', failure: { kind: 'notFound' } });
    expect(screen()).toEqual({ screen: 'notFound' });
    expect(actor.getSnapshot().context.answer).toBeNull();
  });

  it('CONT-09 after a fault the same plate and code can be tried again', async () => {
    const { actor, calls, submit, answer, screen } = start();
    submit(MINE);
    await calls[0]?.fail();
    expect(screen()).toEqual({ screen: 'failed', message: null });
    actor.send({ type: 'retry.requested' });
    expect(calls[1]?.input).toEqual(MINE);
    await answer(1, found('found'));
    expect(screen()).toMatchObject({ screen: 'found' });
  });

  it('the message of a refusal is gone once the next try fails otherwise, and editing the question removes the retry', async () => {
    const { actor, calls, submit, answer, screen } = start();
    submit(MINE);
    await answer(0, { kind: 'failed', failure: { kind: 'refused', message: 'ระบบปิดปรับปรุง' } });
    actor.send({ type: 'retry.requested' });
    await calls[1]?.fail();
    expect(screen()).toEqual({ screen: 'failed', message: null });
    actor.send({ type: 'lookup.edited' });
    expect(screen()).toEqual({ screen: 'asking' });
  });

  it('reading a booking again repeats the question and shows its current state', async () => {
    const { actor, calls, submit, answer, screen } = start();
    submit(OTHER);
    await answer(0, found('found'));
    actor.send({ type: 'refresh.requested' });
    expect(calls[1]?.input).toEqual(OTHER);
    await answer(1, found('found', 'P9QXK7M2'));
    expect(screen()).toMatchObject({ screen: 'found', booking: { code: 'P9QXK7M2' } });
  });

  it('HOME-03 editing cancels a running search', async () => {
    const { actor, calls, submit, answer, screen } = start();
    submit(MINE);
    actor.send({ type: 'lookup.edited' });
    expect(calls[0]?.signal.aborted).toBe(true);
    await answer(0, found('found'));
    expect(screen()).toEqual({ screen: 'asking' });
  });

  it('a search is cancelled if the session ends, and can be repeated', () => {
    const { actor, calls, submit, screen } = start();
    submit(MINE);
    actor.send({ type: 'session.superseded' });
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(screen()).toEqual({ screen: 'asking' });
    submit(MINE);
    expect(calls[1]?.input).toEqual(MINE);
  });
});
