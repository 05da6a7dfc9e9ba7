import { mkdirSync, rmSync } from 'node:fs';
import { changedSince, stepsTouchedBy } from './changed.mjs';
import { install } from './install.mjs';
import { runSteps } from './test-runner.mjs';

install();

const zones = ['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'];
const bin = (name) => `node_modules/${name}`;
/** Separate server processes run the built server: it is the product, and it starts much faster. */
const built = { needs: 'build', env: { SERVER_ENTRY: 'dist/server/main.js' } };

/**
 * All steps in order. `fast` steps make up `npm run check`. A `gate` counts as one; a `vitest` or `browser` step counts its tests. Gates
 * run two at a time, and so do suites that do not time the machine, the longest first, so that none is left to run alone at the end; the
 * others have it alone.
 */
const steps = [
  ...['domain', 'workbook', 'contract', 'machines', 'src', 'server', 'studio', 'tests'].map((layer) => ({
    name: `types ${layer}`,
    gate: [bin('typescript/bin/tsc'), '-p', `${layer}/tsconfig.json`],
    fast: true,
  })),
  { name: 'lint', gate: [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'], fast: true },
  { name: 'format', gate: [bin('oxfmt/bin/oxfmt'), '--check'], fast: true },
  { name: 'boundaries', gate: ['tools/boundaries.mjs'], fast: true },
  { name: 'dead code', gate: [bin('knip/bin/knip.js'), '--treat-config-hints-as-errors'], fast: true },
  { name: 'catalogues', gate: ['tools/catalogues.mjs'], fast: true },
  { name: 'migrations', gate: ['tools/migrations.mjs'] },
  { name: 'functions', gate: [bin('tsx/dist/cli.mjs'), 'tools/functions.ts', '--check'], fast: true },
  { name: 'requirements', gate: [bin('tsx/dist/cli.mjs'), 'tools/requirements.ts', '--check'] },
  { name: 'flow docs', gate: [bin('tsx/dist/cli.mjs'), 'tools/flow-docs/flow-docs.ts', '--check'], fast: true },
  { name: 'proof', gate: [bin('tsx/dist/cli.mjs'), 'tools/proof.ts', '--check'], fast: true },
  { name: 'build', gate: ['tools/build.mjs'] },
  { name: 'architecture', vitest: 'architecture', fast: true },
  // The longest first, so that neither of the two lanes is left with a long one at the end.
  { name: 'contract', vitest: 'contract', shares: true, ...built },
  { name: 'processes', vitest: 'processes', shares: true, ...built },
  { name: 'fault', vitest: 'fault', shares: true, ...built },
  { name: 'screens', vitest: 'screens', shares: true },
  ...zones.map((zone) => ({ name: `server ${zone}`, vitest: 'server', zone, shares: true })),
  { name: 'ssr', vitest: 'ssr', shares: true },
  { name: 'model', vitest: 'model', shares: true },
  ...zones.map((zone, index) => ({ name: `unit ${zone}`, vitest: 'unit', zone, shares: true, fast: index === 0 })),
  { name: 'timed', vitest: 'timed', ...built },
  { name: 'size', gate: ['tools/size.mjs'], alone: true, needs: 'build', chromium: true },
  { name: 'browser', browser: true, needs: 'build', chromium: true },
];

const words = process.argv.slice(2);
const check = words.includes('--check');
/** `--changed` compares with the last commit, `--changed=REF` with another one. */
const [, changed = null] = words.map((word) => /^--changed(?:=(.+))?$/.exec(word)).find(Boolean) ?? [];
const since = words.includes('--changed') ? 'HEAD' : changed;
const wanted = words.filter((word) => !word.startsWith('--'));
const named = steps.filter(
  (step) => (!check || step.fast) && (wanted.length === 0 || wanted.some((word) => step.name.startsWith(word))),
);
// Steps that test the build need a fresh one: otherwise an older build would be tested.
const needed = new Set(named.map(({ needs }) => needs));
const whole = steps.filter((step) => named.includes(step) || needed.has(step.name));
const chosen = since === null ? whole : stepsTouchedBy(whole, changedSince(since), since);

if (chosen.some((step) => step.chromium)) {
  const { ensureBrowsers } = await import('./chromium.mjs');
  process.env.CHROMIUM_PATH = await ensureBrowsers().catch((error) => {
    console.error(error.message);
    return '';
  });
}

rmSync('.cache/test', { recursive: true, force: true });
mkdirSync('.cache/test', { recursive: true });
const { passed } = await runSteps(chosen, '.cache/test');
process.exitCode = passed ? 0 : 1;
