import { describe, expect, it } from 'vitest';
import { readBrowserReport } from './test-reports.mjs';

interface Timed {
  readonly title: string;
  readonly failed: boolean;
  readonly unsteady: boolean;
  readonly why: string;
}

interface Read {
  readonly passed: number;
  readonly failed: number;
  readonly timed: readonly Timed[];
}

const spec = (title: string, status: string, message?: string) => ({
  title,
  file: 'one.e2e.ts',
  line: 1,
  tests: [{ projectName: 'phone', status, results: [{ duration: 10, errors: message ? [{ message }] : [] }] }],
});

const read = (statuses: readonly string[]): Read => {
  const count = (wanted: string) => statuses.filter((status) => status === wanted).length;
  return readBrowserReport({
    stats: { expected: count('expected'), unexpected: count('unexpected'), flaky: count('flaky'), skipped: 0 },
    suites: [{ specs: statuses.map((status, place) => spec(`test ${place}`, status, `${status} because`)) }],
  });
};

describe('what a browser report says', () => {
  it('two tests that pass only at their second try pass, and are named with the reason', () => {
    const { passed, failed, timed } = read(['expected', 'flaky', 'flaky']);
    expect({ passed, failed }).toEqual({ passed: 3, failed: 0 });
    expect(timed.map((test) => [test.failed, test.unsteady, test.why])).toEqual([
      [false, false, 'expected because'],
      [false, true, 'flaky because'],
      [false, true, 'flaky because'],
    ]);
  });

  it('three of them fail', () => {
    const { passed, failed, timed } = read(['expected', 'flaky', 'flaky', 'flaky']);
    expect({ passed, failed }).toEqual({ passed: 1, failed: 3 });
    expect(timed.filter((test) => test.failed)).toHaveLength(3);
  });

  it('one that fails twice fails', () => {
    const { passed, failed, timed } = read(['expected', 'unexpected', 'flaky']);
    expect({ passed, failed }).toEqual({ passed: 2, failed: 1 });
    expect(timed.find((test) => test.failed)?.title).toContain('test 1');
  });
});
