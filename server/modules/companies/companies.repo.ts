import { sql } from 'drizzle-orm';
import type { Reader } from '../../db/transaction.ts';
import type { CompanyJson } from '../../db/works.ts';

export interface SalespersonRow extends Record<string, unknown> {
  readonly name_th: string;
  readonly name_en: string;
  readonly tel: string;
  readonly email: string;
}

/** The company with this user name, as `readUsername` reads it; null if there is none. */
export async function findByName(
  reader: Reader,
  username: string,
): Promise<{ readonly company: CompanyJson; readonly hash: string } | null> {
  const { rows } = await reader.execute<{ company: CompanyJson; hash: string }>(sql`
    select to_jsonb(c) - 'password_hash' as company, c.password_hash as hash from company c where c.username = ${username}`);
  return rows[0] ?? null;
}

/** A company and who looks after it; null if it is gone. */
export async function readCompany(
  reader: Reader,
  id: string,
): Promise<{ readonly company: CompanyJson; readonly salesperson: SalespersonRow } | null> {
  const { rows } = await reader.execute<{ company: CompanyJson; salesperson: SalespersonRow }>(sql`
    select to_jsonb(c) - 'password_hash' as company, to_jsonb(s) as salesperson
    from company c join salesperson s on s.id = c.salesperson_id where c.id = ${id}::uuid`);
  return rows[0] ?? null;
}

/** Who looks after the company with this user name; for any other name the one whom `spare` picks. */
export async function salespersonOf(reader: Reader, username: string, spare: number): Promise<SalespersonRow | null> {
  const { rows } = await reader.execute<SalespersonRow>(sql`
    with picked as (select id from (select id, row_number() over (order by id) - 1 as place, count(*) over () as n from salesperson) s where s.place = ${spare}::bigint % s.n)
    select s.* from salesperson s
    where s.id = coalesce((select c.salesperson_id from company c where c.username = ${username}), (select id from picked))`);
  return rows[0] ?? null;
}
