import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ownDatabase } from '#tests/support/test-database.ts';
import { inTransaction } from '../transaction.ts';

const { db } = await ownDatabase();

const requested = () => ({ scope: 'guest', key: randomUUID(), route: '/a', bodyHash: 'hash' });
type Requested = ReturnType<typeof requested>;
/** Keys in an order that jsonb would not keep. */
const BODY = '{"b":1,"a":{"d":2,"c":"ก"},  "zz":1.0}';
const NEW = { state: 'new', body: null, refused: null };

/** As `write_call` does it: claims, works, keeps the outcome. */
const answer = (
  { scope, key, route, bodyHash }: Requested,
  { work, refused = false }: { work?: () => Promise<unknown>; refused?: boolean } = {},
) =>
  inTransaction(db, async (tx) => {
    const { rows } = await tx.execute(sql`select * from claim_request(${scope}, ${key}::uuid, ${route}, ${bodyHash})`);
    const [claimed] = rows;
    if (claimed?.['state'] !== 'new') return claimed;
    await work?.();
    await tx.execute(
      sql`update idempotency set body = ${BODY}, refused = ${refused} where scope = ${scope} and key = ${key}::uuid`,
    );
    return claimed;
  });
const shift = (text: string) => db.execute(sql`update app_clock set shift = ${text}::interval`);

describe('a request key', () => {
  it('is new once; later uses are repeats and get the same bytes', async () => {
    const request = requested();
    expect(await answer(request)).toEqual(NEW);
    expect(await answer(request)).toEqual({ state: 'repeat', body: BODY, refused: false });
  });

  it('of a request that was refused is a repeat of the refusal', async () => {
    const request = requested();
    await answer(request, { refused: true });
    expect(await answer(request)).toEqual({ state: 'repeat', body: BODY, refused: true });
  });

  it('with another body or on another route counts as reused, and still belongs to the first request', async () => {
    const request = requested();
    await answer(request);
    expect(await answer({ ...request, bodyHash: 'other' })).toMatchObject({ state: 'reused', body: null });
    expect(await answer({ ...request, route: '/b' })).toMatchObject({ state: 'reused', body: null });
    expect(await answer(request)).toMatchObject({ state: 'repeat', body: BODY });
  });

  it('belongs to its scope', async () => {
    const request = requested();
    await answer(request);
    expect(await answer({ ...request, scope: 'another guest' })).toEqual(NEW);
  });

  it('whose work failed is new again', async () => {
    const request = requested();
    const failing = answer(request, { work: () => Promise.reject(new Error('failed')) });
    await expect(failing).rejects.toThrow('failed');
    expect(await answer(request)).toEqual(NEW);
  });

  it('sent many times at once is processed once: the others wait for the answer', async () => {
    const request = requested();
    let worked = 0;
    const work = async () => {
      worked += 1;
      await db.execute('select pg_sleep(0.1)');
    };
    const claims = await Promise.all(Array.from({ length: 6 }, () => answer(request, { work })));
    const states = claims.map((claimed) => String(claimed?.['state']));
    expect([worked, states.toSorted()]).toEqual([1, ['new', ...Array<string>(5).fill('repeat')]]);
  });

  it('is kept for 24 hours, and free for others afterwards', async () => {
    const request = requested();
    await answer(request);
    await shift('23 hours 59 minutes');
    expect(await answer(request)).toMatchObject({ state: 'repeat' });
    await shift('24 hours 1 minute');
    const other = { ...request, bodyHash: 'other' };
    expect(await answer(other)).toEqual(NEW);
    expect(await answer(other)).toMatchObject({ state: 'repeat' });
    await shift('0');
  });
});
