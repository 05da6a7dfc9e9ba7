import * as z from 'zod/mini';
import { columnKey, LIST_FIELDS, type ColumnMapping, type ListColumn } from '#domain/fleet-list/checked-list.ts';
import { browserValue } from '#src/api/browser-value.ts';

const MOST = 100;

/** What headings mean that somebody has corrected, the latest last; null for a column that is not used. */
const stored = browserValue(
  'localStorage',
  'roddee.corporate.import-columns',
  z.object({ version: z.literal(1), fields: z.record(z.string(), z.nullable(z.enum(LIST_FIELDS))) }),
);

const wordsOf = (heading: string) => heading.trim().replace(/\s+/g, ' ');

/** The columns that were corrected before in a list with such headings, and that are read otherwise by the headings alone; null if there is none. */
export function rememberedColumns(columns: readonly ListColumn[]): ColumnMapping | null {
  const { fields = {} } = stored.read() ?? {};
  const found = columns.flatMap((column) => {
    const words = wordsOf(column.heading);
    const known = Object.hasOwn(fields, words) ? fields[words] : undefined;
    return words === '' || known === undefined || known === column.field ? [] : [[columnKey(column), known] as const];
  });
  return found.length === 0 ? null : Object.fromEntries(found);
}

/** Remembers a correction by the headings, an empty one by forgetting what was known of them. `columns` are those of the list that was read with it. */
export function rememberColumns(columns: readonly ListColumn[], mapping: ColumnMapping): void {
  const named = columns
    .map((column) => ({ key: columnKey(column), words: wordsOf(column.heading) }))
    .filter(({ words }) => words !== '');
  const corrected = named.flatMap(({ key, words }) => {
    const field = Object.hasOwn(mapping, key) ? mapping[key] : undefined;
    return field === undefined ? [] : [[words, field] as const];
  });
  const replaced = new Set(
    Object.keys(mapping).length === 0 ? named.map(({ words }) => words) : corrected.map(([words]) => words),
  );
  const others = Object.entries(stored.read()?.fields ?? {}).filter(([words]) => !replaced.has(words));
  const fields = Object.fromEntries([...others, ...corrected].slice(-MOST));
  stored.write(Object.keys(fields).length === 0 ? null : { version: 1, fields });
}
