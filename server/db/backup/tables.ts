import type { Client } from 'pg';
import { BackupProblem } from './problem.ts';

export interface Table {
  readonly name: string;
  /** Without generated columns. */
  readonly columns: readonly string[];
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const inPublic = (name: string) => `public.${quoted(name)}`;

export async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace group by c.relname order by c.relname`);
  return rows;
}

/** The tables, ordered so that each comes after those that its rows refer to. */
export function inReferenceOrder(
  tables: readonly string[],
  references: readonly { readonly from: string; readonly to: string }[],
): string[] {
  const placed: string[] = [];
  const left = new Set(tables);
  while (left.size > 0) {
    const next = [...left].filter(
      (table) => !references.some(({ from, to }) => from === table && to !== table && left.has(to)),
    );
    if (next.length === 0) throw new BackupProblem(`These tables point at each other: ${[...left].join(', ')}.`);
    placed.push(...next);
    for (const table of next) left.delete(table);
  }
  return placed;
}

export async function referencesOf(client: Client): Promise<{ from: string; to: string }[]> {
  const { rows } = await client.query<{ from: string; to: string }>(`
    select a.relname as "from", b.relname as "to" from pg_constraint k
    join pg_class a on a.oid = k.conrelid join pg_class b on b.oid = k.confrelid
    where k.contype = 'f' and a.relnamespace = 'public'::regnamespace`);
  return rows;
}

/** Single rows that are made with the tables. */
const FROM_THE_BEGINNING = new Set(['app_clock', 'app_secret', 'catalogue_version']);

/** Whether any table holds a row that was not made with it. */
export async function holdsRows(client: Client): Promise<boolean> {
  for (const { name } of await tablesOf(client)) {
    if (FROM_THE_BEGINNING.has(name)) continue;
    const { rows } = await client.query<{ found: boolean }>(`select exists (select from ${inPublic(name)}) as found`);
    if (rows[0]?.found === true) return true;
  }
  return false;
}
