import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, type CallName } from '#contract/calls.ts';
import { ERROR } from '#contract/errors.ts';
import { reportFigure } from '#tests/support/effort.ts';
import { encodeCall, startTestServer, type Answer, type TestServer } from '#tests/support/server.ts';
import { bookingRows } from '#tests/support/stored-rows.ts';
import { accessCases, contractTable } from './generated-cases.ts';
import { bookingItem, newHolder, sampleRequests, type World } from './sample-requests.ts';

let server: TestServer;
let owner: World;
let other: World;

beforeAll(async () => {
  server = await startTestServer({ env: { LOOKUPS_PER_ADDRESS: '100000' } });
  owner = await newHolder(server, 0);
  other = await newHolder(server, 1);
});
afterAll(() => server.close());

const { guarded, asking, untried } = accessCases(contractTable, (heldId) =>
  sampleRequests({ slot: '', heldId, cookie: '' }),
);

/** All who are not the owner. */
const strangers = () => ({
  'another guest': other.cookie,
  nobody: undefined,
  'a session that never was': `guest=${'A'.repeat(43)}`,
  'a cookie that is none': 'guest=x',
});
let tried = 0;

const withId = (name: CallName, id: string) => encodeCall(name, sampleRequests({ ...owner, heldId: id })[name]);

/** All that a caller can see, but the clock and the name of the answer. */
const visible = ({ status, text, headers }: Answer) => ({
  status,
  body: text.replace(/"now":"[^"]*"/g, '"now"'),
  cookies: headers.getSetCookie(),
  kept: headers.get('cache-control'),
});

describe('who may do what', () => {
  it('there are calls to judge', () => {
    expect(guarded.map(([, call]) => call.id).toSorted()).toEqual(
      expect.arrayContaining(['C34', 'C35', 'C36', 'C40', 'X01']),
    );
    expect(untried).toEqual([]);
  });

  it.each(guarded)(
    "API-01 %s: somebody else's booking answers exactly as one that does not exist, and stays as it is",
    async (name, call) => {
      const before = await bookingRows(server.db);
      for (const cookie of Object.values(strangers())) {
        const real = await server.send(call, withId(name, owner.heldId), { cookie });
        const unknown = await server.send(call, withId(name, randomUUID()), { cookie });
        expect(visible(real)).toEqual(visible(unknown));
        expect([real.status, real.code]).toEqual([200, ERROR.bookingNotFound]);
        tried += 1;
      }
      expect(await bookingRows(server.db)).toEqual(before);
    },
  );

  it.each(asking)('API-01 %s: the id of somebody else changes nothing of what it answers', async (name, call) => {
    for (const cookie of Object.values(strangers())) {
      const real = await server.send(call, withId(name, owner.heldId), { cookie });
      const unknown = await server.send(call, withId(name, randomUUID()), { cookie });
      expect(visible(real)).toEqual(visible(unknown));
      tried += 1;
    }
  });

  it("API-01 somebody else's hold cannot be moved", async () => {
    const before = await bookingRows(server.db);
    const move = (appointment_id: string) =>
      server.call(
        'setupTemporary',
        { item: bookingItem(other.slot, { appointment_id }), aff: '', device: 'web' },
        { cookie: other.cookie },
      );
    const [real, unknown] = [await move(owner.heldId), await move(randomUUID())];
    expect(real.code).toBe(ERROR.bookingNotFound);
    expect(visible(real)).toEqual(visible(unknown));
    expect(await bookingRows(server.db)).toEqual(before);
  });

  it('API-01 a list that has one booking of somebody else in it is refused as a whole', async () => {
    const answer = await server.call(
      'confirm',
      { item: [other.heldId, owner.heldId], aff: '', device: 'web' },
      { cookie: other.cookie },
    );
    expect(answer.code).toBe(ERROR.bookingNotFound);
  });

  it('the owner can do it all', async () => {
    for (const name of ['listBookingDetails', 'readBooking', 'extendHold', 'confirm'] as const) {
      const answer = await server.send(calls[name], withId(name, owner.heldId), { cookie: owner.cookie });
      expect([name, answer.code]).toEqual([name, ERROR.ok]);
    }
    expect(tried).toBe((guarded.length + asking.length) * Object.keys(strangers()).length);
    reportFigure({
      what: `every call that names a booking x {${Object.keys(strangers()).join(', ')}}, with real ids`,
      wanted: '0 leaks, 0 effects',
      measured: `${tried} of ${guarded.length + asking.length} calls x ${Object.keys(strangers()).length}: 0 leaks, 0 effects`,
    });
  });
});
