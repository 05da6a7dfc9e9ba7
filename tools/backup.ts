import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { readConfig } from '#server/config.ts';
import { backUp } from '#server/db/backup/back-up.ts';
import { reasonOf } from '#server/db/backup/problem.ts';

const usage = `npm run backup -- FOLDER  every row, for any release from this one on
The copy holds personal data. DATA_DIR and DATABASE_URL say which database it is of.`;

// Unfinished copies are removed at exit.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')));

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    strict: false,
  });
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0 || Object.keys(values).length > 0) {
    console.error(usage);
    process.exitCode = 1;
  } else {
    await backUp({ config: readConfig(process.env), folder, version, say: console.log });
  }
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}
