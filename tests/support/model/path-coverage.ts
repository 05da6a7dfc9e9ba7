import { gapsOf } from '#studio/proof/gaps.ts';
import { configOf, transitionSlots } from './chart-config.ts';
import type { ChartUnderTest } from './chart-under-test.ts';
import { screenPaths, type PathSelection } from './screen-paths.ts';

/** The transitions of a chart, by their ids. */
export const declaredIn = ({ machine }: ChartUnderTest) =>
  transitionSlots(configOf(machine)).flatMap(({ transition }) => transition.meta?.id ?? []);

/** The transitions of a chart that its generated paths through the page do not take. */
export function transitionsLeftOut(selection: PathSelection): string[] {
  const steps = screenPaths(selection).flatMap(([, path]) => path.steps);
  const taken = new Set(steps.flatMap(({ state }) => state.step?.fired ?? []));
  return declaredIn(selection.chart).filter((id) => !taken.has(id));
}

/** The transitions that the page need not take, for reasons that are written down. */
export function transitionsExcused(chart: ChartUnderTest): string[] {
  const excused = new Set(gapsOf(chart.flow, 'screens'));
  return declaredIn(chart).filter((id) => excused.has(id));
}
