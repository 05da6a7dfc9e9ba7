/** What vitest's and playwright's JSON reports say: the number of tests, and how long each took. */

export function readVitestReport(json) {
  const broken = json.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const timed = json.testResults.flatMap((file) =>
    file.assertionResults.map(({ fullName, duration }) => ({ title: fullName, seconds: (duration ?? 0) / 1000 })),
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
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, results }) => ({
      title: `${title} (${projectName})`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return [...own, ...suites.flatMap(timedIn)];
}
