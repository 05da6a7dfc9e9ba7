import { describe, expect, it } from 'vitest';
import { stepsTouchedBy } from './changed.mjs';

const steps = [
  { name: 'lint', gate: ['lint'] },
  { name: 'migrations', gate: ['migrations'] },
  { name: 'build', gate: ['build'] },
  { name: 'architecture', vitest: 'architecture' },
  { name: 'unit UTC', vitest: 'unit' },
  { name: 'server UTC', vitest: 'server' },
  { name: 'contract', vitest: 'contract', needs: 'build' },
  { name: 'browser', browser: true, needs: 'build' },
];
const touchedBy = (...files: string[]) =>
  stepsTouchedBy(steps, files, 'main').map(({ name, since }) =>
    since === undefined ? name : `${name} since ${since}`,
  );

describe('what a change can touch', () => {
  it('in a test: the gates that build nothing, and the tests that import it', () => {
    const narrow = ['unit UTC since main', 'server UTC since main', 'contract since main', 'browser since main'];
    for (const file of ['tests/e2e/site/shell.e2e.ts', 'domain/plates.test.ts', 'machines/x/x.fixtures.ts'])
      expect(touchedBy(file)).toEqual(['lint', 'architecture', ...narrow]);
  });

  it('in the product: also what runs its build, whole', () => {
    const whole = ['contract', 'browser'];
    const before = ['lint', 'migrations', 'build', 'architecture', 'unit UTC since main'];
    expect(touchedBy('domain/plates.ts')).toEqual([...before, 'server UTC since main', ...whole]);
    expect(touchedBy('server/db/functions/refuse.sql')).toEqual([...before, 'server UTC', ...whole]);
  });

  it('in what every test stands on: everything', () => {
    for (const file of ['package-lock.json', 'tests/support/server.ts', 'tools/test.mjs', 'vitest.config.ts'])
      expect(touchedBy(file)).toEqual(steps.map(({ name }) => name));
  });

  it('in a text beside the code: no test but those of the whole tree', () => {
    expect(touchedBy('docs/testing.md').filter((name) => !name.includes('since'))).toEqual(['lint', 'architecture']);
  });
});
