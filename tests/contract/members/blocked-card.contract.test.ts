import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ERROR } from '#contract/errors.ts';
import { transact } from '#server/db/transaction.ts';
import { codeIn, grantFor, memberCookie } from '#tests/support/card.ts';
import { handOverOf, webviewCookie } from '#tests/support/hand-over.ts';
import { MANY, ONE, startMemberWorld } from './member-world.ts';

const { server, open, signIn, me } = await startMemberWorld();

const block = (refused = true) =>
  server.db.execute(sql`update sso_card set refused = ${refused} where number = ${ONE}`);

it('a card that gets blocked ends what its member has open, and nobody else’s; unblocked, it is to sign in anew', async () => {
  const [member, other] = [await signIn(ONE), await signIn(MANY)];
  const opened = await server.call('openWebview', {
    hand_over: await handOverOf(server.url, ONE),
    request_key: randomUUID(),
  });
  const webview = webviewCookie(opened);
  const answers = async () => [
    (await me(member)).code,
    (await server.call('updateProfile', { code: codeIn(member), data: {} }, { cookie: member })).code,
    (await server.call('listCoupons', { code: codeIn(webview) }, { cookie: webview })).code,
    (await me(other)).code,
  ];
  expect(new Set(await answers())).toEqual(new Set([ERROR.ok]));
  await block();
  const ended = [...Array<number>(3).fill(ERROR.pleaseLogIn), ERROR.ok];
  expect(await answers()).toEqual(ended);
  expect((await open(await grantFor(server, { card: ONE }))).code).toBe(ERROR.cardRefused);
  await block(false);
  expect(await answers()).toEqual(ended);
  expect((await me(await signIn(ONE))).code).toBe(ERROR.ok);
});

it('also one that is opened at the same moment, whichever comes first', async () => {
  const { rows } = await server.db.execute<{ id: string }>(sql`select id::text from member where card_number = ${ONE}`);
  const lock = sql`select pg_advisory_xact_lock(hashtextextended('sign-in member ' || ${rows[0]?.id}, 0))`;
  const wait = () => pause(300);
  for (const order of [
    ['sign in', 'block'],
    ['block', 'sign in'],
  ] as const) {
    const grant = await grantFor(server, { card: ONE });
    const begin = { 'sign in': () => open(grant), block: () => block() };
    const [first, second] = await transact(server.db, async (tx) => {
      await tx.execute(lock);
      const both = [begin[order[0]]()];
      await wait();
      both.push(begin[order[1]]());
      await wait();
      return both;
    });
    const answered = (await Promise.all([first, second])).find((one) => one !== undefined && 'code' in one);
    if (answered?.code === ERROR.ok) expect((await me(memberCookie(answered))).code).toBe(ERROR.pleaseLogIn);
    else expect(answered?.code).toBe(ERROR.codeRefused);
    await block(false);
  }
});
