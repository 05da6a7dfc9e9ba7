import type { ActorLogic, AnyEventObject, AnyStateMachine } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import {
  baselineText,
  causeText,
  isIgnored,
  lineText,
  stepLines,
  storedBaseline,
} from '#tests/support/model/baseline.ts';
import { textOf } from '#tests/support/model/chart-text.ts';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import type { Step } from '#tests/support/model/chart-step.ts';
import { explore, type Visit } from '#tests/support/model/explore.ts';
import { mark } from '#tests/support/model/instrument.ts';
import { ACTIVE, eventsAt, leadingOn, outside, type Active, type Place } from '#tests/support/model/place.ts';
import { replay } from '#tests/support/model/replay.ts';

const MOST_PAIRS = 300;

const observed = ({ step }: Place) =>
  step && textOf([step.after.value, step.after.status, step.after.context, step.after.output, step.effects]);

/** The chart and its mutant after the same events, in the shape of a snapshot. */
interface Pair extends Active {
  readonly good: Place;
  readonly bad: Place;
}

/** No difference within the pairs of states that `key` tells apart. */
function alike(chart: ChartUnderTest, mutant: AnyStateMachine, key: (place: Place) => string, most: number): boolean {
  const [goodAfter, badAfter] = [leadingOn(chart, chart.machine), leadingOn(chart, mutant)];
  let areAlike = true;
  let seen = 0;
  const both: ActorLogic<Pair, AnyEventObject, undefined> = {
    transition: ({ good, bad }, event) => {
      const next = { ...ACTIVE, good: goodAfter(good, event), bad: badAfter(bad, event) };
      areAlike &&= observed(next.good) === observed(next.bad);
      return next;
    },
    getInitialSnapshot: () => ({ ...ACTIVE, good: outside, bad: outside }),
    getPersistedSnapshot: (snapshot) => snapshot,
  };
  getAdjacencyMap(both, {
    serializeState: ({ good, bad }) => `${key(good)} ${key(bad)}`,
    serializeEvent: textOf,
    events: ({ good }) => eventsAt(chart, good),
    stopWhen: () => !areAlike || (seen += 1) > most,
    filterEvents: () => areAlike,
  });
  return areAlike;
}

/** The mutant does the same as the chart: no event, answer or delay can tell them apart. */
function isEquivalent(chart: ChartUnderTest, mutant: AnyStateMachine): boolean {
  try {
    const byContext = ({ step }: Place) => textOf([step?.after.value, step?.after.status, step?.after.context]);
    return alike(chart, mutant, ({ key }) => key, Infinity) && alike(chart, mutant, byContext, MOST_PAIRS);
  } catch {
    return false;
  }
}

/** What the headless tier knows of a chart before it judges a mutant. */
interface Knowledge {
  readonly text: string;
  /** Each distinct step. */
  readonly lines: ReadonlySet<string>;
  /** Events that are never ignored. */
  readonly heard: ReadonlySet<string>;
  readonly first: readonly Visit[];
}

export function learn(chart: ChartUnderTest): Knowledge {
  const walk = explore(chart, mark(chart.machine));
  const text = baselineText(chart, walk);
  if (text !== storedBaseline(chart.flow)) throw new Error(`${chart.flow} does not do what its baseline says`);
  const ignored = new Set(walk.steps.filter(isIgnored).map((step) => causeText(chart, step)));
  const causes = walk.steps.filter((step) => !isIgnored(step)).map((step) => causeText(chart, step));
  const visits = walk.visits.toReversed();
  const places = new Map(visits.map((visit): [string, Visit] => [textOf(visit.snapshot.value), visit]));
  return {
    text,
    lines: new Set(stepLines(chart, walk)),
    heard: new Set(causes.filter((cause) => !ignored.has(cause))),
    first: [...places.values()],
  };
}

function isFoundByBaseline(chart: ChartUnderTest, { text, lines, heard }: Knowledge, mutant: AnyStateMachine): boolean {
  let isFound = false;
  const onStep = (step: Step) => {
    isFound = isIgnored(step) ? heard.has(causeText(chart, step)) : !lines.has(lineText(chart, step));
    return isFound;
  };
  const walk = explore(chart, mutant, { onStep });
  return isFound || baselineText(chart, walk) !== text;
}

function isFoundByRules(chart: ChartUnderTest, mutant: AnyStateMachine): boolean {
  const met = new Set<string>();
  let isFound = false;
  const onStep = (step: Step) => {
    isFound = chart.rules.some((rule) => {
      if (!(rule.when?.(step) ?? true)) return false;
      met.add(rule.says);
      return !rule.holds(step);
    });
    return isFound;
  };
  explore(chart, mutant, { onStep });
  return isFound || met.size < chart.rules.length;
}

async function isFoundByReplay(chart: ChartUnderTest, { first }: Knowledge, mutant: AnyStateMachine): Promise<boolean> {
  try {
    for (const visit of first) if ((await replay(chart, visit, mutant)).length > 0) return true;
  } catch {
    return true;
  }
  return false;
}

/** A chart that cannot be built, or that throws while it is walked, is found. */
function isFound(look: () => boolean): boolean {
  try {
    return look();
  } catch {
    return true;
  }
}

export type Verdict = { readonly equivalent: true } | ({ readonly equivalent: false } & Findings);

interface Findings {
  readonly baseline: boolean;
  readonly rules: boolean;
  readonly replay: boolean;
}

/**
 * What finds the mutant. One that differs from the baseline is not equivalent. `whole` runs the rules even if the baseline has found it;
 * the replay runs only if neither has.
 */
export async function judge(
  chart: ChartUnderTest,
  knowledge: Knowledge,
  mutant: AnyStateMachine,
  whole: boolean,
): Promise<Verdict> {
  const marked = mark(mutant);
  const baseline = isFound(() => isFoundByBaseline(chart, knowledge, marked));
  if (!baseline && isEquivalent(chart, mutant)) return { equivalent: true };
  const rules = (!baseline || whole) && isFound(() => isFoundByRules(chart, marked));
  const replayed = !baseline && !rules && (await isFoundByReplay(chart, knowledge, mutant));
  return { equivalent: false, baseline, rules, replay: replayed };
}
