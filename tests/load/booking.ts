import { Client } from 'pg';
import { urlOf } from '#server/db/embedded/connection.ts';
import { connectionIn } from '#tests/e2e/support/database.ts';
import { emptyBook } from '#tests/fault/booking-load.ts';
import { build } from '../../tools/build.mjs';
import { bookingTable, type Bare, type Side, type Stored } from './booking-table.ts';
import { startGuests } from './client/start.ts';
import { onlyAsBusy } from './client/refusals.ts';
import { freeSlots } from './free-slots.ts';
import { bareRate, findPgbench, makeBareDays } from './pgbench.ts';
import { watchProcessor } from './processor.ts';
import { benchPort, makeDataFolder, startProduct, type Product } from './product.ts';
import { optionsOf, report } from './report.ts';
import { askForTimes, soonest, storeBookings, timesOf } from './stored-bookings.ts';

const ENTRY = 'dist/server/main.js';
const CLIENTS = [1, 8, 32];
const STORED = [1000, 1_000_000];
const QUESTIONS = 1000;
const SOONEST_QUESTIONS = 300;
const STARTS = 5;
const WARM_UP_SECONDS = 3;

const options = optionsOf(process.argv.slice(2));
await build();
const folder = makeDataFolder();
try {
  const startMs = await startAgain();
  const product = await startProduct(ENTRY, benchPort(), folder.path);
  const db = new Client({ connectionString: urlOf(connectionIn(folder.path)) });
  try {
    await db.connect();
    const sides = await besidePgbench(db, product);
    const stored = await withStored(db, product.origin);
    report('bench:booking', bookingTable({ sides, stored, startMs }, options.seconds), options);
  } finally {
    await db.end();
    await product.stop();
  }
} finally {
  folder.remove();
}

/** The first start makes the database and its content; what is measured are those after it. */
async function startAgain(): Promise<number[]> {
  const times: number[] = [];
  for (let number = 0; number <= STARTS; number += 1) {
    const product = await startProduct(ENTRY, benchPort(), folder.path);
    await product.stop();
    if (number > 0) times.push(product.firstPageMs);
  }
  return times;
}

async function besidePgbench(db: Client, { origin, pid }: Product): Promise<Side[]> {
  const pgbench = findPgbench();
  if (pgbench === null) console.log('No pgbench here (Debian: apt-get install postgresql): its side is skipped.');
  await emptyBook(urlOf(connectionIn(folder.path)));
  await makeBareDays(db);
  const guests = startGuests({ slots: await freeSlots(db) });
  const bare = async (clients: number): Promise<Bare | null> => {
    if (pgbench === null) return null;
    const used = watchProcessor([], folder.path);
    const seconds = Math.ceil(options.seconds / 2);
    const perSecond = await bareRate(pgbench, connectionIn(folder.path), clients, seconds);
    return { perSecond, postgresMs: (used()?.postgres ?? Number.NaN) / (perSecond * seconds) };
  };
  const book = (clients: number, seconds: number) => guests.run({ work: 'book', origins: [origin], clients, seconds });
  await book(Math.max(...CLIENTS), WARM_UP_SECONDS);
  const sides: Side[] = [];
  for (const clients of CLIENTS) {
    // Before and after, so that a machine that grows slower affects both.
    const before = await bare(clients);
    const used = watchProcessor([pid], folder.path);
    const outcome = await book(clients, options.seconds);
    const processor = used();
    const after = await bare(clients);
    onlyAsBusy(outcome.refused);
    sides.push({ clients, outcome, processor, bare: before && after && [before, after] });
    console.log(`${clients} clients done`);
  }
  await guests.stop();
  return sides;
}

async function withStored(db: Client, origin: string): Promise<Stored[]> {
  const { rows } = await db.query<{ id: number }>('select location_id as id from branch order by 1');
  const branches = rows.map(({ id }) => timesOf(id));
  const stored: Stored[] = [];
  for (const bookings of STORED) {
    await storeBookings(db, bookings);
    stored.push({
      bookings,
      ms: await askForTimes(origin, branches, QUESTIONS),
      soonestMs: await askForTimes(origin, [soonest], SOONEST_QUESTIONS),
    });
    console.log(`${bookings} stored bookings done`);
  }
  return stored;
}
