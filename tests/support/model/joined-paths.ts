import type { AnyEventObject, AnyStateMachine } from 'xstate';
import type { StatePath } from 'xstate/graph';
import type { ChartUnderTest } from './chart-under-test.ts';
import type { Walked } from './explore.ts';
import { leadingOn, outside, type Place } from './place.ts';

type Path = StatePath<Place, AnyEventObject>;

interface Joining {
  readonly chart: ChartUnderTest;
  readonly machine: AnyStateMachine;
  readonly walked: readonly Walked[];
  /** The most steps of a path; a single way that is longer stays whole. */
  readonly most: number;
  /** What a step is walked for. */
  readonly reasonsOf: (walked: Walked) => readonly string[];
  /** A path goes no further after this step. */
  readonly isLast: (walked: Walked) => boolean;
}

const isDelay = ({ event: { type } }: Walked) => type.startsWith('xstate.after.');

/** The shortest way from a place to a step that is wanted. */
function shortestWay(
  from: string,
  leaving: ReadonlyMap<string, readonly Walked[]>,
  isWanted: (walked: Walked) => boolean,
  mayPass: (walked: Walked) => boolean,
): readonly Walked[] | null {
  const reached = new Set([from]);
  let ways: (readonly Walked[])[] = [[]];
  while (ways.length > 0) {
    const longer: (readonly Walked[])[] = [];
    for (const way of ways)
      for (const step of leaving.get(way.at(-1)?.to.key ?? from) ?? []) {
        if (isWanted(step)) return [...way, step];
        if (reached.has(step.to.key) || !mayPass(step)) continue;
        reached.add(step.to.key);
        longer.push([...way, step]);
      }
    ways = longer;
  }
  return null;
}

/**
 * Few paths that take every step that is wanted: each goes on, by the shortest way, to what none has taken yet. It waits for a delay on the
 * way only where there is no other.
 */
export function joinedPaths({ chart, machine, walked, most, reasonsOf, isLast }: Joining): readonly [string, Path][] {
  const leaving = new Map<string, Walked[]>();
  for (const step of walked) leaving.set(step.from.key, [...(leaving.get(step.from.key) ?? []), step]);
  const seen = new Set<string>();
  const freshIn = (step: Walked) => reasonsOf(step).filter((reason) => !seen.has(reason));
  const isWanted = (step: Walked) => freshIn(step).length > 0;
  const next = (from: string) =>
    shortestWay(from, leaving, isWanted, (step) => !isDelay(step) && !isLast(step)) ??
    shortestWay(from, leaving, isWanted, (step) => !isLast(step));
  const lead = leadingOn(chart, machine);
  const paths: [string, Path][] = [];
  for (;;) {
    const title: string[] = [];
    const events: AnyEventObject[] = [];
    let at = outside.key;
    let isOver = false;
    while (!isOver) {
      const way = next(at);
      if (way === null || (events.length > 0 && events.length + way.length > most)) break;
      for (const step of way) {
        title.push(...freshIn(step));
        for (const reason of freshIn(step)) seen.add(reason);
        events.push(step.event);
        at = step.to.key;
        isOver = isLast(step);
      }
    }
    if (events.length === 0) return paths;
    const steps: Path['steps'] = [{ state: outside, event: { type: 'xstate.init' } }];
    let place = outside;
    for (const event of events) {
      place = lead(place, event);
      steps.push({ state: place, event });
    }
    paths.push([title.join(', '), { state: place, steps, weight: events.length }]);
  }
}
