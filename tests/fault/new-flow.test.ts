import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const NAME = 'trial-flow';
/** A flow made only of the shared charts, adapters and parts, with nothing from `retail-booking`: what the next flow builds on. */
const BOOKING = 'trial-booking';
const bookingFiles = 'tests/fault/trial-booking';
const folder = temporaryFolder('roddee-new-flow-');
const at = (path: string) => join(folder, path);

/** A shell's environment: an inner vitest must not take the outer one's variables for its own. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !name.startsWith('VITEST') && !['NODE_ENV', 'TEST', 'MODE'].includes(name),
  ),
);

function node(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env });
  return { status, said: `${stdout}${stderr}` };
}

const newFlow = (...args: readonly string[]) =>
  node('node_modules/tsx/dist/cli.mjs', 'tools/new-flow/new-flow.ts', ...args);
const gates = (...names: readonly string[]) => node('tools/test.mjs', ...names);

const list = (cwd: string) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && file !== 'node_modules' && existsSync(join(cwd, file)));

/** The text of a file of the copy, changed where the pattern is found. */
function plant(file: string, pattern: RegExp, text: string): void {
  const before = readFileSync(at(file), 'utf8');
  const after = before.replace(pattern, text);
  if (after === before) throw new Error(`Nothing to change in ${file}`);
  writeFileSync(at(file), after);
}

function plantBooking(): void {
  for (const path of readdirSync(bookingFiles, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.tmpl')) continue;
    const file = at(path.slice(0, -'.tmpl'.length));
    mkdirSync(dirname(file), { recursive: true });
    cpSync(join(bookingFiles, path), file);
  }
  const charts = "'availability', 'booking-confirmation'";
  plant('.dependency-cruiser.mjs', /^const childCharts = \{$/m, `$&\n  '${BOOKING}': [${charts}],`);
  plant('.dependency-cruiser.mjs', /^const flowsWithin = \{$/m, `$&\n  '${BOOKING}': [${charts}, 'car-registration'],`);
  plant('src/i18n/areas.ts', /'src\/flows\/availability',\n/, `$&    'src/flows/${BOOKING}',\n`);
}

/** Refused to all but the holder: it belongs in the access matrix. */
const NEW_CALL = `
export const trialCall = defineCall({
  id: 'X99',
  method: 'POST',
  path: '/x/trial/',
  who: BOOKERS,
  owns: { bookings: 'appointment_id' },
  request: z.object({ appointment_id: rowId }),
  answer: z.object({}),
});
`;

let made: ReturnType<typeof newFlow> = { status: null, said: '' };

beforeAll(() => {
  for (const file of list(process.cwd())) cpSync(file, at(file));
  symlinkSync(resolve('node_modules'), at('node_modules'), 'junction');
  // The lists of requirements and tests are made from what git knows.
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  plantBooking();
  made = newFlow(NAME);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** About a minute with two cores: the gates read the whole tree. */
describe('a flow made by npm run new-flow, in a copy of the tree', () => {
  it('lists the files that it made', () => {
    expect(made.said).toContain(`Made the flow ${NAME}`);
    expect(made.status).toBe(0);
    const named = made.said.match(/^ {2}[\w/-]+\/[\w./-]+$/gm)?.map((line) => line.trim()) ?? [];
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((file) => !existsSync(at(file)))).toEqual([]);
    const own = list(folder).filter((file) => file.includes(NAME));
    expect(own.toSorted()).toEqual(named.toSorted());
  });

  it('together with one made only of shared parts passes lint', () => {
    const own = list(folder).filter((file) => /trial-(flow|booking)/.test(file) && /\.tsx?$/.test(file));
    expect(own.length).toBeGreaterThan(25);
    const { status, said } = node('node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...own);
    expect(status, said).toBe(0);
  });

  /** Pages and lists have just been written by the commands that would check them, so checking them proves nothing. */
  it('together with one made only of shared parts passes types, format, boundaries, dead code and catalogues', () => {
    const names = ['types machines', 'types src', 'types tests', 'format', 'boundaries', 'dead', 'catalogues'];
    const { status, said } = gates(...names);
    expect(said).toMatch(new RegExp(`\\n${names.length} passed, 0 failed\\n$`));
    expect(status).toBe(0);
  });

  it('both pass their own tests: the chart, the walk with its baseline and rules, the screens', () => {
    const report = at('.cache/made.json');
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'model', '--project', 'screens'];
    const own = [NAME, BOOKING, 'tests/flows/headless', '--testNamePattern', 'trial.(flow|booking)'];
    const { status, said } = node(...vitest, '--reporter=default', '--reporter=json', `--outputFile=${report}`, ...own);
    expect(status, said).toBe(0);
    const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
      readonly numPassedTests: number;
      readonly testResults: readonly object[];
    };
    expect(testResults).toHaveLength(4);
    expect(numPassedTests).toBeGreaterThan(35);
  });

  it('is refused once it exists, and nothing changes', () => {
    const all = () => list(folder).map((file) => [file, readFileSync(at(file), 'base64')]);
    const before = all();
    const again = newFlow(NAME);
    expect(again.said).toContain(`There is a flow "${NAME}" already.`);
    expect(again.status).toBe(1);
    expect(all()).toEqual(before);
  });

  it.each([
    ['no name', []],
    ['two names', ['one-flow', 'two-flow']],
    ['a name that is not in kebab-case', ['OneFlow']],
    ['a name that leads out of the folder', ['../one-flow']],
  ])('%s: nothing is made', (_case, names) => {
    const before = list(folder);
    expect(newFlow(...names).status).toBe(1);
    expect(list(folder)).toEqual(before);
  });

  it('the checks find what it must not do, and what a new call, state or label still lacks', () => {
    plant(
      `src/flows/${NAME}/${NAME}.screen.tsx`,
      /$/,
      "export { LocationNotice } from '#src/flows/geolocation/location-notice.part.tsx';\n",
    );
    plant(`machines/${NAME}/${NAME}.labels.ts`, /en: 'Retry'/, "en: 'Ask again'");
    plant('contract/calls/booking.calls.ts', /$/, NEW_CALL);
    plant(
      'machines/booking-lookup/booking-lookup.selectors.ts',
      /^export type BookingLookupScreen =$/m,
      "$&\n  | { readonly screen: 'trialState' }",
    );
    const { status, said } = gates('types tests', 'types server', 'boundaries', 'flow docs');
    expect(status).toBe(1);
    expect(said).toContain(`flow-imports-no-other-flow: src/flows/${NAME}/${NAME}.screen.tsx`);
    expect(said).toContain(`docs/flows/${NAME}.md is out of date`);
    expect(said).toMatch(/server\/handlers\.ts.*\n?.*'trialCall' is missing/);
    expect(said).toMatch(/tests\/contract\/sample-requests\.ts.*\n?.*'trialCall' is missing/);
    expect(said).toMatch(/tests\/e2e\/booking-lookup\/lookup\.pictures\.ts.*\n?.*'trialState' is missing/);
  });

  it('a new call with its sample enters the access matrix and the bad-input cases automatically', () => {
    plant('tests/contract/sample-requests.ts', /^ {2}extendHold: .*$/m, '$&\n  trialCall: { appointment_id: heldId },');
    const found = at('.cache/listed.json');
    const files = ['access', 'bad-input', 'extreme-input', 'calls'].map(
      (name) => `tests/contract/generated/${name}.contract.test.ts`,
    );
    const { said } = node(
      'node_modules/vitest/vitest.mjs',
      'list',
      '--project',
      'contract',
      `--json=${found}`,
      ...files,
    );
    expect(existsSync(found), said).toBe(true);
    const listed = JSON.parse(readFileSync(found, 'utf8')) as readonly {
      readonly name: string;
      readonly file: string;
    }[];
    const own = listed.filter(({ name }) => name.includes('trialCall'));
    expect(files.filter((file) => !own.some((test) => test.file.endsWith(file)))).toEqual([]);
    expect(own.map(({ name }) => name)).toContainEqual(
      expect.stringContaining("somebody else's booking, car or coupon answers exactly as one that does not exist"),
    );
  });
});
