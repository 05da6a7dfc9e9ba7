import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { ChartParts } from '#studio/proof/chart-parts.ts';
import { gaps } from '#studio/proof/gaps.ts';
import { joined } from '#studio/proof/joined.ts';
import { proofFile, proofText, recordsOf, type ProofFile } from '#studio/proof/proof-file.ts';
import { proofRecord, TIERS, type ProofRecord, type Tier } from '#studio/proof/record.ts';
import { readRequirements } from '#studio/proof/requirements.ts';
import { staleIn } from '#studio/proof/stale.ts';
import { countsOf, summaryOf, type Proven } from '#studio/proof/summary.ts';
import { readChart } from '#studio/reading/chart-reading.ts';
import { readFlows } from './flow-docs/flow-docs.ts';
import { findNamedTests } from './requirements.ts';

const target = 'studio/proof/proof.json';
const coverage = '.cache/coverage';
/** Milliseconds for a test: nothing is timed here, and a busy machine must not lose records. */
const PATIENCE = 120_000;

const readFile = (): ProofFile | null =>
  existsSync(target) ? proofFile.parse(JSON.parse(readFileSync(target, 'utf8'))) : null;

/** Lists of records in `.json`, one record a line in `.jsonl`. */
function recordsIn(tier: Tier): ProofRecord[] {
  const folder = join(coverage, tier);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      const lines = name.endsWith('.jsonl') ? text.split('\n').filter(Boolean) : [text];
      return lines.flatMap((line) => {
        const value: unknown = JSON.parse(line);
        return z.array(proofRecord).parse(Array.isArray(value) ? value : [value]);
      });
    });
}

/** Runs the tests of tiers chart and screens, of these flows or of all, which leave their records. */
function walk(flows: readonly string[]): void {
  const isWhole = flows.length === 0;
  for (const tier of ['chart', 'screens'] as const) rmSync(join(coverage, tier), { recursive: true, force: true });
  const only = isWhole ? [] : ['--testNamePattern', `^(${flows.join('|')}) headless`];
  for (const args of [
    ['model', 'tests/flows/headless.test.ts', ...only],
    ['screens', ...(isWhole ? ['tests/flows'] : flows.map((flow) => `tests/flows/${flow}/`))],
  ]) {
    const { status } = spawnSync(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', `--testTimeout=${PATIENCE}`, '--project', ...args],
      { stdio: 'inherit', env: { ...process.env, COVERAGE: '1' } },
    );
    if (status !== 0) {
      console.error('Nothing was written: a test that fails shows nothing.');
      process.exit(1);
    }
  }
}

function report(file: ProofFile, charts: readonly ChartParts[], today: string): void {
  for (const chart of charts) {
    const { states, transitions, guards } = summaryOf(chart, recordsOf(file, chart.flow), gaps, today);
    const text = (proven: ReadonlyMap<string, Proven>) => {
      const { full, part, justified, none } = countsOf(proven.values());
      return `${full} full, ${part} part, ${justified} justified, ${none} none`;
    };
    console.log(
      `${chart.flow}: states ${text(states)}; transitions ${text(transitions)}; answers of guards ${text(guards)}`,
    );
    for (const [id, { standing, tests }] of [...states, ...transitions])
      if (standing === 'part' || standing === 'none')
        console.log(
          `  ${id}: ${TIERS.filter((tier) => tests[tier].length > 0).join(' and ') || 'nothing'} alone shows it`,
        );
  }
}

const [, , ...words] = process.argv;
const charts = (await readFlows()).map((flow): ChartParts => ({ flow: flow.name, ...readChart(flow) }));
const chosen = words.filter((word) => !word.startsWith('--'));
const unknown = chosen.filter((name) => !charts.some(({ flow }) => flow === name));
if (unknown.length > 0) {
  console.error(`There is no flow ${unknown.join(', ')}.`);
  process.exit(1);
}
const before = readFile();

if (words.includes('--check')) {
  const requirements = new Set(readRequirements(readFileSync('docs/requirements.tsv', 'utf8')).map(({ id }) => id));
  const stale = before
    ? staleIn(before, { charts, requirements, gaps, isFile: existsSync })
    : ['the file is not there'];
  for (const problem of stale) console.error(`${target}: ${problem}`);
  if (stale.length > 0) {
    console.error('Run "npm run proof", or "npm run proof -- FLOW" for the tests of one flow, and commit it.');
    process.exitCode = 1;
  }
} else {
  const isBrowserOnly = words.includes('--browser');
  if (!isBrowserOnly) walk(chosen);
  const today = new Date().toISOString().slice(0, 10);
  const file = joined({
    before,
    charts,
    records: (isBrowserOnly ? (['browser'] as const) : TIERS).flatMap(recordsIn),
    named: findNamedTests(),
    today,
    isFile: existsSync,
  });
  writeFileSync(target, proofText(file));
  // Browser tests add theirs to what is there, so what is joined must not be joined again.
  rmSync(join(coverage, 'browser'), { recursive: true, force: true });
  report(file, charts, today);
}
