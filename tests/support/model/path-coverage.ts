import { configOf, transitionSlots } from './chart-config.ts';
import { screenPaths } from './screens.ts';

/** The transitions of a chart that its generated paths through the page do not take. */
export function transitionsLeftOut(selection: Parameters<typeof screenPaths>[0]): string[] {
  const steps = screenPaths(selection).flatMap(([, path]) => path.steps);
  const taken = new Set(steps.flatMap(({ state }) => state.step?.fired ?? []));
  const declared = transitionSlots(configOf(selection.chart.machine)).map(({ transition }) => transition.meta?.id);
  return declared.filter((id) => id !== undefined && !taken.has(id)).map(String);
}
