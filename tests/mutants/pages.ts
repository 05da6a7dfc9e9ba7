import { readFileSync } from 'node:fs';
import { pageFaults } from './page-faults.ts';
import { vitest } from './vitest-run.ts';

/** `npm run test:mutants:pages -- login`: only those of this flow. */
const wanted = process.argv.slice(2);
const flows = new Set(
  pageFaults.map(({ flow }) => flow).filter((flow) => wanted.length === 0 || wanted.includes(flow)),
);

const survives: string[] = [];
let planted = 0;
for (const flow of flows) {
  const run = (env: NodeJS.ProcessEnv) => vitest('screens', [`tests/flows/${flow}/screens`], env);
  const sound = run({});
  console.log(`${flow}: ${sound.passed} pass and ${sound.failed} fail without a fault`);
  if (sound.passed === 0 || sound.failed > 0) survives.push(`${flow} is not green without a fault`);
  for (const [number, fault] of pageFaults.entries()) {
    if (fault.flow !== flow) continue;
    planted += 1;
    const isThere = readFileSync(`src/${fault.file}`, 'utf8').includes(fault.from);
    const { failed } = isThere ? run({ PAGE_FAULT: String(number) }) : sound;
    const isFound = failed > sound.failed;
    console.log(`  ${fault.says}: ${isFound ? `found by ${failed}` : isThere ? 'SURVIVES' : 'NOT IN THE SOURCE'}`);
    if (!isFound) survives.push(`${flow}: ${fault.says}`);
  }
}
console.log(`${planted - survives.length} of ${planted} found`);
for (const line of survives) console.log(line);
process.exitCode = survives.length === 0 ? 0 : 1;
