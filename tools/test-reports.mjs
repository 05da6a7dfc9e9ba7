/** What vitest's and playwright's JSON reports say: the number of tests, how long each took, and which failed, with the reason. */

export function readVitestReport(json) {
  const broken = json.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const timed = json.testResults.flatMap((file) =>
    file.assertionResults.map(({ fullName, duration, status, failureMessages = [] }) => ({
      title: fullName,
      seconds: (duration ?? 0) / 1000,
      failed: status === 'failed',
      why: failureMessages.join('\n'),
    })),
  );
  return {
    passed: json.numPassedTests,
    failed: json.numFailedTests + broken.length,
    skipped: json.numPendingTests + json.numTodoTests,
    timed,
  };
}

/** So many tests of a run may pass only at their second try. Each is named with what it said at the first. */
const MOST_UNSTEADY = 2;

export function readBrowserReport(json) {
  const { expected, unexpected, flaky, skipped } = json.stats;
  const timed = json.suites.flatMap(timedIn);
  if (flaky <= MOST_UNSTEADY) return { passed: expected + flaky, failed: unexpected, skipped, timed };
  const failed = timed.map((test) => ({ ...test, failed: test.failed || test.unsteady }));
  return { passed: expected, failed: unexpected + flaky, skipped, timed: failed };
}

function timedIn({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, results, status }) => ({
      title: `${title} (${projectName}, ${file}:${line})`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      failed: status === 'unexpected',
      unsteady: status === 'flaky',
      why: results.flatMap(({ errors = [] }) => errors.map(({ message }) => message)).join('\n'),
    })),
  );
  return [...own, ...suites.flatMap(timedIn)];
}
