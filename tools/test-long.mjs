// Measures the reliability and security figures in full: runs everything of which `npm test` runs only a part, and writes docs/reliability.md.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowsers } from './chromium.mjs';
import { install } from './install.mjs';
import { machineLine } from './machine.mjs';
import { writeTable } from './reliability-table.mjs';
import { runSteps } from './test-runner.mjs';

install();

const folder = '.cache/long';
const env = { TEST_EFFORT: 'full', SERVER_ENTRY: 'dist/server/main.js' };
const suite = (name, vitest, file) => ({ name, vitest, files: [file], env, needs: 'build' });

/** One after the other, because each needs the whole machine. */
const steps = [
  { name: 'build', gate: ['tools/build.mjs'], alone: true },
  { name: 'packages', gate: ['tools/audit.mjs'], alone: true, env },
  suite('access', 'contract', 'tests/contract/generated/access.contract'),
  suite('input', 'contract', 'tests/contract/generated/malformed-input'),
  suite('guesses', 'contract', 'tests/contract/sessions/sessions-and-limits'),
  suite('lost answers', 'fault', 'tests/fault/lost-answer'),
  suite('database away', 'timed', 'tests/fault/database-away'),
  suite('lock off', 'fault', 'tests/fault/lock-off'),
  suite('holds', 'fault', 'tests/fault/parallel-holds'),
  suite('burst', 'timed', 'tests/fault/burst'),
  suite('kills', 'fault', 'tests/fault/killed-server'),
  suite('listed', 'server', 'server/modules/appointments/listed-is-holdable'),
  { name: 'browser', browser: true, config: 'playwright.long.config.ts', env, needs: 'build' },
  // Takes half an hour and adds no figure to the table, so it runs only when named.
  { name: 'mutants', gate: ['node_modules/tsx/dist/cli.mjs', 'tests/mutants/run.ts'], alone: true, onlyNamed: true },
];

const words = process.argv.slice(2);
const unknown = words.filter((word) => !steps.some(({ name }) => name.startsWith(word)));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
const named = steps.filter(({ name }) => words.some((word) => name.startsWith(word)));
const chosen = words.length === 0 ? steps.filter(({ onlyNamed }) => !onlyNamed) : named;
if (chosen.some(({ needs }) => needs === 'build') && !chosen.includes(steps[0])) chosen.unshift(steps[0]);

if (chosen.some(({ browser }) => browser)) process.env.CHROMIUM_PATH = await ensureBrowsers();

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const began = performance.now();
const { results, passed } = await runSteps(chosen, folder);
const figures = join(folder, 'figures.jsonl');
if (existsSync(figures)) {
  const lines = readFileSync(figures, 'utf8').trim().split('\n');
  writeTable({
    figures: lines.map((line) => JSON.parse(line)),
    whole: words.length === 0,
    summary: {
      machine: machineLine(),
      minutes: (performance.now() - began) / 60_000,
      steps: results.filter(({ name }) => name !== 'build'),
    },
  });
}
process.exitCode = passed ? 0 : 1;
