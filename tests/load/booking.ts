import { Client } from 'pg';
import { urlOf } from '#server/db/embedded/connection.ts';
import { connectionIn } from '#tests/e2e/support/database.ts';
import { emptyBook, type SlotWish } from '#tests/fault/booking-load.ts';
import { build } from '../../tools/build.mjs';
import { bookingTable, type Side, type Stored } from './booking-table.ts';
import { book, everySlot } from './hold-and-confirm.ts';
import { bareRate, findPgbench, makeBareDays } from './pgbench.ts';
import { benchPort, makeDataFolder, startProduct } from './product.ts';
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
    const sides = await besidePgbench(db, product.origin);
    const stored = await withStored(db, product.origin);
    report('bench:booking', bookingTable({ sides, stored, startMs }, options.seconds), options.write);
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

async function besidePgbench(db: Client, origin: string): Promise<Side[]> {
  const pgbench = findPgbench();
  if (pgbench === null) console.log('No pgbench here (Debian: apt-get install postgresql): its side is skipped.');
  await emptyBook(urlOf(connectionIn(folder.path)));
  await makeBareDays(db);
  const slots: SlotWish[] = (await everySlot(db)).toReversed();
  await book(origin, slots, Math.max(...CLIENTS), WARM_UP_SECONDS);
  const half = Math.ceil(options.seconds / 2);
  const bare = async (clients: number) =>
    pgbench === null ? null : bareRate(pgbench, connectionIn(folder.path), clients, half);
  const sides: Side[] = [];
  for (const clients of CLIENTS) {
    // Before and after: a machine that grows slower does so for both.
    const before = await bare(clients);
    const load = await book(origin, slots, clients, options.seconds);
    const after = await bare(clients);
    sides.push({ load, bare: before === null || after === null ? null : (before + after) / 2 });
    console.log(`${clients} clients done`);
  }
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
