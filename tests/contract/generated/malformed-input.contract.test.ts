import { describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors.ts';
import { findViolations } from '#server/db/oracles.ts';
import { seededRandom } from '#server/content/seeded-random.ts';
import { sendRaw } from '#tests/support/raw-request.ts';
import { effort, reportFigure } from '#tests/support/effort.ts';
import { NO_LIMITS } from '#tests/support/no-limits.ts';
import { encodeCall, spawnServer } from '#tests/support/server.ts';
import { ownDatabase } from '#tests/support/test-database.ts';
import { contractTable, malformedCase, type MalformedCase } from './generated-cases.ts';
import { sampleRequests } from '../sample-requests.ts';
import { newHolder } from '../sample-world.ts';

const CASES = effort(540, 10_000);
/** `npm test` has a slow body in process.contract.test.ts: each takes as long as the server waits. */
const SLOW = effort(0, 180);
/** Fewer than the server reads at once: on a busy machine it refuses requests that would have to wait. */
const AT_ONCE = 3;
const SEED = Number(process.env['MALFORMED_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

const { url, db } = await ownDatabase();
const server = await spawnServer({ DATABASE_URL: url, ...NO_LIMITS });
const world = await newHolder(server);

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

/** The same without its last byte: the server must close the connection and say why. */
const sendSlowly = async ({ call, form }: MalformedCase): Promise<string> => {
  const head = `${call.method} ${call.path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n`;
  const answer = await sendRaw(server.url, `${head}Content-Length: ${form.length + 1}\r\n\r\n${form}`);
  return /^HTTP\/1\.1 [45]0[0-9]/.test(answer) && !LEAK.test(answer) ? '' : answer;
};

describe('malformed input of every kind', () => {
  it(`${CASES} random cases over every call: no 5xx, no stack, and the process lives (seed ${SEED})`, async () => {
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
    expect(await findViolations(db)).toEqual([]);
    reportFigure({
      what: 'malformed input for every call (types, sizes, encodings, repeated keys, deep JSON, slow bodies)',
      wanted: '10,000 seeded cases: no 5xx, no stack, process alive',
      measured: `${CASES} cases over ${contractTable.length} calls and ${posted.length} slow bodies: none (seed ${SEED})`,
    });
  });
});
