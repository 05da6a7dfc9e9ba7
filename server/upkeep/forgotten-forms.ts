import { sql } from 'drizzle-orm';
import type { Reader, Tx } from '../db/transaction.ts';
import type { PersonKey } from './forgotten.ts';

const formsOf = (key: PersonKey) => ('phone' in key ? sql`f.phone = ${key.phone}` : sql`false`);
const surveysOf = (key: PersonKey) =>
  'phone' in key ? sql`s.contact = ${key.phone}` : sql`s.answers ->> 'plate' = ${key.plate}`;

export async function countForms(reader: Reader, key: PersonKey): Promise<number> {
  const { rows } = await reader.execute<{ n: number }>(sql`
    select (select count(*) from received_form f where ${formsOf(key)})::int + (select count(*) from survey_answer s where ${surveysOf(key)})::int as n`);
  return rows[0]?.n ?? 0;
}

/** Removes what the person has sent: forms by phone, surveys by phone or plate. */
export async function forgetForms(tx: Tx, key: PersonKey): Promise<number> {
  const forms = await tx.execute(sql`delete from received_form f where ${formsOf(key)}`);
  const surveys = await tx.execute(sql`delete from survey_answer s where ${surveysOf(key)}`);
  return (forms.rowCount ?? 0) + (surveys.rowCount ?? 0);
}
