import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { namedMutants } from './named.ts';
import { vitest, type Counts } from './vitest-run.ts';

type Run = (mutant: string) => Counts;

/** The first two tiers are vitest suites; the third drives a build of the app with the fault in Chromium. */
const TIERS: readonly { readonly tier: string; readonly run: Run }[] = [
  { tier: 'headless', run: (mutant) => vitest('model', ['tests/flows'], { MUTANT: mutant }) },
  {
    tier: 'journeys',
    run: (mutant) => vitest('model', ['machines/retail-booking', 'machines/booking-confirmation'], { MUTANT: mutant }),
  },
  { tier: 'screens', run: (mutant) => vitest('screens', ['tests/flows'], { MUTANT: mutant }) },
  { tier: 'browser', run: browser },
];

interface BrowserReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

const node = (args: readonly string[], env: NodeJS.ProcessEnv) =>
  spawnSync(process.execPath, args, { env: { ...process.env, ...env }, encoding: 'utf8', maxBuffer: 256_000_000 });

/** Builds the app with the fault beside a copy of the built server, and runs the browser suite against it. */
function browser(mutant: string): Counts {
  const folder = `dist/mutants/${mutant === '' ? 'none' : mutant}`;
  const built = node(['node_modules/vite/bin/vite.js', 'build', '--config', 'tests/mutants/mutant.vite.config.ts'], {
    MUTANT: mutant === '' ? undefined : mutant,
  });
  if (built.status !== 0) throw new Error(`The app with ${mutant} does not build:\n${built.stderr}`);
  cpSync('dist/server', `${folder}/server`, { recursive: true });
  const { stdout } = node(['node_modules/@playwright/test/cli.js', 'test', '--reporter=json'], {
    BROWSER_SERVER: `${folder}/server/main.js`,
  });
  rmSync(folder, { recursive: true });
  const { stats } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as BrowserReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

const wanted = process.argv.slice(2);
const survives: string[] = [];
for (const { tier, run } of TIERS) {
  if (wanted.length > 0 && !wanted.includes(tier)) continue;
  const sound = run('');
  console.log(`${tier}: ${sound.passed} pass and ${sound.failed} fail without a fault`);
  if (sound.passed === 0 || sound.failed > 0) survives.push(`${tier} is not green without a fault`);
  for (const [name, { says }] of Object.entries(namedMutants)) {
    const { failed } = run(name);
    console.log(`  ${name} (${says}): ${failed > sound.failed ? `found by ${failed - sound.failed}` : 'SURVIVES'}`);
    if (failed <= sound.failed) survives.push(`${name} in ${tier}`);
  }
}
for (const line of survives) console.log(line);
process.exitCode = survives.length === 0 ? 0 : 1;
