// Asks the registry for known vulnerabilities in the production dependencies; high and critical ones fail.
import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', timeout: 120_000 });
const found = readCounts(stdout);
if (found === null) console.log('The registry gives no answer about vulnerabilities: nothing is known.');
else console.log(`high ${found.high}, critical ${found.critical}, of all severities ${found.total}`);
if (process.env.TEST_EFFORT === 'full')
  appendFileSync(
    '.cache/long/figures.jsonl',
    `${JSON.stringify({
      what: 'known vulnerabilities in production dependencies (npm audit --omit=dev)',
      wanted: '0 high or critical',
      measured: found
        ? `${found.high} high, ${found.critical} critical, ${found.total} in all`
        : 'not measured: the registry gave no answer',
    })}\n`,
  );
// Without an answer nothing can be judged; the table of steps says so.
process.exitCode = found !== null && found.high + found.critical > 0 ? 1 : 0;

function readCounts(text) {
  try {
    return JSON.parse(text).metadata.vulnerabilities;
  } catch {
    return null;
  }
}
