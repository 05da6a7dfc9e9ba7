import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { machineLine } from './machine.mjs';
import { readBrowserReport, readVitestReport } from './test-reports.mjs';

const SLOWEST = 10;
/** So much of what a failed test says is printed once more at the end. */
const REASON_LINES = 16;
/** How a reporter marks a test or file that passed. */
const PASSED = /^\s*✓ /;

/** Runs the steps, prints each as it ends and a table at the end; returns the result of each, and whether all passed. */
export async function runSteps(steps, folder) {
  console.log(machineLine());
  const began = performance.now();
  const results = [];
  const settle = async (step) => {
    const broken = step.needs && results.find(({ name, failed }) => name === step.needs && failed > 0);
    const result = broken ? notRun(step) : await runStep(step, folder);
    results.push(result);
    announce(result);
  };

  for (const group of inGroups(steps)) {
    const queue = [...group];
    const lane = async () => {
      for (let step = queue.shift(); step; step = queue.shift()) await settle(step);
    };
    await Promise.all([lane(), lane()]);
  }
  return { results, passed: summarise(results, (performance.now() - began) / 1000) };
}

/** Adjacent steps that can share the machine run two at a time: gates, and the suites that say so. All others run alone. */
function inGroups(steps) {
  const groups = [];
  for (const step of steps) {
    const shares = step.shares ?? (Boolean(step.gate) && !step.alone);
    const last = groups.at(-1);
    if (shares && last?.shares) last.steps.push(step);
    else groups.push({ shares, steps: [step] });
  }
  return groups.map((group) => group.steps);
}

async function runStep(step, folder) {
  const slug = step.name.replace(/\W+/g, '-').toLowerCase();
  const log = join(folder, `${slug}.log`);
  const report = join(folder, `${slug}.json`);
  const started = performance.now();
  const env = {
    ...process.env,
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
    ...step.env,
    ...(step.zone && { TZ: step.zone }),
  };
  if (step.browser) env.PLAYWRIGHT_JSON_OUTPUT_FILE = report;
  const code = await runLogged(commandOf(step, report), env, log);
  const seconds = (performance.now() - started) / 1000;
  return { name: step.name, log, seconds, ...count(step, code, report) };
}

function commandOf(step, report) {
  if (step.gate) return step.gate;
  const files = step.files ?? [];
  if (step.browser) {
    const config = step.config ? ['--config', step.config] : [];
    const since = step.since ? [`--only-changed=${step.since}`, '--pass-with-no-tests'] : [];
    return [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--reporter=list,json',
      '--retries=1',
      ...config,
      ...since,
      ...files,
    ];
  }
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const since = step.since ? [`--changed=${step.since}`, '--passWithNoTests'] : [];
  return ['node_modules/vitest/vitest.mjs', 'run', '--project', step.vitest, ...reporters, ...since, ...files];
}

function runLogged(args, env, log) {
  return new Promise((resolve) => {
    const out = createWriteStream(log);
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.pipe(out, { end: false });
    child.stderr.pipe(out, { end: false });
    child.on('error', (error) => out.write(`${error.message}\n`));
    child.on('close', (code) => out.end(() => resolve(code ?? 1)));
  });
}

function count(step, code, report) {
  if (step.gate) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const read = step.browser ? readBrowserReport : readVitestReport;
  const { passed, failed, skipped, timed } = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0, timed: [] };
  if (passed + failed === 0)
    return step.since && code === 0
      ? { passed: 0, failed: 0, note: 'nothing changed there' }
      : { passed: 0, failed: 1, note: 'no test ran' };
  // A file that does not load, or a set-up that throws, fails the run without failing a test.
  if (code !== 0 && failed === 0) return { passed, failed: 1, note: 'the run itself failed', timed };
  return { passed, failed, timed, ...(skipped > 0 && { note: `${skipped} skipped` }) };
}

function notRun(step) {
  return { name: step.name, seconds: 0, passed: 0, failed: 1, note: `not run: ${step.needs} failed` };
}

function announce({ name, seconds, passed, failed, timed, log, note }) {
  const tests = timed ? `, ${passed} tests` : '';
  console.log(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)${tests}${note ? `, ${note}` : ''}`,
  );
  if (failed === 0 || !log) return;
  const lines = readFileSync(log, 'utf8')
    .trimEnd()
    .split('\n')
    .filter((line) => !PASSED.test(line));
  const shown = lines.slice(-200);
  if (lines.length > shown.length) console.log(`    ... ${lines.length - shown.length} lines more in ${log}`);
  console.log(shown.map((line) => `    ${line}`).join('\n'));
}

const reasonOf = (why = '') =>
  stripVTControlCharacters(why)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, REASON_LINES)
    .map((line) => `\n        ${line}`)
    .join('');

function summarise(results, seconds) {
  const width = Math.max(4, ...results.map(({ name }) => name.length));
  console.log(`\n${'step'.padEnd(width)}  seconds  passed  failed`);
  for (const { name, seconds, passed, failed, note } of results)
    console.log(
      [name.padEnd(width), seconds.toFixed(1).padStart(7), String(passed).padStart(6), String(failed).padStart(6), note]
        .filter((cell) => cell !== undefined)
        .join('  '),
    );
  const tests = results.flatMap(({ name, timed = [] }) => timed.map((test) => ({ ...test, step: name })));
  const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  if (slowest.length > 0) console.log('\nslowest tests');
  for (const test of slowest) console.log(`${test.seconds.toFixed(1).padStart(7)} s  ${test.step}: ${test.title}`);
  const failures = [
    ...tests.filter((test) => test.failed).map(({ step, title, why }) => `${step}: ${title}${reasonOf(why)}`),
    ...results.filter(({ failed, timed }) => failed > 0 && !timed?.some((test) => test.failed)).map(({ name }) => name),
  ];
  const unsteady = tests.filter((test) => test.unsteady && !test.failed);
  if (unsteady.length > 0) console.log('\npassed only at the second try');
  for (const { step, title, why } of unsteady) console.log(`    ${step}: ${title}${reasonOf(why)}`);
  // Printed once more at the end, for those who read only the end.
  if (failures.length > 0) console.log(`\nfailed\n${failures.map((failure) => `    ${failure}`).join('\n')}`);
  console.log(`\n${(seconds / 60).toFixed(1)} minutes in all`);
  const sum = (pick) => results.reduce((total, result) => total + pick(result), 0);
  const passed = sum((result) => result.passed);
  const failed = sum((result) => result.failed);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0;
}
