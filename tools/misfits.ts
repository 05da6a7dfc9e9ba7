import { parseArgs } from 'node:util';
import { terminalCell } from '#domain/plain-cell.ts';
import { readConfig } from '#server/config.ts';
import { reasonOf } from '#server/db/backup/problem.ts';
import { openSource } from '#server/db/backup/source.ts';
import { migrate } from '#server/db/migrate.ts';
import { closePool, openPool } from '#server/db/pool.ts';
import { listMisfits } from '#server/upkeep/misfits.ts';

const usage = `npm run misfits               bookings to come that the branch has no room for any more: fewer lanes, other hours, a closure
npm run misfits -- --contact  with name and phone number, to call the people
DATA_DIR and DATABASE_URL (DATABASE_OWNER_URL) say which database.`;

try {
  const { values, positionals } = parseArgs({
    options: { contact: { type: 'boolean' } },
    allowPositionals: true,
    strict: false,
  });
  if (positionals.length > 0 || Object.keys(values).some((option) => option !== 'contact')) {
    console.error(usage);
    process.exitCode = 1;
  } else {
    const source = await openSource(readConfig(process.env));
    const db = openPool(source.url, { max: 1 });
    try {
      await migrate(db);
      const misfits = await listMisfits(db);
      for (const { branch, day, time, code, why, name, tel } of misfits)
        console.log(
          [branch, day, time, code ?? 'held', why, ...(values.contact === true ? [name, tel] : [])]
            .map(terminalCell)
            .join('\t'),
        );
      console.error(`${misfits.length} kept bookings no longer fit.`);
    } finally {
      await closePool(db);
      await source.close();
    }
  }
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}
