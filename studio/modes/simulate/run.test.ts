import { describe, expect, it } from 'vitest';
import { charts } from '#tests/support/model/charts.ts';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { hold } from '#tests/support/model/toys/toy-charts.ts';
import type { Named } from './happening.ts';
import { possibleAfter, type Possible } from './possible.ts';
import { isRefused, simulatorOf, type Played, type Script } from './run.ts';

const MINUTE = 60_000;

const chartOf = (flow: string): ChartUnderTest => {
  const chart = charts.find((each) => each.flow === flow);
  if (!chart) throw new Error(flow);
  return chart;
};
const named = (kind: string, payload = 0): Named => ({ kind, payload });

function played(chart: ChartUnderTest, script: Script): { last: Played; possible: Possible; steps: readonly Played[] } {
  const simulator = simulatorOf(chart);
  const { steps, stopped } = simulator.play(script);
  const last = steps.at(-1);
  if (stopped || !last) throw new Error(JSON.stringify(stopped));
  return { last, possible: possibleAfter(simulator, last), steps };
}

const untilTimes: readonly Named[] = [
  named('reading done', 0),
  named('branch.chosen'),
  named('next.requested'),
  named('service.toggled'),
  named('service.toggled'),
  named('next.requested'),
  named('availability.changed'),
];
const eventOf = ({ events }: Possible, kind: string) => events.find((event) => event.kind === kind);

describe('a run', () => {
  it('tells of each step who caused it, where it leads, which transitions it takes and what it asks for', () => {
    const { last, steps } = played(chartOf('retail-booking'), {
      input: 'guest',
      events: [named('reading done', 0), named('branch.chosen', 1)],
    });
    expect(steps.map(({ cause }) => cause)).toEqual(['start', 'server', 'person']);
    expect(steps[0]?.step.effects).toContain('start reading {"owner":""} by readDraft');
    expect(steps[1]).toMatchObject({
      from: ['retailBooking.resuming.reading'],
      to: ['retailBooking.choosingBranch.ready'],
      step: { fired: ['reading.read', 'nothingToCheck', 'arriveAtBranch'] },
    });
    expect(last.happening).toMatchObject({ kind: 'branch.chosen', payload: 1, text: 'รังสิต' });
  });

  it('says of a refused event which guard said no, and what the guard looked at', () => {
    const { last, possible } = played(chartOf('retail-booking'), {
      input: 'guest',
      events: [...untilTimes, named('next.requested')],
    });
    expect(isRefused(last)).toBe(true);
    expect(last.from).toEqual(last.to);
    expect(last.refusals).toEqual([
      { transition: 'time.next', guard: 'hasTime', reads: [{ path: 'draft.slot.startsAt', text: '–' }] },
    ]);
    expect(eventOf(possible, 'next.requested')).toMatchObject({ taken: [], refused: [{ leads: { from: last.to } }] });
  });

  it('stops before an event that cannot happen there', () => {
    const run = simulatorOf(chartOf('retail-booking')).play({
      input: 'guest',
      events: [named('reading done', 0), named('checking done')],
    });
    expect(run.steps).toHaveLength(2);
    expect(run.stopped).toEqual({ at: 2, named: named('checking done') });
  });

  it('gives the same steps for the same beginning, and refuses an input that the fixtures do not have', () => {
    const simulator = simulatorOf(chartOf('retail-booking'));
    const [first] = simulator.play({ input: 'guest', events: untilTimes }).steps;
    expect(simulator.play({ input: 'guest', events: [] }).steps[0]).toBe(first);
    expect(() => simulator.play({ input: 'nobody', events: [] })).toThrow('no input nobody');
  });
});

describe('what can happen', () => {
  it('has every sample of an event, those that are taken apart from those that are not', () => {
    const { possible } = played(chartOf('retail-booking'), {
      input: 'guest',
      events: [named('reading done', 0), named('branch.chosen')],
    });
    const event = eventOf(possible, 'branch.chosen');
    expect(event?.taken.map(({ happening }) => happening.text)).toEqual(['รังสิต']);
    expect(event?.refused.map(({ happening }) => happening.text)).toEqual(['บางนา']);
    expect(eventOf(possible, 'time.chosen')).toBeUndefined();
  });

  it('has every outcome of a running service, the duplicate login, and the delay that ends without an answer', () => {
    const { possible } = played(chartOf('login'), { input: 'proved', events: [] });
    const [service] = possible.services;
    expect(service).toMatchObject({ id: 'verifying', source: 'verifyProof', cause: 'server' });
    expect(service?.outcomes.map(({ happening }) => happening.kind)).toEqual([
      ...Array.from({ length: 5 }, () => 'verifying done'),
      'verifying error',
    ]);
    expect(service?.limit).toMatchObject({ name: 'answerTimeLimit', left: 15_000, isNext: true });
    expect(possible.duplicateLogin?.taken).toHaveLength(1);
  });

  it('has the reports of the child charts', () => {
    const { possible } = played(chartOf('corporate-booking'), {
      input: 'signedIn',
      events: [named('reading done', 0), named('cars.added'), named('car.opened')],
    });
    expect(eventOf(possible, 'car.changed')).toMatchObject({ cause: 'child' });
    expect(eventOf(possible, 'car.finished')).toBeUndefined();
  });

  it('is nothing once the chart has ended', () => {
    const { possible } = played(chartOf('login'), {
      input: 'declined',
      events: [named('login.left')],
    });
    expect(possible).toEqual({ events: [], duplicateLogin: null, services: [], delays: [] });
  });
});

describe('the virtual clock', () => {
  it('moves to the end of a delay, and of two delays only the first can end', () => {
    const reading = named('reading done');
    const held = played(hold, { input: 'wrongClock', events: [reading] });
    expect(held.possible.delays.map(({ name, left, isNext }) => [name, left, isNext])).toEqual([
      ['untilWarning', 14 * MINUTE, true],
    ]);
    const warned = played(hold, {
      input: 'wrongClock',
      events: [reading, named('after untilWarning in hold.held.calm')],
    });
    expect(warned.last.passed).toBe(14 * MINUTE);
    expect(warned.possible.delays.map(({ name, left }) => [name, left])).toEqual([['untilEnd', MINUTE]]);
  });

  it('moves too in a chart that reads no clock', () => {
    const { last } = played(chartOf('login'), {
      input: 'proved',
      events: [named('after answerTimeLimit in login.verifying')],
    });
    expect(last).toMatchObject({ cause: 'time', passed: 15_000, to: ['login.unanswered'] });
  });
});
