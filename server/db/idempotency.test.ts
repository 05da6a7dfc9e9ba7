import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { claimKey, storeAnswer } from './idempotency.ts';
import { inTransaction, type Db } from './transaction.ts';

let db: Db;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());

const requested = () => ({ scope: 'guest', key: randomUUID(), route: '/a', bodyHash: 'hash' });
type Requested = ReturnType<typeof requested>;
/** Keys in an order that jsonb would not keep. */
const BODY = '{"b":1,"a":{"d":2,"c":"ก"},  "zz":1.0}';

const answer = (request: Requested, work: () => Promise<void> = () => Promise.resolve()) =>
  inTransaction(db, async (tx) => {
    const claimed = await claimKey(tx, request);
    if (claimed.kind !== 'new') return claimed;
    await work();
    await storeAnswer(tx, request, BODY);
    return claimed;
  });

describe('a request key', () => {
  it('is new once, and then a repeat with the same bytes', async () => {
    const request = requested();
    expect(await answer(request)).toEqual({ kind: 'new' });
    expect(await answer(request)).toEqual({ kind: 'repeat', body: BODY });
  });

  it('with another body or on another route is refused', async () => {
    const request = requested();
    await answer(request);
    expect(await answer({ ...request, bodyHash: 'other' })).toEqual({ kind: 'reused' });
    expect(await answer({ ...request, route: '/b' })).toEqual({ kind: 'reused' });
  });

  it('belongs to its scope', async () => {
    const request = requested();
    await answer(request);
    expect(await answer({ ...request, scope: 'another guest' })).toEqual({ kind: 'new' });
  });

  it('whose work failed is new again', async () => {
    const request = requested();
    await expect(answer(request, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await answer(request)).toEqual({ kind: 'new' });
  });

  it('asked for at once is worked once: the others wait for the answer', async () => {
    const request = requested();
    let worked = 0;
    const work = async () => {
      worked += 1;
      await db.execute('select pg_sleep(0.1)');
    };
    const kinds = (await Promise.all(Array.from({ length: 6 }, () => answer(request, work)))).map(({ kind }) => kind);
    expect([worked, kinds.toSorted()]).toEqual([1, ['new', ...Array<string>(5).fill('repeat')]]);
  });

  it('is kept for 24 hours', async () => {
    const request = requested();
    await answer(request);
    const shift = (text: string) => db.execute(sql.raw(`update app_clock set shift = '${text}'`));
    await shift('23 hours 59 minutes');
    expect((await answer(request)).kind).toBe('repeat');
    await shift('24 hours 1 minute');
    expect((await answer({ ...request, bodyHash: 'other' })).kind).toBe('new');
    await shift('0');
  });
});
