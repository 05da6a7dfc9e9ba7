import { spawnSync } from 'node:child_process';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** A walk that throws fails a suite and no test of it. */
interface Report {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

/** Runs the tests of some folders of a project with the fault that these variables name. */
export function vitest(project: string, folders: readonly string[], env: NodeJS.ProcessEnv): Counts {
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
    { env: { ...process.env, ...env }, encoding: 'utf8', maxBuffer: 256_000_000 },
  );
  const { success, numPassedTests, numFailedTests } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Report;
  return { passed: numPassedTests, failed: success ? 0 : Math.max(1, numFailedTests) };
}
