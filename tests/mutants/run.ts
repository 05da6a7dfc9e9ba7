import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Judged } from './chart-mutants.ts';
import { equivalents } from './equivalent.ts';
import { GATES, percent, resultOf } from './gates.ts';
import { namedMutants } from './named.ts';

/** Mutants that one process judges; it gives back what they have used of its memory. */
const SHARE = 150;
const MOST_MEMORY = 1_500;
const SAMPLE = 60;

interface Answer {
  readonly of: number;
  readonly judged: readonly Judged[];
  readonly named: readonly Judged[];
  /** The most memory that the process had, in MB. */
  readonly memory: number;
}

const optionOf = (name: string) => process.argv.find((argument) => argument.split('=')[0] === `--${name}`);
const sampled = optionOf('sample');
const sample = sampled === undefined ? Number.MAX_SAFE_INTEGER : Number(sampled.split('=')[1] ?? SAMPLE);

function judgedFrom(flow: string, from: number): Answer {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  const answer = join(folder, 'answer.json');
  const worker = fileURLToPath(new URL('worker.ts', import.meta.url));
  try {
    const { status } = spawnSync(
      process.execPath,
      [
        `--max-old-space-size=${MOST_MEMORY}`,
        '--import',
        'tsx',
        worker,
        flow,
        String(sample),
        String(from),
        String(SHARE),
        answer,
      ],
      { stdio: ['ignore', 'inherit', 'inherit'] },
    );
    if (status !== 0) throw new Error(`${flow}: the mutants from ${from} on cannot be judged`);
    return JSON.parse(readFileSync(answer, 'utf8')) as Answer;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function answersOf(flow: string): readonly Answer[] {
  const answers = [judgedFrom(flow, 0)];
  const { of } = answers[0] ?? { of: 0 };
  for (let from = SHARE; from < of; from += SHARE) answers.push(judgedFrom(flow, from));
  return answers;
}

/** Prints what was found of a chart's mutants, and returns what is wrong. */
function report(flow: string): readonly string[] {
  const start = performance.now();
  const answers = answersOf(flow);
  const result = resultOf(
    flow,
    answers.flatMap(({ judged }) => judged),
    equivalents,
  );
  console.log(
    [
      flow.padEnd(22),
      `${result.live} mutants`,
      `${result.equivalent} equivalent`,
      `tier 1 ${percent(result.tier)}`,
      `rules ${percent(result.rules)}`,
      `${((performance.now() - start) / 1000).toFixed(0)} s`,
      `${Math.max(...answers.map(({ memory }) => memory))} MB`,
    ].join('   '),
  );
  for (const name of result.survivors) console.log(`  survives: ${name}`);
  if (optionOf('verbose') !== undefined) for (const name of result.missedByRules) console.log(`  no rule: ${name}`);
  const named = answers.flatMap((answer) => answer.named);
  for (const { name, tier, rules } of named)
    console.log(`  ${name} (${namedMutants[name]?.says}): ${rules ? 'a rule finds it' : tier ? 'found' : 'SURVIVES'}`);
  return [...result.faults, ...named.filter(({ tier }) => !tier).map(({ name }) => `${name} survives`)];
}

const all = readdirSync(new URL('../flows', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = wanted.filter((flow) => !all.includes(flow));
if (unknown.length > 0) throw new Error(`no flow is called ${unknown.join(', ')}`);

const faults = (wanted.length > 0 ? wanted : all).flatMap((flow) => report(flow).map((fault) => `${flow}: ${fault}`));
console.log(
  faults.length === 0
    ? `Tier 1 finds at least ${percent(GATES.tier)} of the faults in each chart, the rules alone ${percent(GATES.rules)}.`
    : `Not as it must be:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
