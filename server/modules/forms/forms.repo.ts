import { sql } from 'drizzle-orm';
import type { Owners } from '../../db/own.ts';
import type { Reader } from '../../db/transaction.ts';

/** Whether a guest's browser has answered the survey. */
export async function hasAnswered(reader: Reader, survey: string, owners: Owners): Promise<boolean> {
  const guests = owners.filter(({ kind }) => kind === 'guest').map(({ id }) => id);
  if (guests.length === 0) return false;
  const { rows } = await reader.execute<{ has: boolean }>(sql`
    select exists (select from survey_answer a where a.survey = ${survey} and a.guest = any(${sql.param(guests)}::uuid[])) as has`);
  return rows[0]?.has === true;
}
