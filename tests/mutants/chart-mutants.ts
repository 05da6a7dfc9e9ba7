import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { mark } from '#tests/support/model/instrument.ts';
import { patrol } from '#tests/support/model/explore.ts';
import { metBy, withBody } from './body-switch.ts';
import { mutantsOf } from './mutant.ts';
import type { Mutant } from './mutant.types.ts';
import { judge, learn, type Verdict } from './oracle.ts';
import { namedMutants } from './named.ts';
import { spread } from './spread.ts';

/** The chart of a flow, with the mutations of bodies in its source; and its mutants, of which a sample may be taken. */
async function mutantsIn(flow: string, sample: number): Promise<{ chart: ChartUnderTest; mutants: Mutant[] }> {
  const { chart } = (await import(`../flows/${flow}/chart.ts`)) as { readonly chart: ChartUnderTest };
  const bodies = metBy(() => patrol(chart, mark(chart.machine), () => false));
  const ofBodies = [...bodies].toSorted().map((body): Mutant => ({ name: body, body, build: () => chart.machine }));
  const ofChart = mutantsOf(chart.machine, Object.keys(chart.fixtures.events));
  return { chart, mutants: spread([...ofChart, ...ofBodies], sample) };
}

export interface Judged extends Verdict {
  readonly name: string;
}

/** Judges the mutants from the place `from` on, at most `count`; `of` says how many there are in all. */
export async function judgeMutants(
  flow: string,
  { sample, from, count }: { readonly sample: number; readonly from: number; readonly count: number },
): Promise<{ readonly of: number; readonly judged: readonly Judged[] }> {
  const { chart, mutants } = await mutantsIn(flow, sample);
  const knowledge = learn(chart);
  const judged: Judged[] = [];
  for (const { name, build, body = '' } of mutants.slice(from, from + count))
    judged.push({ name, ...(await withBody(body, () => judge(chart, knowledge, build()))) });
  return { of: mutants.length, judged };
}

/** The faults with a name of this chart, which its rules or its baseline must find. */
export async function judgeNamed(flow: string): Promise<readonly Judged[]> {
  const { chart } = (await import(`../flows/${flow}/chart.ts`)) as { readonly chart: ChartUnderTest };
  const own = Object.entries(namedMutants).filter(([, mutant]) => mutant.chart === chart.machine.id);
  if (own.length === 0) return [];
  const knowledge = learn(chart);
  const judged: Judged[] = [];
  for (const [name, { apply }] of own) judged.push({ name, ...(await judge(chart, knowledge, apply(chart.machine))) });
  return judged;
}
