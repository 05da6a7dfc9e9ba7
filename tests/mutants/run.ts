import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { charts } from '#tests/support/model/charts.ts';
import { mutantsOf } from './mutant.ts';
import { namedMutants } from './named.ts';
import { judge, learn } from './oracle.ts';

const LEAST = 0.95;
/** `--every=4`: tries only a quarter of them. */
const every = Number(process.argv.find((argument) => argument.startsWith('--every='))?.slice(8) ?? 1);

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);
const percent = (value: number) => `${(100 * value).toFixed(1)} %`;

async function report(chart: ChartUnderTest, whole: boolean): Promise<boolean> {
  const start = performance.now();
  const knowledge = learn(chart);
  const survivors: string[] = [];
  const missedByRules: string[] = [];
  const equivalent: string[] = [];
  let killed = 0;
  for (const [index, { name, build }] of mutantsOf(chart.machine).entries()) {
    if (index % every !== 0) continue;
    if (process.stderr.isTTY) process.stderr.write(`\r${chart.flow} ${index} `);
    const mutant = build();
    const verdict = await judge(chart, knowledge, mutant, whole);
    if (verdict.equivalent) equivalent.push(name);
    else if (verdict.baseline || verdict.rules || verdict.replay) killed += 1;
    else survivors.push(name);
    if (!verdict.equivalent && !verdict.rules) missedByRules.push(name);
  }
  const live = killed + survivors.length;
  const score = share(killed, live);
  const byRules = share(live - missedByRules.length, live);
  console.log(
    [
      chart.flow.padEnd(22),
      `${live + equivalent.length} mutants`,
      `${equivalent.length} equivalent`,
      `${killed} of ${live} killed: ${percent(score)}`,
      ...(whole ? [`by the rules alone ${percent(byRules)}`] : []),
      `${((performance.now() - start) / 1000).toFixed(0)} s`,
    ].join('   '),
  );
  for (const name of survivors) console.log(`  survives: ${name}`);
  if (!process.argv.includes('--verbose')) return score >= LEAST;
  for (const name of equivalent) console.log(`  equivalent: ${name}`);
  if (whole) for (const name of missedByRules) console.log(`  no rule finds: ${name}`);
  return score >= LEAST;
}

/** The faults that every tier must find, whatever the score. */
async function reportNamed(chart: ChartUnderTest): Promise<boolean> {
  const own = Object.entries(namedMutants).filter(([, mutant]) => mutant.chart === chart.machine.id);
  if (own.length === 0) return true;
  const knowledge = learn(chart);
  const found: boolean[] = [];
  for (const [name, { says, apply }] of own) {
    const verdict = await judge(chart, knowledge, apply(chart.machine), true);
    const { baseline, rules } = verdict.equivalent ? { baseline: false, rules: false } : verdict;
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
