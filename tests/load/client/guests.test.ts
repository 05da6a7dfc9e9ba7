import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyBook, WITHOUT_LIMITS, type SlotRequest } from '#tests/fault/booking-load.ts';
import { spawnServer, type SpawnedServer } from '#tests/support/server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { freeSlots } from '../free-slots.ts';
import { guestsOf } from './guests.ts';
import type { Work } from './task.ts';

/** The server from its sources has no pages. */
const NO_PAGE = '404 1004';

let servers: SpawnedServer[] = [];
let drop: () => Promise<void>;
let slots: SlotRequest[] = [];

beforeAll(async () => {
  const database = await createTestDatabase();
  drop = database.drop;
  await emptyBook(database.url);
  const db = new Client({ connectionString: database.url });
  await db.connect();
  slots = await freeSlots(db);
  await db.end();
  const env = { DATABASE_URL: database.url, ...WITHOUT_LIMITS };
  servers = await Promise.all([spawnServer(env), spawnServer(env)]);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await drop();
});

it.each<Work>(['read', 'hold', 'confirm', 'book', 'mix'])(
  'what the guests of the benches send is understood, by several servers in turn: %s',
  async (work) => {
    const run = guestsOf({ slots });
    const origins = servers.map(({ url }) => url);
    if (work === 'confirm') await run({ work: 'hold', origins, clients: 2, seconds: 0.5 });
    const { ms, refused } = await run({ work, origins, clients: 2, seconds: 1 });
    expect(Object.keys(refused).filter((refusal) => refusal !== NO_PAGE)).toEqual([]);
    expect(work === 'mix' ? ms.read.length : ms[work].length).toBeGreaterThan(0);
  },
);
