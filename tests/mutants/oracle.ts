import type { AnyStateMachine } from 'xstate';
import { causeText, isIgnored, lineText } from '#tests/support/model/baseline.ts';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import type { Step } from '#tests/support/model/chart-step.ts';
import { patrol, visitBy, type Visit } from '#tests/support/model/explore.ts';
import { mark } from '#tests/support/model/instrument.ts';
import { replay } from '#tests/support/model/replay.ts';
import { faultsOfSuperseding } from '#tests/support/model/superseded.ts';

/** A mutant's walk that is so many times as long as the chart's ends: what has not found it by then counts as not finding it. */
const MOST_TIMES = 5;

/** What the headless tier knows of a chart before it judges a mutant; that the chart does what its baseline says is tested there. */
export interface Knowledge {
  /** Each distinct step. */
  readonly lines: ReadonlySet<string>;
  /** Events that are never ignored. */
  readonly heard: ReadonlySet<string>;
  /** A way to each state. */
  readonly first: readonly Visit[];
  readonly steps: number;
}

export function learn(chart: ChartUnderTest): Knowledge {
  const machine = mark(chart.machine);
  const [lines, ignored, heard] = [new Set<string>(), new Set<string>(), new Set<string>()];
  let steps = 0;
  const ways = patrol(chart, machine, (step) => {
    steps += 1;
    (isIgnored(step) ? ignored : heard).add(causeText(chart, step));
    if (!isIgnored(step)) lines.add(lineText(chart, step));
    return false;
  });
  return {
    lines,
    heard: new Set([...heard].filter((cause) => !ignored.has(cause))),
    first: ways.map((way) => visitBy(chart, machine, way)),
    steps,
  };
}

/** What finds a mutant. */
export interface Verdict {
  /** The rules of the specification alone. */
  readonly rules: boolean;
  /** The headless tier: the rules, the baseline, the replay and the end of the session. */
  readonly tier: boolean;
}

/** One walk for rules and baseline, which ends once both have found the mutant. */
function walked(chart: ChartUnderTest, { lines, heard, steps }: Knowledge, mutant: AnyStateMachine): Verdict {
  const met = new Set<string>();
  const seen = new Set<string>();
  let [rules, baseline, count] = [false, false, 0];
  const breaks = (step: Step) =>
    step.after.status === 'error' ||
    chart.rules.some((rule) => {
      if (!(rule.when?.(step) ?? true)) return false;
      met.add(rule.says);
      return !rule.holds(step);
    });
  const differs = (step: Step) => {
    if (isIgnored(step)) return heard.has(causeText(chart, step));
    const line = lineText(chart, step);
    seen.add(line);
    return !lines.has(line);
  };
  const isCut = () => count > MOST_TIMES * steps;
  try {
    patrol(chart, mutant, (step) => {
      count += 1;
      rules ||= breaks(step);
      baseline ||= differs(step);
      return (rules && baseline) || isCut();
    });
  } catch {
    return { rules: true, tier: true };
  }
  if (!isCut()) {
    rules ||= met.size < chart.rules.length;
    baseline ||= seen.size < lines.size;
  }
  return { rules, tier: rules || baseline };
}

async function isFoundByReplay(chart: ChartUnderTest, { first }: Knowledge, mutant: AnyStateMachine): Promise<boolean> {
  try {
    for (const visit of first) if ((await replay(chart, visit, mutant)).length > 0) return true;
  } catch {
    return true;
  }
  return false;
}

function isFoundAtTheEndOfTheSession(chart: ChartUnderTest, marked: AnyStateMachine): boolean {
  try {
    return patrol(chart, marked, () => false).some(
      (way) => faultsOfSuperseding(chart, marked, visitBy(chart, marked, way)).length > 0,
    );
  } catch {
    return true;
  }
}

/** What finds the mutant. A chart that throws while it is walked is found. */
export async function judge(chart: ChartUnderTest, knowledge: Knowledge, mutant: AnyStateMachine): Promise<Verdict> {
  const marked = mark(mutant);
  const found = walked(chart, knowledge, marked);
  if (found.tier) return found;
  const tier = (await isFoundByReplay(chart, knowledge, mutant)) || isFoundAtTheEndOfTheSession(chart, marked);
  return { rules: false, tier };
}
