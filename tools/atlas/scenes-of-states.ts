import type { AnyMachineSnapshot } from 'xstate';
import type { PathStep, StateEntry } from '#studio/atlas/atlas.ts';
import { shownBy } from '#tests/e2e/support/pictures/scenes.ts';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { explore, type Visit } from '#tests/support/model/explore.ts';
import { mark } from '#tests/support/model/instrument.ts';
import { FLOW_SCENES } from '../pictures/flow-scenes.ts';

/** The ids of the innermost active states. */
export const restingIn = ({ _nodes }: AnyMachineSnapshot): string[] =>
  _nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(({ id }) => id);

/** Each step of a path names the place to which it leads; the first is before the start. */
const pathOf = ({ path }: Visit): PathStep[] =>
  path.steps.flatMap(({ state: { step } }) =>
    step === null ? [] : [{ event: step.event.type, transitions: [...step.fired], states: restingIn(step.after) }],
  );

/** What shows these parts of a flow's screens: names of scenes, or why there is none. */
function shownOf(flow: string, parts: readonly string[]): Pick<StateEntry, 'scenes' | 'neverSeen'> {
  const flowScenes = FLOW_SCENES[flow];
  if (!flowScenes) throw new Error(`${flow} has no scenes: tools/pictures/flow-scenes.ts`);
  const shown = [...shownBy(flowScenes.group, flowScenes.screens)];
  const found = parts.flatMap((part) =>
    shown.flatMap(([name, what]) => (name === part || name.startsWith(`${part}-`) ? [what] : [])),
  );
  const scenes = [...new Set(found.flatMap((what) => ('name' in what ? [what.name] : [])))];
  const why = found.flatMap((what) => ('neverSeen' in what ? [what.neverSeen] : []));
  return { scenes, neverSeen: scenes.length === 0 ? why.join(' ') || null : null };
}

/** Each resting state of a chart, by its id: its screens, their scenes and the shortest way there, from a walk through the whole chart. */
export function statesOf(chart: ChartUnderTest): Record<string, StateEntry> {
  const screens = new Map<string, Set<string>>();
  const paths = new Map<string, PathStep[]>();
  for (const visit of explore(chart, mark(chart.machine)).visits) {
    const path = pathOf(visit);
    for (const id of restingIn(visit.snapshot)) {
      screens.set(id, (screens.get(id) ?? new Set()).add(chart.selectScreen(visit.snapshot).screen));
      if (path.length < (paths.get(id)?.length ?? Infinity)) paths.set(id, path);
    }
  }
  const shows = FLOW_SCENES[chart.flow]?.shows ?? {};
  return Object.fromEntries(
    [...screens].map(([id, names]) => [
      id,
      { screens: [...names], ...shownOf(chart.flow, shows[id] ?? [...names]), path: paths.get(id) ?? [] },
    ]),
  );
}
