import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { charts } from '#tests/model/charts/charts.ts';
import { mutantsOf } from './mutant.ts';
import { namedMutants } from './named.ts';
import { isEquivalent, judge, learn, type Verdict } from './oracle.ts';

const LEAST = 0.95;

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);
const percent = (value: number) => `${(100 * value).toFixed(1)} %`;

async function report(chart: ChartUnderTest, whole: boolean): Promise<boolean> {
  const start = performance.now();
  const knowledge = learn(chart);
  const verdicts: (Verdict & { readonly name: string })[] = [];
  const survivors: string[] = [];
  let equivalent = 0;
  for (const [index, { name, build }] of mutantsOf(chart.machine).entries()) {
    if (process.stderr.isTTY) process.stderr.write(`\r${chart.flow} ${index} `);
    const mutant = build();
    const verdict = await judge(chart, knowledge, mutant, whole);
    if (verdict.baseline || verdict.rules || verdict.replay) verdicts.push({ name, ...verdict });
    else if (isEquivalent(chart, mutant)) equivalent += 1;
    else survivors.push(name);
  }
  const live = verdicts.length + survivors.length;
  const score = share(verdicts.length, live);
  const byRules = share(verdicts.filter(({ rules }) => rules).length, live);
  console.log(
    [
      chart.flow.padEnd(22),
      `${live + equivalent} mutants`,
      `${equivalent} equivalent`,
      `${verdicts.length} of ${live} killed: ${percent(score)}`,
      ...(whole ? [`by the rules alone ${percent(byRules)}`] : []),
      `${((performance.now() - start) / 1000).toFixed(0)} s`,
    ].join('   '),
  );
  for (const name of survivors) console.log(`  survives: ${name}`);
  if (process.argv.includes('--verbose'))
    for (const { name, rules } of verdicts) if (whole && !rules) console.log(`  no rule finds: ${name}`);
  return score >= LEAST;
}

/** The faults that every tier must find, whatever the score. */
async function reportNamed(chart: ChartUnderTest): Promise<boolean> {
  const own = Object.entries(namedMutants).filter(([, mutant]) => mutant.chart === chart.machine.id);
  if (own.length === 0) return true;
  const knowledge = learn(chart);
  const found: boolean[] = [];
  for (const [name, { says, apply }] of own) {
    const { baseline, rules } = await judge(chart, knowledge, apply(chart.machine), true);
    console.log(`  ${name} (${says}): baseline ${baseline ? 'finds it' : '-'}, rules ${rules ? 'find it' : '-'}`);
    found.push(baseline || rules);
  }
  return found.every(Boolean);
}

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const whole = process.argv.includes('--rules');
let enough = true;
for (const chart of charts.filter(({ flow }) => wanted.length === 0 || wanted.includes(flow))) {
  if (!process.argv.includes('--named')) enough = (await report(chart, whole)) && enough;
  enough = (await reportNamed(chart)) && enough;
}
if (!enough) console.log(`Less than ${percent(LEAST)} of the faults were found, or not all that have a name.`);
process.exitCode = enough ? 0 : 1;
