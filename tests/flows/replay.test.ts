import { describe, expect, it } from 'vitest';
import { readTrace } from '#studio/modes/replay/read-trace.ts';
import { replayTrace } from '#studio/modes/replay/replay-trace.ts';
import type { Trace, TraceStep } from '#machines/shared/trace/trace.types.ts';
import { charts } from '#tests/support/model/charts.ts';
import { recordedWalk } from '#tests/support/model/recorded-walk.ts';

const machines = new Map(charts.map(({ machine }) => [machine.id, machine]));

const chartOf = (flow: string) => {
  const chart = charts.find((each) => each.flow === flow);
  if (!chart) throw new Error(`no flow: ${flow}`);
  return chart;
};

describe('a trace that is played again', () => {
  it.each(charts.map((chart) => [chart.flow, chart] as const))(
    'shows the states, transitions and answers of guards that %s really had',
    (_flow, chart) => {
      const recorded = recordedWalk(chart, 400);
      const replayed = replayTrace(
        machines,
        recorded.map(({ told }) => told),
      );
      expect(replayed).toHaveLength(recorded.length);
      expect(replayed.filter(({ misfit }) => misfit !== null)).toEqual([]);
      expect(replayed.map(({ transitions }) => transitions)).toEqual(recorded.map(({ fired }) => fired));
      expect(replayed.map(({ states }) => states.toSorted())).toEqual(recorded.map(({ states }) => states.toSorted()));
      const untrue = replayed.flatMap(({ guards, step }, index) =>
        guards
          .filter(([id, answer]) => recorded[index]?.answers.has(`${id} ${answer}`) !== true)
          .map(([id, answer]) => `${step.event}: ${id} ${answer}`),
      );
      expect(untrue).toEqual([]);
    },
  );

  it('says of refused events what their guards answered', () => {
    const recorded = charts.flatMap((chart) => recordedWalk(chart, 400));
    const replayed = replayTrace(
      machines,
      recorded.map(({ told }) => told),
    );
    const refused = replayed.filter(({ step }) => step.isRefused);
    expect(refused.filter(({ transitions }) => transitions.length > 0)).toEqual([]);
    expect(refused.filter(({ guards }) => guards.some(([, answer]) => answer))).toEqual([]);
    expect(refused.filter(({ guards }) => guards.length > 0).length).toBeGreaterThan(20);
    expect(replayed.filter(({ guards }) => guards.some(([, answer]) => answer)).length).toBeGreaterThan(200);
  });

  it('of 1,000 steps, saved as a file, takes less than 100 ms a step', () => {
    const chart = chartOf('retail-booking');
    const steps = recordedWalk(chart, 1_000).map(({ told }) => told);
    const text = JSON.stringify({
      kind: 'chart-trace',
      version: 1,
      page: '/th/booking',
      browser: 'Chromium',
      steps,
    } satisfies Trace);
    const began = performance.now();
    const replayed = replayTrace(machines, readTrace(text)?.steps ?? []);
    const passed = performance.now() - began;
    expect(replayed).toHaveLength(1_000);
    expect(replayed.filter(({ misfit }) => misfit !== null)).toEqual([]);
    expect(new Set(replayed.flatMap(({ transitions }) => transitions)).size).toBeGreaterThan(20);
    expect(passed / replayed.length).toBeLessThan(100);
  });

  it('of another build says which steps do not fit the chart', () => {
    const [start, ...rest] = recordedWalk(chartOf('login'), 4).map(({ told }) => told);
    if (start === undefined) throw new Error('nothing was recorded');
    const misfits = (...steps: readonly TraceStep[]) => replayTrace(machines, steps).map(({ misfit }) => misfit);
    expect(misfits({ ...start, after: ['login.unheardOf'] })).toEqual(['state']);
    expect(misfits({ ...start, taken: ['login.deciding always 9'] })).toEqual(['transition']);
    expect(misfits({ ...start, after: ['login.left'] }, ...rest.slice(0, 1))).toEqual([null, 'gap']);
    expect(replayTrace(machines, [{ ...start, flow: 'unheardOf' }])).toEqual([]);
  });

  it('is none if the text is something else', () => {
    const empty: Trace = { kind: 'chart-trace', version: 1, page: '/th/booking', browser: 'Chromium', steps: [] };
    const read = (changed: object) => readTrace(JSON.stringify({ ...empty, ...changed }));
    expect(read({})?.steps).toEqual([]);
    expect(readTrace('ไม่ใช่')).toBeNull();
    expect(read({ version: 2 })).toBeNull();
    expect(read({ kind: 'charts' })).toBeNull();
    expect(read({ steps: [{ run: '1' }] })).toBeNull();
  });
});
