import { readConfig } from '#server/config.ts';
import { reasonOf } from '#server/db/backup/problem.ts';
import { openSource } from '#server/db/backup/source.ts';
import { migrate } from '#server/db/migrate.ts';
import { closePool, openPool } from '#server/db/pool.ts';
import type { Db } from '#server/db/transaction.ts';
import { isReceivedList, receivedImage, receivedSheet } from '#server/upkeep/received-forms.ts';

const usage = `npm run -s received -- career > FILE      what was sent with the career form, as CSV for Excel; so too franchise and survey
npm run -s received -- image ID > FILE    the picture of a form, by the id in the column 'image'
DATA_DIR and DATABASE_URL (DATABASE_OWNER_URL) say which database.`;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
type Work = (db: Db) => Promise<string | Uint8Array | null>;

/** Null for anything that is not a command. */
function workOf([what = '', id = '', ...more]: readonly string[]): Work | null {
  if (more.length > 0) return null;
  if (what === 'image' && UUID.test(id)) return (db) => receivedImage(db, id);
  if (!isReceivedList(what) || id !== '') return null;
  return async (db) => {
    const { text, count } = await receivedSheet(db, what);
    console.error(`${count} received.`);
    return text;
  };
}

try {
  const work = workOf(process.argv.slice(2));
  if (work === null) {
    console.error(usage);
    process.exitCode = 1;
  } else {
    const source = await openSource(readConfig(process.env));
    const db = openPool(source.url, { max: 2 });
    try {
      await migrate(db);
      const made = await work(db);
      if (made === null) {
        console.error('There is no such picture.');
        process.exitCode = 1;
      } else process.stdout.write(made);
    } finally {
      await closePool(db);
      await source.close();
    }
  }
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}
