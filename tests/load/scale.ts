import { Client } from 'pg';
import { urlOf } from '#server/db/embedded/connection.ts';
import { connectionIn } from '#tests/e2e/support/database.ts';
import { build } from '../../tools/build.mjs';
import { onlyAsBusy } from './client/refusals.ts';
import { startGuests, type Guests } from './client/start.ts';
import type { Work } from './client/task.ts';
import { freeSlots } from './free-slots.ts';
import { watchProcessor } from './processor.ts';
import { benchPort, makeDataFolder, startProduct, type Product } from './product.ts';
import { optionsOf, report } from './report.ts';
import { scaleTables, type Ran } from './scale-tables.ts';
import { emptyTables, grownBetween, tableSizes } from './table-sizes.ts';

const ENTRY = 'dist/server/main.js';
const SERVERS = [1, 2, 4];
const CLIENTS = 32;
/** Confirming is last but one: it takes what holding has made. */
const WORKS: readonly Work[] = ['read', 'hold', 'confirm', 'book', 'mix'];
const WARM_UP_SECONDS = 3;
const TIMES_FOR_SIZES = 3;

const options = optionsOf(process.argv.slice(2));
await build();
const folder = makeDataFolder();
const products: Product[] = [];
try {
  products.push(await startProduct(ENTRY, benchPort(), folder.path));
  const url = urlOf(connectionIn(folder.path));
  for (let number = 1; number < Math.max(...SERVERS); number += 1)
    products.push(await startProduct(ENTRY, benchPort() + number, folder.path, { DATABASE_URL: url }));
  const db = new Client({ connectionString: url });
  await db.connect();
  await emptyTables(db);
  const guests = startGuests({ slots: await freeSlots(db) });
  const before = await tableSizes(db);
  const bookings = await bookForSizes(guests);
  const sizes = grownBetween(before, await tableSizes(db));
  const ran = await runAll(guests);
  await guests.stop();
  await db.end();
  report('bench:scale', scaleTables({ ran, sizes, bookings, clients: CLIENTS }, options.seconds), {
    write: options.write,
    document: 'docs/scale.md',
  });
} finally {
  // The first one last: the others use its database.
  for (const product of products.toReversed()) await product.stop();
  folder.remove();
}

/** Longer than the rest: with few bookings, new database pages would dominate. */
async function bookForSizes(guests: Guests): Promise<number> {
  const origins = products.map(({ origin }) => origin);
  const seconds = TIMES_FOR_SIZES * options.seconds;
  const { ms } = await guests.run({ work: 'book', origins, clients: CLIENTS, seconds });
  return ms.book.length;
}

/** Up and down, so that a machine that grows slower affects all numbers of servers. */
async function runAll(guests: Guests): Promise<Ran[]> {
  const ran: Ran[] = [];
  for (const servers of [...SERVERS, ...SERVERS.toReversed()]) {
    const used = products.slice(0, servers);
    const origins = used.map(({ origin }) => origin);
    await guests.run({ work: 'mix', origins, clients: CLIENTS, seconds: WARM_UP_SECONDS });
    for (const work of WORKS) {
      const watched = watchProcessor(
        used.map(({ pid }) => pid),
        folder.path,
      );
      const task = { work, origins, clients: CLIENTS, seconds: Math.ceil(options.seconds / 2) };
      const outcome = await guests.run(task);
      onlyAsBusy(outcome.refused);
      ran.push({ servers, work, outcome, processor: watched() });
    }
    console.log(`${servers} servers done`);
  }
  return ran;
}
