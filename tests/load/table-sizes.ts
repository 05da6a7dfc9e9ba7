import type { Client } from 'pg';

export interface TableSize {
  readonly name: string;
  readonly rows: number;
  /** Of the table and its indexes. */
  readonly bytes: number;
}

/** Empties the tables that guests and bookings write, and those that refer to them. */
export const emptyTables = async (db: Client): Promise<void> => {
  await db.query('truncate appointment, branch_day, closure, session, idempotency, rate_limit cascade');
};

/** Every table of the product, the largest first. */
export async function tableSizes(db: Client): Promise<TableSize[]> {
  await db.query('vacuum (analyze)');
  const { rows } = await db.query<{ name: string; bytes: string; rows: number }>(`
    select c.relname as name, pg_total_relation_size(c.oid) as bytes, greatest(c.reltuples, 0)::int as rows
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r'
    order by 2 desc, 1`);
  return rows.map((row) => ({ ...row, bytes: Number(row.bytes) }));
}

/** The tables that have grown, and by how much. */
export const grownBetween = (before: readonly TableSize[], after: readonly TableSize[]): TableSize[] =>
  after.flatMap(({ name, rows, bytes }) => {
    const was = before.find((table) => table.name === name) ?? { rows: 0, bytes: 0 };
    return bytes > was.bytes ? [{ name, rows: rows - was.rows, bytes: bytes - was.bytes }] : [];
  });
