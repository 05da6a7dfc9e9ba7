import type { ChartUnderTest } from './chart-under-test.ts';

/** The chart from only some of its inputs, which no guard tells apart: from each of them a walk takes every path. */
export const fromInputs = (chart: ChartUnderTest, walk: string, ...names: readonly string[]): ChartUnderTest => ({
  ...chart,
  walk,
  fixtures: {
    ...chart.fixtures,
    inputs: Object.fromEntries(Object.entries(chart.fixtures.inputs).filter(([name]) => names.includes(name))),
  },
});
