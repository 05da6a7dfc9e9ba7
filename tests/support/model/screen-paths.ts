import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { StatePath } from 'xstate/graph';
import type { ChartUnderTest } from './chart-under-test.ts';
import type { Step } from './chart-step.ts';
import { explore, type ChartPath, type Walked } from './explore.ts';
import { mark } from './instrument.ts';
import { joinedPaths } from './joined-paths.ts';
import type { Place } from './place.ts';

/** Which paths of a chart are walked on a page. */
export interface PathSelection {
  readonly chart: ChartUnderTest;
  /** A name for a step to walk in addition to each transition once, such as `another branch clears the time`. */
  readonly invalidation?: (step: Step) => string | null;
  /** Leaves out what a page cannot cause. */
  readonly isPossible?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean;
  /** Happens by itself: a path that ends before such an event goes on with it, since no page can be kept from it. */
  readonly comesByItself?: (event: AnyEventObject) => boolean;
  /** Joins the paths to fewer, of at most so many steps. */
  readonly joinedUpTo?: number;
  /** A joined path goes no further after this step. */
  readonly isLast?: (step: Step) => boolean;
}

type Path = StatePath<Place, AnyEventObject>;

function followOn(
  path: Path,
  walked: readonly Walked[],
  comesByItself: (event: AnyEventObject) => boolean,
  titles: Map<Place, string>,
): Path {
  const next = walked.find(({ from, event }) => from.key === path.state.key && comesByItself(event));
  if (!next) return path;
  // A copy, since several paths may go on to it, each with its title.
  const state = { ...next.to };
  titles.set(state, titles.get(path.state) ?? '');
  const steps = [...path.steps, { state, event: next.event }];
  return followOn({ state, steps, weight: path.weight + 1 }, walked, comesByItself, titles);
}

/** The shortest path to each transition and to each invalidation, by its title; the test model leaves out what begins another. */
export function screenPaths(
  { chart, invalidation, isPossible, comesByItself, joinedUpTo, isLast }: PathSelection,
  machine: AnyStateMachine = mark(chart.machine),
): (readonly [string, ChartPath])[] {
  const { visits, walked, model } = explore(chart, machine, isPossible ? { isPossible } : {});
  const pathTo = new Map(visits.map(({ place, path }) => [place, path]));
  const titles = new Map<Place, string>();
  const seen = new Set<string>();
  const reasonsOf = ({ step }: Walked) =>
    [...step.fired, invalidation?.(step) ?? null].filter((reason) => reason !== null);
  const joined = () =>
    joinedPaths({
      chart,
      machine,
      walked,
      most: joinedUpTo ?? 0,
      reasonsOf,
      isLast: ({ step }) => isLast?.(step) === true,
    }).map(([title, path]) => {
      titles.set(path.state, title);
      return path;
    });
  const shortest = walked.flatMap((taken): Path[] => {
    const { from, event, to } = taken;
    const path = pathTo.get(from);
    const fresh = reasonsOf(taken).filter((reason) => !seen.has(reason));
    if (!path || fresh.length === 0) return [];
    for (const reason of fresh) seen.add(reason);
    titles.set(to, fresh.join(', '));
    return [{ state: to, steps: [...path.steps, { state: to, event }], weight: path.weight + 1 }];
  });
  const chosen = joinedUpTo === undefined ? shortest : joined();
  const followed = comesByItself ? chosen.map((path) => followOn(path, walked, comesByItself, titles)) : chosen;
  return model.getPaths(() => followed).map((path) => [titles.get(path.state) ?? path.description, path]);
}
