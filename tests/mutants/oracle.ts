import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { baselineText, causeText, isIgnored, lineText, storedBaseline } from '#tests/support/model/baseline.ts';
import { textOf } from '#tests/support/model/chart-text.ts';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { eventsFor, explore, keyOf, startOf, stepFrom, type Step, type Visit } from '#tests/support/model/explore.ts';
import { mark } from '#tests/support/model/instrument.ts';
import { replay } from '#tests/support/model/replay.ts';

const MOST_PAIRS = 300;

const observed = ({ after, effects }: Step) =>
  textOf([after.value, after.status, after.context, after.output, effects]);

/** No difference within the pairs of states that `key` tells apart. */
function alike(
  chart: ChartUnderTest,
  mutant: AnyStateMachine,
  key: (snapshot: AnyMachineSnapshot) => string,
  most: number,
): boolean {
  const seen = new Set<string>();
  const queue: [Step, Step][] = Object.values(chart.fixtures.inputs).map((input) => [
    startOf(chart.machine, input),
    startOf(mutant, input),
  ]);
  for (let pair = queue.shift(); pair && seen.size < most; pair = queue.shift()) {
    const [good, bad] = pair;
    if (observed(good) !== observed(bad)) return false;
    const both = `${key(good.after)} ${key(bad.after)}`;
    if (seen.has(both)) continue;
    seen.add(both);
    for (const event of eventsFor(chart, good.after))
      queue.push([stepFrom(chart.machine, good.after, event), stepFrom(mutant, bad.after, event)]);
  }
  return true;
}

/** The mutant does the same as the chart: no event, answer or delay can tell them apart. */
function isEquivalent(chart: ChartUnderTest, mutant: AnyStateMachine): boolean {
  try {
    const byContext = (snapshot: AnyMachineSnapshot) => textOf([snapshot.value, snapshot.status, snapshot.context]);
    return (
      alike(chart, mutant, (snapshot) => keyOf(chart, snapshot), Infinity) &&
      alike(chart, mutant, byContext, MOST_PAIRS)
    );
  } catch {
    return false;
  }
}

/** What the headless tier knows of a chart before it judges a mutant. */
interface Knowledge {
  readonly text: string;
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
  const visits = [...walk.visits.values()].toReversed();
  const places = new Map(visits.map((visit): [string, Visit] => [textOf(visit.snapshot.value), visit]));
  return {
    text,
    lines: new Set(text.split('\n')),
    heard: new Set(causes.filter((cause) => !ignored.has(cause))),
    first: [...places.values()],
  };
}

function isFoundByBaseline(chart: ChartUnderTest, { text, lines, heard }: Knowledge, mutant: AnyStateMachine): boolean {
  let isFound = false;
  const walk = explore(chart, mutant, (step) => {
    isFound = isIgnored(step) ? heard.has(causeText(chart, step)) : !lines.has(lineText(chart, step));
    return isFound;
  });
  return isFound || baselineText(chart, walk) !== text;
}

function isFoundByRules(chart: ChartUnderTest, mutant: AnyStateMachine): boolean {
  const met = new Set<string>();
  let isFound = false;
  explore(chart, mutant, (step) => {
    isFound = chart.rules.some((rule) => {
      if (!(rule.when?.(step) ?? true)) return false;
      met.add(rule.says);
      return !rule.holds(step);
    });
    return isFound;
  });
  return isFound || met.size < chart.rules.length;
}

async function isFoundByReplay(chart: ChartUnderTest, { first }: Knowledge, mutant: AnyStateMachine): Promise<boolean> {
  for (const visit of first) {
    const { actual, expected, notIgnored } = await replay(chart, visit, mutant);
    if (actual !== expected || notIgnored.length > 0) return true;
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
