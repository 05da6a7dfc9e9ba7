import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryFiles, textOf } from './source-files.ts';

const layers = /^(domain|workbook|contract|machines|src|server|tests|tools|vite)\//;
const sources = repositoryFiles.filter((file) => layers.test(file) && /\.(ts|tsx|mjs)$/.test(file));

/** TanStack Router reads names: $lang, __root, index are addresses there. */
const isRoute = (file: string) => file.startsWith('src/routes/');

/** What a file of a flow can be: `summary.screen.tsx`, `booking-lookup.adapters.ts`; a hook says so by its name. */
const ROLE_IN_FLOW =
  /^use-[a-z-]+(\.test)?\.tsx?$|\.(page|screen|step|part|fields|form|view|texts|types|address|adapters|flow|visit|store|worker)(\.test)?\.tsx?$|\.fixtures\.ts$/;

export function fileNameProblem(file: string): string | null {
  const stem = basename(file).replace(/\..*$/, '');
  if (/(^|[-.])(utils?|helpers?|manager|data|misc|common)([-.]|$)/.test(basename(file)))
    return 'says nothing about what it holds';
  if (isRoute(file)) return null;
  if (stem === 'index') return 'is a barrel';
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(stem)) return 'is not in kebab-case';
  if (file.startsWith('src/flows/') && !ROLE_IN_FLOW.test(basename(file))) return 'does not say its role in the flow';
  return null;
}

describe('names of files', () => {
  it('there are files to check', () => {
    expect(sources.length).toBeGreaterThan(20);
  });

  it.each([
    'src/ui/utils.ts',
    'domain/date-helpers.ts',
    'server/slot-manager.ts',
    'server/db/data.ts',
    'src/ui/index.ts',
    'src/ui/DatePicker.tsx',
    'src/flows/availability/day-cell.tsx',
  ])('the check refuses %s', (file) => expect(fileNameProblem(file)).not.toBeNull());

  it.each([
    'src/routes/$lang/index.tsx',
    'domain/thai-calendar.ts',
    'machines/session/session.machine.ts',
    'src/flows/availability/day-cell.part.tsx',
    'src/flows/retail-booking/use-local-names.ts',
  ])('the check accepts %s', (file) => expect(fileNameProblem(file)).toBeNull());

  it('every file name says what it holds, in kebab-case, and none is a barrel', () => {
    expect(sources.filter((file) => fileNameProblem(file) !== null)).toEqual([]);
  });
});

describe('browser tests', () => {
  const files = repositoryFiles.filter((file) => file.endsWith('.e2e.ts'));

  it('each is tagged with its width, without which it would not run', () => {
    const count = (file: string, what: RegExp) => textOf(file).match(what)?.length ?? 0;
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => count(file, /^ *test\(/gm) !== count(file, /\{ tag: /g))).toEqual([]);
  });
});

describe('what screens say', () => {
  it('the configured lengths of a hold and of a redeemed code are never said from a constant', () => {
    const screens = sources.filter((file) => file.startsWith('src/') && !/\.test\.tsx?$/.test(file));
    expect(screens.length).toBeGreaterThan(100);
    expect(
      screens.filter((file) =>
        /\b(HOLD|REDEEM)_MINUTES\b|\d+ minutes\b.*`|\d+ minutes\b.*<\/?Trans/.test(textOf(file)),
      ),
    ).toEqual([]);
  });
});

describe('what the repository must not contain', () => {
  const text = repositoryFiles.filter(
    (file) => !/\.(png|jpe?g|woff2?|ico|zip|xlsx|pdf)$/.test(file) && !file.endsWith('package-lock.json'),
  );
  const ofOneMachine = /(?<![\w.:/-])\/(work|home\/[a-z]\w*|Users\/\w+|root|tmp\/\w+\.md)\/[\w.-]/;

  it.each(["'/work/x/domain'", '`/home/someone/project`', ' /Users/someone/x', '/root/.cache'])(
    'the check finds the path in %s',
    (line) => expect(ofOneMachine.test(line)).toBe(true),
  );

  it('no machine-specific path', () => {
    const found = text.filter(
      (file) => file !== 'tests/architecture/naming.test.ts' && ofOneMachine.test(textOf(file)),
    );
    expect(found).toEqual([]);
  });

  it('no disabled type check', () => {
    const silenced = /@ts-(ignore|nocheck|expect-error)|as unknown as/;
    const found = sources.filter(
      (file) => !file.startsWith('tests/architecture/') && !file.endsWith('.gen.ts') && silenced.test(textOf(file)),
    );
    expect(found).toEqual([]);
  });
});
