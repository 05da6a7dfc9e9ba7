import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors.ts';
import { atTheEnd } from '#tests/support/at-the-end.ts';
import { effort, reportFigure } from '#tests/support/effort.ts';
import { clientOf, spawnServer, type TestClient } from '#tests/support/server.ts';
import { emptiedDatabase, expectKept, newLedger } from './booking-ledger.ts';
import { bookingCodeOf, confirm, hold, idOf, slotItem, WITHOUT_LIMITS } from './booking-load.ts';

const LOSSES = effort(30, 1_000);
const TIMES = ['08:30', '10:00', '13:00', '15:00'];

const { url, db, days } = await emptiedDatabase(40);
const server = await spawnServer({ DATABASE_URL: url, ...WITHOUT_LIMITS });

/** Forwards each whole request and cuts the connection at the first byte of the answer: by then it is committed. */
const openDeafLine = (port: number) =>
  createServer((client) => {
    const line = connect(port, '127.0.0.1');
    client.pipe(line);
    line.once('data', () => client.destroy());
    for (const end of [client, line]) end.on('error', () => undefined).on('close', () => line.destroy());
  });

const deafLine = openDeafLine(Number(new URL(server.url).port)).listen(0, '127.0.0.1');
atTheEnd(() => deafLine.close());
await once(deafLine, 'listening');
const bound = deafLine.address();
const deaf = clientOf(`http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`);

describe('an answer that is lost after the commit', () => {
  it(`repeats of hold and confirm with their keys find the one booking and get the same bytes each time, ${LOSSES} times`, async () => {
    const ledger = newLedger();
    for (let loss = 0; loss < LOSSES; loss += 1) {
      const request = { date: days[loss % days.length]!, time: TIMES[Math.floor(loss / days.length) % TIMES.length]! };
      const holdKey = randomUUID();
      // A guest's first write: the cookie is lost with the answer.
      await expect(hold(deaf, request, { key: holdKey })).rejects.toThrow('fetch failed');
      const held = await hold(server, request, { key: holdKey });
      // At some point the times are full; those booked so far have been checked.
      if (held.code === ERROR.slotTaken) break;
      const key = randomUUID();
      await expect(confirm(deaf, idOf(held), held.cookie, key)).rejects.toThrow('fetch failed');
      const first = await confirm(server, idOf(held), held.cookie, key);
      const second = await confirm(server, idOf(held), held.cookie, key);
      expect([first.code, second.text]).toEqual([ERROR.ok, first.text]);
      ledger.held.add(idOf(held));
      ledger.confirmed.set(idOf(held), bookingCodeOf(first));
    }
    await expectKept(db, ledger);
    reportFigure({
      what: 'answer lost after the commit, the client repeats with its key',
      wanted: 'one booking, the same bytes',
      measured: `${ledger.confirmed.size} answers lost: one booking each, the same bytes`,
    });
  });

  it(`repeats of a cancelling by plate and code with its key get the same bytes, ${LOSSES} times, and it is cancelled once`, async () => {
    // Not tomorrow: in the evening its 16:00 is too soon to be cancelled.
    const requests = days.slice(1).map((date) => ({ date, time: '16:00' }));
    const plate = slotItem(requests[0]!).customer_data.register_number;
    const cancel = (client: TestClient, code: string, key: string) =>
      client.call('cancelByCode', { register_number: plate, booking_code: code, request_key: key });
    for (let loss = 0; loss < LOSSES; loss += 1) {
      // A cancelled time is free again.
      const held = await hold(server, requests[loss % requests.length]!);
      const code = bookingCodeOf(await confirm(server, idOf(held), held.cookie));
      const key = randomUUID();
      await expect(cancel(deaf, code, key)).rejects.toThrow('fetch failed');
      const first = await cancel(server, code, key);
      const second = await cancel(server, code, key);
      expect([first.results, second.text]).toEqual([
        { appointment_id: idOf(held), status: 1, already: false },
        first.text,
      ]);
      const { rows } = await db.execute(
        sql`select 1 from appointment_event where appointment_id = ${idOf(held)}::uuid and action = 'cancelled'`,
      );
      expect(rows).toHaveLength(1);
    }
  });
});
