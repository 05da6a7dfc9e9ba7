import { describe, expect, it } from 'vitest';
import type { StateValue } from 'xstate';
import { stateText } from '../chart-text.ts';
import type { ChartUnderTest } from '../chart-under-test.ts';
import { reportsAmiss } from '../child-reports.ts';
import { countsOf } from '../children.ts';
import { explore, type Exploration } from '../explore.ts';
import { mark } from '../instrument.ts';
import { replay } from '../replay.ts';
import { car, cars, help, hold, regions } from './toy-charts.ts';
import { eventText } from '../short-text.ts';

const walk = (chart: ChartUnderTest) => explore(chart, mark(chart.machine));
const valuesOf = ({ visits }: Exploration) => visits.map(({ snapshot }) => stateText(snapshot.value as StateValue));
const effectsOf = ({ steps }: Exploration) => steps.flatMap(({ effects }) => effects);
const reportsOf = (chart: ChartUnderTest) =>
  chart.fixtures.outcomes['bookCar']?.reports ?? { subject: () => '', next: {} };

describe('several children of a kind', () => {
  const walked = walk(cars);
  const effects = effectsOf(walked);

  it('are seen when they start, with their input, by spawn and by spawnChild', () => {
    expect(effects).toContain('start bookCar(A) {"plate":"A","parent":"<actor>"}');
    expect(effects).toContain('start tell-A {"plate":"A"} by tellDriver');
  });

  it('are named when they are told something or stopped', () => {
    expect(effects).toContain('tell bookCar(B) {"type":"car.left"}');
    expect(effects).toContain('stop bookCar(B)');
  });

  it('report in every order, each after its own last report', () => {
    const fired = new Set(walked.steps.flatMap((step) => step.fired));
    expect([...fired].toSorted()).toEqual(['add', 'drop', 'hold', 'loose', 'refuse', 'tell', 'told']);
    expect(walked.steps.filter(({ event }) => event.type === 'car.lost').length).toBeGreaterThan(0);
  });

  it('count as the same state if as many of them have said the same, for up to three', () => {
    const counts = walked.visits
      .filter(({ snapshot }) => snapshot.value === 'choosing')
      .map(({ place }) =>
        Object.entries(countsOf(place.children.values()))
          .map(([name, count]) => `${count} ${name}`)
          .join(', '),
      );
    // Of 0, 1, 2 and 3 cars, each waiting, held, refused or lost: 1 + 4 + 10 + 20.
    expect(new Set(counts).size).toBe(35);
    expect(counts).toHaveLength(35);
    expect(counts).toContain('2 bookCar car.held, 1 bookCar start');
  });

  it('give answers that are kept by their source', () => {
    expect(walked.steps.some(({ event }) => event.type === 'xstate.done.actor.tell-B')).toBe(true);
  });

  it('say in their own chart what takes their place, and nothing else', () => {
    const reports = reportsOf(cars);
    expect(reportsAmiss(car, reports)).toEqual([]);
    const { start = () => [], ...later } = reports.next;
    expect(reportsAmiss(car, { ...reports, next: { start } })).toEqual(['after car.held: car.lost is not given']);
    expect(
      reportsAmiss(car, { ...reports, next: { start, ...later, 'car.lost': () => [{ type: 'car.held' }] } }),
    ).toEqual(['after car.lost: car.held is never said']);
  });
});

describe('a state with a history', () => {
  it('is left by each way back', () => {
    const back = walk(help).steps.filter(({ fired }) => fired.includes('close'));
    expect(back.map(({ after }) => stateText(after.value as StateValue)).toSorted()).toEqual([
      'steps.first',
      'steps.second',
    ]);
  });
});

describe('parallel regions', () => {
  const walked = walk(regions);

  it('are walked in every combination', () => {
    expect([...new Set(valuesOf(walked))].toSorted()).toEqual([
      'times.fresh | note.closed',
      'times.fresh | note.open',
      'times.old | note.closed',
      'times.old | note.open',
    ]);
  });

  it('wait at once: the shorter delay ends first', () => {
    const start = walked.visits[0]?.snapshot;
    const ended = walked.steps.filter(({ before, event }) => before === start && event.type.includes('.after.'));
    expect(ended.map(({ fired }) => fired)).toEqual([['grow']]);
    expect(walked.steps.some(({ fired }) => fired.includes('fade'))).toBe(true);
  });

  it('take one event together', () => {
    expect(walked.steps.some(({ fired }) => fired.join(' ') === 'times.leave note.leave')).toBe(true);
  });
});

describe('timers by the clock of a server', () => {
  const walked = walk(hold);

  it('end in the order of their times', () => {
    const after = walked.steps
      .filter(({ event }) => event.type.startsWith('xstate.after.'))
      .map(({ event }) => eventText(event));
    expect(after).toEqual(['after untilWarning in hold.held.calm', 'after untilEnd in hold.held']);
  });

  it('move the clock that the guards read', () => {
    expect(walked.steps.some(({ fired }) => fired.includes('end'))).toBe(true);
    expect(valuesOf(walked)).toContain('over');
  });

  it('wait as long as the server says, whatever this clock shows', () => {
    expect(effectsOf(walked)).toContain('wait 900000 untilEnd in hold.held');
  });
});

it.each([cars, help, regions, hold])('a real actor goes where the walk of $flow goes', async (chart) => {
  for (const visit of explore(chart).visits) expect(await replay(chart, visit)).toEqual([]);
});
