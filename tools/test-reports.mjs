/** What vitest's and playwright's JSON reports say: the number of tests, how long each took, and which failed. */

export function readVitestReport(json) {
  const broken = json.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const timed = json.testResults.flatMap((file) =>
    file.assertionResults.map(({ fullName, duration, status }) => ({
      title: fullName,
      seconds: (duration ?? 0) / 1000,
      failed: status === 'failed',
    })),
  );
  return {
    passed: json.numPassedTests,
    failed: json.numFailedTests + broken.length,
    skipped: json.numPendingTests + json.numTodoTests,
    timed,
  };
}

export function readBrowserReport(json) {
  const { expected, unexpected, flaky, skipped } = json.stats;
  return { passed: expected, failed: unexpected + flaky, skipped, timed: json.suites.flatMap(timedIn) };
}

function timedIn({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, results, status }) => ({
      title: `${title} (${projectName}, ${file}:${line})`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      failed: status === 'unexpected' || status === 'flaky',
    })),
  );
  return [...own, ...suites.flatMap(timedIn)];
}
