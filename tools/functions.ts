import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { functionsFolder, HISTORY, readFunctions, readHistory } from '#server/db/functions.ts';

// Writes the sum of the database's functions below those that there were before; with `--check` only reports that it is missing.
const { sum } = readFunctions();
if (readHistory().at(-1) !== sum) {
  if (process.argv.includes('--check')) {
    console.error('The functions of the database have changed: run "npm run functions".');
    process.exit(1);
  }
  appendFileSync(join(functionsFolder, HISTORY), `${sum}\n`);
}
