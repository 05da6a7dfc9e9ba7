import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { calls } from '#contract/calls/all.ts';
import type { GroupItem } from '#contract/calls/group-booking.shapes.ts';
import { ERROR } from '#contract/errors.ts';
import type { Db } from '#server/db/pool.ts';
import type { Answer, TestClient } from '#tests/support/server.ts';
import { giveCar, newAccount, signIn } from '#tests/support/sign-in.ts';
import { write } from '../sample-booking.ts';

export const setUp = ({ code, text, results }: Answer) => {
  if (code !== ERROR.ok) throw new Error(text);
  return z.parse(calls.setupGroup.answer, results);
};
export const confirmed = ({ code, text, results }: Answer) => {
  if (code !== ERROR.ok) throw new Error(text);
  return z.parse(calls.confirmGroup.answer, results);
};
export const codesOf = ({ item_list: items }: { item_list: readonly { error_code: number }[] }) =>
  items.map(({ error_code: code }) => code);

/** A company that is signed in, with so many cars. */
export async function newFleet(db: Db, count: number) {
  const account = await newAccount(db, 'company');
  const cookie = await signIn(db, 'company', account);
  const cars = Array.from({ length: count }, () => randomUUID());
  for (const [n, car] of cars.entries()) await giveCar(db, 'company', account, car, `${n + 1}กก ${n + 1}`);
  const options = { cookie };
  return {
    cookie,
    car: (n: number) => cars[n - 1] ?? '',
    cars,
    setUp: (
      client: TestClient,
      item: GroupItem[],
      more: { key?: string; partial?: boolean; language?: 'th' | 'en' } = {},
    ) =>
      client.call(
        'setupGroup',
        { item, ...(more.partial === undefined ? {} : { allow_partial: more.partial }), ...write(more.key) },
        { ...options, ...(more.language && { language: more.language }) },
      ),
    confirm: (client: TestClient, item: string[], more: { key?: string; partial?: boolean } = {}) =>
      client.call(
        'confirmGroup',
        { item, ...(more.partial === undefined ? {} : { allow_partial: more.partial }), ...write(more.key) },
        options,
      ),
  };
}
