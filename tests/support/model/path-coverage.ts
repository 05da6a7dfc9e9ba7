import { startOf, stepFrom } from './explore.ts';
import { instrument } from './instrument.ts';
import { screenPaths } from './screens.ts';

/** The transitions of a chart that its generated paths through the page do not take. */
export function transitionsLeftOut(selection: Parameters<typeof screenPaths>[0]): string[] {
  const { chart } = selection;
  const { machine, declared } = instrument(chart.machine);
  const taken = new Set(
    screenPaths(selection).flatMap(({ input, events }) => {
      let step = startOf(machine, chart.fixtures.inputs[input]);
      const started = step.fired;
      return [
        ...started,
        ...events.flatMap((event) => {
          step = stepFrom(machine, step.after, event);
          return step.fired;
        }),
      ];
    }),
  );
  return declared.filter((id) => !taken.has(id));
}
