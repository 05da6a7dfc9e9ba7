import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { normalisePlate } from '#domain/fields/plate.ts';
import type { Limits } from '../config.ts';
import type { FormLimit } from '../db/works.ts';
import type { Db } from '../db/transaction.ts';
import { CallFailure } from './call-context.ts';
import { fieldsOf, textIn } from './request/fields.ts';
import { neighbourhoodOf, networkOf } from './request/network.ts';
import type { WriteLimit } from './write.ts';

/** Hashed, so that addresses and plates can be told apart but are not stored. */
const bucket = (kind: string, value: string) => `${kind}:${createHash('sha256').update(value).digest('base64url')}`;

const plateOf = (request: unknown): string | null => {
  const plate = textIn(fieldsOf(request), 'register_number');
  return plate === null ? null : normalisePlate(plate);
};

const heldPlate = z.object({ item: z.object({ customer_data: z.object({ register_number: z.string() }) }) });

/** The plate of a temporary booking that is asked for. */
const heldPlateOf = (request: unknown): string => {
  const { data } = heldPlate.safeParse(request);
  return data ? normalisePlate(data.item.customer_data.register_number) : '';
};

/**
 * How many networks may guess the code of one plate before look-ups of that plate are closed to everybody: far more than one person uses, far fewer
 * than guessing a code needs.
 */
const NETWORKS_OF_PLATE = 10;

/** The limit on holds; signed-in callers are counted by account, not by address. */
export const holdLimit = (request: unknown, address: string, limits: Limits): WriteLimit => ({
  most: { guest: limits.holdsPerSession, member: limits.holdsPerMember, company: limits.holdsPerCompany },
  address: bucket('hold-address', networkOf(address)),
  address_most: limits.holdsPerAddress,
  newcomer: bucket('hold-newcomer', `${networkOf(address)} ${heldPlateOf(request)}`),
  newcomer_most: limits.holdsPerNewcomer,
});

/** A tight limit per plate and network, so that a stranger's guesses do not lock out the owner; a loose one per plate. */
function lookupRules(request: unknown, address: string, limits: Limits): Rule[] {
  const network = networkOf(address);
  const plate = plateOf(request);
  const byAddress = { bucket: bucket('lookup-address', network), most: limits.lookupsPerAddress };
  if (plate === null) return [byAddress];
  return [
    { bucket: bucket('lookup-plate-network', `${plate} ${network}`), most: limits.lookupsPerPlate },
    byAddress,
    { bucket: bucket('lookup-plate', plate), most: limits.lookupsPerPlate * NETWORKS_OF_PLATE },
  ];
}

interface Rule {
  readonly bucket: string;
  readonly most: number;
}

/** Counts in fixed windows of 15 minutes. Over a limit it throws a CallFailure with the seconds that are left. Returns the window. */
async function count(db: Db, rules: readonly Rule[]): Promise<string | undefined> {
  const { rows } = await db.execute<{ wait: number; counted_in: string }>(sql`
    select count_hits(${sql.param(rules.map((rule) => rule.bucket))}::text[], ${sql.param(rules.map(({ most }) => most))}::int[]) as wait,
      date_bin('15 minutes', app_now(), timestamptz 'epoch')::text as counted_in`);
  const [counted] = rows;
  if (counted !== undefined && counted.wait > 0)
    throw new CallFailure('tooManyRequests', { retry_after: counted.wait });
  return counted?.counted_in;
}

/** Counts a card that is used or created at the embedded provider, so that a number cannot be found by trying. */
export async function countCard(db: Db, address: string, { cardsPerAddress }: Limits): Promise<void> {
  await count(db, [{ bucket: bucket('card-address', networkOf(address)), most: cardsPerAddress }]);
}

/** Counted where a form is stored, so that one address cannot fill the lists of those who read them. */
export const formLimit = (address: string, { formsPerAddress }: Pick<Limits, 'formsPerAddress'>): FormLimit => ({
  bucket: bucket('form-address', networkOf(address)),
  most: formsPerAddress,
});

/** Repeats, pictures that cannot be read and refused forms are no forms, but each is work. */
const TRIES_OF_A_FORM = 5;

/** Counts a try before its work is done: whoever sends forms as people do never meets this limit. */
export async function countFormTry(
  db: Db,
  address: string,
  { formsPerAddress }: Pick<Limits, 'formsPerAddress'>,
): Promise<void> {
  await count(db, [{ bucket: bucket('form-try', networkOf(address)), most: formsPerAddress * TRIES_OF_A_FORM }]);
}

/** Removes the hits again: a look-up that finds its booking, or a sign-in that succeeds, is not a guess. */
export type Refund = () => Promise<void>;

/** Counts before any work, so that failures count too. All processes of one database share the counts. */
async function counted(db: Db, rules: readonly Rule[]): Promise<Refund> {
  const buckets = rules.map((rule) => rule.bucket);
  const window = await count(db, rules);
  return async () => {
    // Locked in the order of counting: in any other, two callers could wait for each other.
    await db.execute(sql`
      with mine as materialized (
        select bucket, window_start from rate_limit
        where bucket = any(${sql.param(buckets)}::text[]) and window_start = ${window}::timestamptz
        order by array_position(${sql.param(buckets)}::text[], bucket) for update)
      update rate_limit r set hits = hits - 1 from mine where r.bucket = mine.bucket and r.window_start = mine.window_start`);
  };
}

/** Counts a look-up; one over one limit is not counted for the others. */
export const countLookup = (db: Db, request: unknown, address: string, limits: Limits): Promise<Refund> =>
  counted(db, lookupRules(request, address, limits));

/**
 * How many networks may guess the password of one user name before nobody can sign in with it: a stranger alone cannot lock its company out, and many
 * together cannot guess long.
 */
const NETWORKS_OF_NAME = 10;

/** Counts a sign-in with a user name, whether or not anybody has it. */
export function countSignIn(
  db: Db,
  username: string,
  address: string,
  { signInsPerName, signInsPerAddress }: Limits,
): Promise<Refund> {
  // Whoever has many networks has neighbouring ones.
  const network = neighbourhoodOf(address);
  return counted(db, [
    { bucket: bucket('sign-in-name-network', `${username} ${network}`), most: signInsPerName },
    { bucket: bucket('sign-in-address', network), most: signInsPerAddress },
    { bucket: bucket('sign-in-name', username), most: signInsPerName * NETWORKS_OF_NAME },
  ]);
}
