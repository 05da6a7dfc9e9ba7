import { sql } from 'drizzle-orm';
import type { Answers } from '#contract/calls/form.shapes.ts';
import { plainCell } from '#domain/plain-cell.ts';
import { branchNow } from '#domain/thai-calendar.ts';
import { career } from '../content/forms/career.ts';
import type { FormContent } from '../content/forms/form-content.ts';
import { franchise } from '../content/forms/franchise.ts';
import { survey } from '../content/forms/survey.ts';
import type { Db, Reader } from '../db/transaction.ts';

const LISTS = { career, franchise, survey } as const satisfies Record<string, FormContent>;
export type ReceivedList = keyof typeof LISTS;
export const isReceivedList = (name: string): name is ReceivedList => Object.hasOwn(LISTS, name);

interface Row extends Record<string, unknown> {
  /** Of a form with a picture; '' without one, and for a survey. */
  readonly image: string;
  readonly contact: string;
  readonly answers: Answers;
  readonly ms: string;
}

const rowsOf = async (reader: Reader, list: ReceivedList): Promise<readonly Row[]> => {
  const { rows } = await reader.execute<Row>(
    list === 'survey'
      ? sql`select '' as image, contact, answers, (extract(epoch from received_at) * 1000)::bigint as ms from survey_answer order by received_at, contact`
      : sql`
        select case when image is null then '' else id::text end as image, phone as contact, answers, (extract(epoch from received_at) * 1000)::bigint as ms
        from received_form where form = ${list} order by received_at, id`,
  );
  return rows;
};

/** No program takes a cell for a formula, and none of its signs ends it early. */
const cell = (text: string): string => `"${plainCell(text).replaceAll('"', '""')}"`;
const line = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

/** What was received of one form, the oldest first, as CSV that Excel opens: names of fields in the first line, times at the branch. */
export async function receivedSheet(
  db: Db,
  list: ReceivedList,
): Promise<{ readonly text: string; readonly count: number }> {
  const names = LISTS[list].fields.filter(({ kind }) => kind !== 'file').map(({ name }) => name);
  const rows = await rowsOf(db, list);
  const lines = rows.map(({ ms, contact, image, answers }) => {
    const { date, time } = branchNow(new Date(Number(ms)));
    return line([
      `${date} ${time}`,
      ...(list === 'survey' ? [contact] : [image]),
      ...names.map((name) => answers[name] ?? ''),
    ]);
  });
  const head = line(['received', list === 'survey' ? 'contact' : 'image', ...names]);
  return { text: `\ufeff${head}${lines.join('')}`, count: rows.length };
}

/** The picture of a form; null if there is none. */
export async function receivedImage(db: Db, id: string): Promise<Buffer | null> {
  const { rows } = await db.execute<{ image: Buffer | null }>(
    sql`select image from received_form where id = ${id}::uuid`,
  );
  return rows[0]?.image ?? null;
}
