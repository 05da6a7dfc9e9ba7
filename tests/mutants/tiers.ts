import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { namedMutants } from './named.ts';
import { vitest } from './vitest-run.ts';

/** How many tests of these flows find the fault; 0 if they pass with it as without. */
type Finding = (mutant: string, flows: readonly string[]) => number;

const sound = new Map<string, number>();

/** By a suite of vitest, which is run without a fault once for the same flows. */
const suite =
  (project: string, testsOf: (flows: readonly string[]) => readonly string[]): Finding =>
  (mutant, flows) => {
    const failing = (env: NodeJS.ProcessEnv) => {
      const { passed, failed } = vitest(project, testsOf(flows), env);
      if (passed + failed === 0) throw new Error(`${project} has no tests of ${flows.join()}`);
      return failed;
    };
    const key = [project, ...flows].join();
    const without = sound.get(key) ?? failing({});
    sound.set(key, without);
    if (without > 0) throw new Error(`${key} fails without a fault`);
    // A page that is a test's own has the chart of the walk.
    const inPages = project === 'screens' ? failing({ MUTANT: mutant, MUTANT_IN: 'pages' }) : 0;
    return inPages || failing({ MUTANT: mutant });
  };

const TIERS: Readonly<Record<string, Finding>> = {
  headless: suite('model', (flows) => ['tests/flows/headless.test.ts', `-t=^(${flows.join('|')})\\b`]),
  screens: suite('screens', (flows) => flows.map((flow) => `tests/flows/${flow}/`)),
  browser,
};

interface Suite {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly projectName: string; readonly status: string }[];
  }[];
}

interface Failure {
  readonly file: string;
  readonly title: string;
  readonly project: string;
}

const node = (args: readonly string[], env: NodeJS.ProcessEnv) =>
  spawnSync(process.execPath, args, { env: { ...process.env, ...env }, encoding: 'utf8', maxBuffer: 256_000_000 });

const failuresIn = ({ suites = [], specs }: Suite, file: string): readonly Failure[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName }) => ({ file, title, project: projectName })),
  ),
  ...suites.flatMap((inner) => failuresIn(inner, file)),
];

/** Runs browser tests against a built server, until the first fails. */
function play(server: string, args: readonly string[]): readonly Failure[] {
  const { stdout } = node(
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=json', '--max-failures=1', ...args],
    { BROWSER_SERVER: server },
  );
  const { suites, stats } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
    readonly suites: readonly Suite[];
    readonly stats: { readonly expected: number; readonly unexpected: number };
  };
  if (stats.expected + stats.unexpected === 0) throw new Error(`no browser test ran: ${args.join(' ')}`);
  return suites.flatMap((each) => failuresIn(each, each.file));
}

/** Builds the app with the fault beside a copy of the built server. The first test that fails there must pass on the app as it is. */
function browser(mutant: string, flows: readonly string[]): number {
  const folder = `dist/mutants/${mutant}`;
  const built = node(['node_modules/vite/bin/vite.js', 'build', '--config', 'tests/mutants/mutant.vite.config.ts'], {
    MUTANT: mutant,
  });
  if (built.status !== 0) throw new Error(`The app with ${mutant} does not build:\n${built.stderr}`);
  cpSync('dist/server', `${folder}/server`, { recursive: true });
  const [found] = play(
    `${folder}/server/main.js`,
    flows.map((flow) => `tests/e2e/${flow}/`),
  );
  rmSync(folder, { recursive: true });
  if (!found) return 0;
  const { file, title, project } = found;
  const alone = [`tests/e2e/${file}`, '--project', project, '-g', title.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')];
  if (play('dist/server/main.js', alone).length > 0) throw new Error(`"${title}" fails without a fault`);
  console.log(`    ${project}: ${title}`);
  return 1;
}

/** `npm run test:mutants:tiers -- browser cancelled-unasked`: one tier, or one fault. */
const wanted = process.argv.slice(2);
const isWanted = (name: string, all: readonly string[]) =>
  wanted.includes(name) || !wanted.some((each) => all.includes(each));
const faults = Object.entries(namedMutants).filter(([name]) => isWanted(name, Object.keys(namedMutants)));
const survives: string[] = [];
for (const [tier, find] of Object.entries(TIERS)) {
  if (!isWanted(tier, Object.keys(TIERS))) continue;
  console.log(`${tier}:`);
  for (const [name, { says, flows }] of faults) {
    const finding = find(name, flows);
    console.log(`  ${name} (${says}): ${finding > 0 ? `found by ${finding}` : 'SURVIVES'}`);
    if (finding === 0) survives.push(`${name} in ${tier}`);
  }
}
for (const line of survives) console.log(line);
process.exitCode = survives.length === 0 ? 0 : 1;
