import { spawnSync } from 'node:child_process';
import { namedMutants } from './named.ts';

/** The vitest suites of the first two tiers; the third is a browser's and builds the app with `mutant.vite.config.ts`. */
const TIERS = [
  { tier: 'headless', project: 'model', folders: ['tests/model'] },
  { tier: 'journeys', project: 'model', folders: ['machines/retail-booking', 'machines/booking-confirmation'] },
  { tier: 'screens', project: 'screens', folders: ['tests/model', 'src/flows/retail-booking'] },
];

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** A walk that throws fails a suite and no test of it. */
interface Report {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

function run(project: string, folders: readonly string[], mutant: string): Counts {
  const { stdout } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config',
      'tests/mutants/mutant.vitest.config.ts',
      '--reporter=json',
      '--project',
      project,
      ...folders,
    ],
    { env: { ...process.env, MUTANT: mutant }, encoding: 'utf8', maxBuffer: 256_000_000 },
  );
  const { success, numPassedTests, numFailedTests } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Report;
  return { passed: numPassedTests, failed: success ? 0 : Math.max(1, numFailedTests) };
}

const wanted = process.argv.slice(2);
const survives: string[] = [];
for (const { tier, project, folders } of TIERS) {
  if (wanted.length > 0 && !wanted.includes(tier)) continue;
  const sound = run(project, folders, '');
  console.log(`${tier}: ${sound.passed} pass and ${sound.failed} fail without a fault`);
  if (sound.passed === 0 || sound.failed > 0) survives.push(`${tier} is not green without a fault`);
  for (const [name, { says }] of Object.entries(namedMutants)) {
    const { failed } = run(project, folders, name);
    console.log(`  ${name} (${says}): ${failed > sound.failed ? `found by ${failed - sound.failed}` : 'SURVIVES'}`);
    if (failed <= sound.failed) survives.push(`${name} in ${tier}`);
  }
}
for (const line of survives) console.log(line);
process.exitCode = survives.length === 0 ? 0 : 1;
