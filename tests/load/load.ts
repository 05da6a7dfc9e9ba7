import { Client } from 'pg';
import { urlOf } from '#server/db/embedded/connection.ts';
import { connectionIn } from '#tests/e2e/support/database.ts';
import { build } from '../../tools/build.mjs';
import { startGuests, type Guests } from './client/start.ts';
import { freeSlots } from './free-slots.ts';
import { goodRate, joined, loadTable, type Level } from './load-table.ts';
import { memoryOf, watchProcessor } from './processor.ts';
import { benchPort, makeDataFolder, startProduct, type Product } from './product.ts';
import { optionsOf, report } from './report.ts';
import { storeBookings } from './stored-bookings.ts';

const ENTRY = 'dist/server/main.js';
/** A realistic book: the history of years, and the days that can be booked. */
const STORED = 100_000;
/** Unconfirmed holds expire while the bench is running, so that the book does not fill. */
const SHORT_HOLDS = { HOLD_MINUTES: '1' };
const MOST_CLIENTS = 64;
/** The least gain over a smaller number of clients that counts as growth: less is noise. */
const STILL_GROWS = 1.1;
/** The search ends after this many steps without growth: one alone may be noise. */
const ENOUGH = 2;
const TIMES = [1, 2, 4, 8];
/** Up and down, twice, so that a machine that grows slower affects all of them. */
const TURNS = [...TIMES, ...TIMES.toReversed(), ...TIMES, ...TIMES.toReversed()];
const WARM_UP_SECONDS = 3;

const options = optionsOf(process.argv.slice(2));
await build();
const folder = makeDataFolder();
try {
  const product = await startProduct(ENTRY, benchPort(), folder.path, SHORT_HOLDS);
  const db = new Client({ connectionString: urlOf(connectionIn(folder.path)) });
  try {
    await db.connect();
    await storeBookings(db, STORED);
    const guests = startGuests({ slots: await freeSlots(db) });
    const found = await findCapacity(guests, product);
    const ran: Level[] = [];
    const seconds = Math.ceil((options.seconds * TIMES.length) / TURNS.length);
    for (const times of TURNS) ran.push(await runLevel(guests, product, times * found.capacity, seconds));
    await guests.stop();
    report('bench:load', loadTable({ ...found, levels: joined(ran), stored: STORED }, options.seconds), options);
  } finally {
    await db.end();
    await product.stop();
  }
} finally {
  folder.remove();
}

async function runLevel(guests: Guests, { origin, pid }: Product, clients: number, seconds: number): Promise<Level> {
  const used = watchProcessor([pid], folder.path);
  const outcome = await guests.run({ work: 'mix', origins: [origin], clients, seconds });
  const level = { clients, outcome, processor: used(), memory: memoryOf(pid) };
  console.log(`${clients} clients: ${goodRate(level).toFixed(0)} good answers a second`);
  return level;
}

/** Doubles the number of clients until that gains nothing; the result is the fewest that come close to the best rate. */
async function findCapacity(guests: Guests, product: Product) {
  await guests.run({ work: 'mix', origins: [product.origin], clients: 8, seconds: WARM_UP_SECONDS });
  const search: Level[] = [];
  let best = 0;
  let inVain = 0;
  for (let clients = 1; clients <= MOST_CLIENTS && inVain < ENOUGH; clients *= 2) {
    const level = await runLevel(guests, product, clients, options.seconds);
    search.push(level);
    inVain = goodRate(level) < best * STILL_GROWS ? inVain + 1 : 0;
    best = Math.max(best, goodRate(level));
  }
  const most = Math.max(...search.map(goodRate));
  const capacity = search.find((level) => goodRate(level) * STILL_GROWS >= most)?.clients ?? 1;
  return { capacity, search };
}
