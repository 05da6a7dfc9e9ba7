import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { reasonOf } from '#server/db/backup/problem.ts';
import { restore } from '#server/db/backup/restore.ts';

const usage = `npm run restore -- FOLDER          puts the copy into the database of DATA_DIR or DATABASE_URL, which must hold nothing
npm run restore -- --force FOLDER  also where it holds data: put aside in DATA_DIR, lost in a database of your own
The product must be stopped.`;

// Unfinished copies are removed at exit.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

try {
  const { values, positionals } = parseArgs({
    options: { force: { type: 'boolean' } },
    allowPositionals: true,
    strict: false,
  });
  const [folder, ...more] = positionals;
  const unknown = Object.keys(values).some((option) => option !== 'force');
  if (folder === undefined || more.length > 0 || unknown) {
    console.error(usage);
    process.exitCode = 1;
  } else await restore({ config: readConfig(process.env), folder, force: values.force === true, say: console.log });
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}
