import { sql } from 'drizzle-orm';
import type { Tx } from './transaction.ts';

type Row = Readonly<Record<string, unknown>>;

const CHUNK = 5_000;
const names = (columns: readonly string[]) =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );

/** Inserts rows by their column names, many in one statement; a row whose `key` exists already is overwritten. */
export async function sow(tx: Tx, table: string, key: readonly string[], rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const overwritten = columns.filter((column) => !key.includes(column));
  const sets = overwritten.map((column) => sql`${sql.identifier(column)} = excluded.${sql.identifier(column)}`);
  const onConflict = sets.length === 0 ? sql`do nothing` : sql`do update set ${sql.join(sets, sql`, `)}`;
  for (let from = 0; from < rows.length; from += CHUNK) {
    const chunk = JSON.stringify(rows.slice(from, from + CHUNK));
    await tx.execute(
      sql`insert into ${sql.identifier(table)} (${names(columns)})
          select ${names(columns)} from jsonb_populate_recordset(null::${sql.identifier(table)}, ${chunk}::jsonb)
          on conflict (${names(key)}) ${onConflict}`,
    );
  }
}
