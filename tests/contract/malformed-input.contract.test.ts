import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors.ts';
import { findViolations } from '#server/db/oracles.ts';
import { closePool, openPool } from '#server/db/pool.ts';
import { seededRandom } from '#server/content/seeded-random.ts';
import { effort, reportFigure } from '#tests/support/effort.ts';
import { encodeCall, spawnServer, type SpawnedServer } from '#tests/support/server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { contractTable, malformedCase, type MalformedCase } from './generated-cases.ts';
import { newHolder, sampleRequests, type World } from './sample-requests.ts';

const CASES = effort(540, 10_000);
/** `npm test` has a slow body in process.contract.test.ts: each takes as long as the server waits. */
const SLOW = effort(0, 180);
const AT_ONCE = 9;
const SEED = Number(process.env['MALFORMED_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

const WITHOUT_LIMITS = { HOLDS_PER_ADDRESS: '1000000', LOOKUPS_PER_ADDRESS: '1000000', LOOKUPS_PER_PLATE: '1000000' };

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let server: SpawnedServer;
let world: World;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await spawnServer({ DATABASE_URL: database.url, ...WITHOUT_LIMITS });
  world = await newHolder(server);
});
afterAll(async () => {
  await server.stop();
  await database.drop();
});

const LEAK = /node_modules|\n\s+at |FST_|drizzle|violates|syntax error|pg_|server\/[a-z]/;

async function send({ call, form, type, headers }: MalformedCase): Promise<string> {
  const get = call.method === 'GET';
  const response = await fetch(`${server.url}${call.path}${get ? `?${form.replaceAll('#', '%23')}` : ''}`, {
    method: call.method,
    headers: { ...headers, ...(get || type === '' ? {} : { 'Content-Type': type }) },
    ...(get ? {} : { body: new TextEncoder().encode(form) }),
  });
  const text = await response.text();
  return response.status >= 500 || LEAK.test(text) ? `${response.status} ${text.slice(0, 200)}` : '';
}

/** The same, but the last byte never comes: the server must end it, and say why. */
const sendSlowly = ({ call, form }: MalformedCase): Promise<string> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(server.url);
    let answer = '';
    const head = `${call.method} ${call.path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n`;
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${head}Content-Length: ${form.length + 1}\r\n\r\n${form}`),
    );
    socket.on('data', (bytes) => (answer += bytes.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(/^HTTP\/1\.1 [45]0[0-9]/.test(answer) && !LEAK.test(answer) ? '' : answer));
  });

describe('malformed input of every kind', () => {
  it(`API-02 ${CASES} random cases over every call: no 5xx, no stack, and the process lives (seed ${SEED})`, async () => {
    const random = seededRandom(String(SEED)).next;
    const good = new Map(contractTable.map(([name]) => [name, encodeCall(name, sampleRequests(world)[name])]));
    const cases = Array.from({ length: CASES }, (_, i) => {
      const named = contractTable[i % contractTable.length]!;
      return malformedCase(named, good.get(named[0]) ?? {}, random);
    });
    const wrong: string[] = [];
    for (let i = 0; i < CASES; i += AT_ONCE) {
      const some = cases.slice(i, i + AT_ONCE);
      const found = await Promise.all(some.map(send));
      wrong.push(
        ...found.flatMap((what, at) =>
          what === '' ? [] : [`${some[at]?.name} ${some[at]?.type} ${some[at]?.form.slice(0, 300)}: ${what}`],
        ),
      );
    }
    const posted = cases.filter(({ call }) => call.method === 'POST').slice(0, SLOW);
    wrong.push(...(await Promise.all(posted.map(sendSlowly))).filter((what) => what !== ''));
    expect(wrong).toEqual([]);
    expect(new Set(cases.map(({ name }) => name)).size).toBe(contractTable.length);
    expect([server.process.exitCode, (await server.call('readHealth', {})).code]).toEqual([null, ERROR.ok]);
    const db = openPool(database.url, { max: 1 });
    const violations = await findViolations(db);
    await closePool(db);
    expect(violations).toEqual([]);
    reportFigure({
      what: 'malformed input for every call (types, sizes, encodings, repeated keys, deep JSON, slow bodies)',
      wanted: '10,000 seeded cases: no 5xx, no stack, process alive',
      measured: `${CASES} cases over ${contractTable.length} calls and ${posted.length} slow bodies: none (seed ${SEED})`,
    });
  });
});
