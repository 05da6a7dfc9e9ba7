import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { charts } from '#tests/model/charts/charts.ts';
import { mutantsOf } from './mutant.ts';
import { isEquivalent, judge, learn, type Verdict } from './oracle.ts';

const LEAST = 0.95;

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);
const percent = (value: number) => `${(100 * value).toFixed(1)} %`;

async function report(chart: ChartUnderTest): Promise<boolean> {
  const start = performance.now();
  const knowledge = learn(chart);
  const all = mutantsOf(chart.machine);
  const live = all
    .map(({ name, build }) => ({ name, machine: build() }))
    .filter(({ machine }) => !isEquivalent(chart, machine));
  const verdicts: (Verdict & { readonly name: string })[] = [];
  for (const { name, machine } of live) verdicts.push({ name, ...(await judge(chart, knowledge, machine)) });
  const survivors = verdicts.filter(({ baseline, rules, replay }) => !baseline && !rules && !replay);
  const score = share(live.length - survivors.length, live.length);
  const byRules = share(verdicts.filter(({ rules }) => rules).length, live.length);
  console.log(
    [
      chart.flow.padEnd(22),
      `${all.length} mutants`,
      `${all.length - live.length} equivalent`,
      `${live.length - survivors.length} of ${live.length} killed: ${percent(score)}`,
      `by the rules alone ${percent(byRules)}`,
      `${((performance.now() - start) / 1000).toFixed(1)} s`,
    ].join('   '),
  );
  for (const { name } of survivors) console.log(`  survives: ${name}`);
  if (process.argv.includes('--verbose'))
    for (const { name, rules } of verdicts) if (!rules) console.log(`  no rule finds: ${name}`);
  return score >= LEAST;
}

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
let enough = true;
for (const chart of charts.filter(({ flow }) => wanted.length === 0 || wanted.includes(flow)))
  enough = (await report(chart)) && enough;
if (!enough) console.log(`Less than ${percent(LEAST)} of the faults were found.`);
process.exitCode = enough ? 0 : 1;
