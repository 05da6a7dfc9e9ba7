import { columnKey, type ColumnMapping, type ListField } from './checked-list.ts';
import { cellText, isBlank, shortened } from './cell-text.ts';
import { headingMeaning, type HeadingMeaning } from './heading-words.ts';
import { columnLetter, type ListCell, type ListRow, type ListSheet, type Merged } from './list-sheet.ts';
import { readPlate } from './plate-cell.ts';

export interface FoundColumn {
  readonly column: number;
  readonly letter: string;
  readonly heading: string;
  readonly field: ListField | null;
}

/** Where a sheet's list begins, and what its columns are; a mapping may have left no plates among them. Letters and number of a plate in two columns are both the field of the plate. */
export interface Headings {
  /** The number of the row above the first car; 0 if the list has no heading. */
  readonly lastRow: number;
  readonly columns: readonly FoundColumn[];
}

/** The heading is looked for in so many rows with text. */
const ROWS_ABOVE = 40;
/** The rows by which a column is judged. */
const ROWS_JUDGED = 200;

const none = new Set<string>();
const isPlate = (cell: ListCell | undefined) => {
  const text = cellText(cell);
  return text !== '' && 'plate' in readPlate(text, none);
};

const widthOf = (rows: readonly ListRow[]) => Math.max(0, ...rows.map(({ cells }) => cells.length));

/** The texts of a row; where cells are merged, each of them has the text of the first. */
function textsOf({ row, cells }: ListRow, merged: readonly Merged[], width: number): string[] {
  const texts = Array.from({ length: width }, (_, column) => cellText(cells[column]));
  for (const { rows, columns } of merged)
    if (rows[0] === row) texts.fill(texts[columns[0]] ?? '', columns[0], columns[1] + 1);
  return texts;
}

const isPlateMeaning = (meaning: HeadingMeaning | null) =>
  meaning === 'car_register_number' || meaning === 'plate-letters';

const score = (meanings: readonly (HeadingMeaning | null)[]) =>
  new Set(meanings).size + (meanings.some(isPlateMeaning) ? 3 : 0);

interface Candidate {
  readonly lastRow: number;
  readonly headings: readonly string[];
  readonly meanings: readonly (HeadingMeaning | null)[];
}

const single = (row: number, headings: readonly string[]): Candidate => ({
  lastRow: row,
  headings,
  meanings: headings.map(headingMeaning),
});

/** Two rows as one heading: 'คนขับ' above 'ชื่อ' and 'เบอร์โทร'. */
function pair(row: number, above: readonly string[], below: readonly string[]): Candidate {
  const both = above.map((text, column) => {
    const under = below[column] ?? '';
    const joined = under === '' || under === text ? text : `${text} ${under}`.trim();
    const [heading = joined] = [joined, under].filter((one) => headingMeaning(one) !== null);
    return { heading, meaning: under === '' || headingMeaning(heading) ? headingMeaning(heading) : null };
  });
  return { lastRow: row, headings: both.map(({ heading }) => heading), meanings: both.map(({ meaning }) => meaning) };
}

function candidates({ rows, merged }: ListSheet): Candidate[] {
  const top = rows.slice(0, ROWS_ABOVE);
  const width = widthOf(top);
  return top.flatMap((row, at) => {
    const texts = textsOf(row, [], width);
    const next = top[at + 1];
    const alone = single(row.row, texts);
    // One text over all columns is a title.
    const isTitle = new Set(texts.filter(Boolean)).size < 2;
    if (isTitle || next === undefined || next.row !== row.row + 1 || next.cells.some(isPlate)) return [alone];
    return [alone, pair(next.row, textsOf(row, merged, width), textsOf(next, [], width))];
  });
}

/** The columns that stand together with one: between them is no column without any text. */
function together(column: number, isUsed: (column: number) => boolean): (column: number) => boolean {
  let [first, last] = [column, column];
  while (first > 0 && isUsed(first - 1)) first -= 1;
  while (isUsed(last + 1)) last += 1;
  return (other) => other >= first && other <= last;
}

/** Of the columns without a heading that says something else, the one in which most cells are plates; null if there is none. */
function columnOfPlates(
  rows: readonly ListRow[],
  width: number,
  meanings: readonly (HeadingMeaning | null)[],
): number | null {
  const shares = Array.from({ length: width }, (_, column) => {
    const cells = rows.map(({ cells }) => cells[column]).filter((cell) => !isBlank(cell));
    const plates = cells.filter(isPlate).length;
    return { column, plates, share: plates / cells.length };
  });
  const [best] = shares
    .filter(({ column, share }) => share >= 0.6 && (meanings[column] ?? null) === null)
    .toSorted((a, b) => b.plates - a.plates);
  return best?.column ?? null;
}

function withFields(
  { headings, meanings, lastRow }: Candidate,
  below: readonly ListRow[],
  width: number,
  mapping: ColumnMapping,
): Headings | null {
  const at = (meaning: HeadingMeaning) => meanings.indexOf(meaning);
  const letters = at('plate-letters');
  const isSplit = at('car_register_number') < 0 && letters >= 0 && at('plate-number') >= 0;
  const plate = isSplit ? letters : at('car_register_number');
  const named = Array.from({ length: width }, (_, column) => ({
    column,
    letter: columnLetter(column),
    heading: shortened(headings[column] ?? ''),
  }));
  const mapped = named.map((each) => mapping[columnKey(each)]);
  const byHand = mapped.indexOf('car_register_number');
  const plateColumn = byHand >= 0 ? byHand : plate >= 0 ? plate : columnOfPlates(below, width, meanings);
  if (plateColumn === null) return null;
  const filled = (column: number) => below.filter(({ cells }) => !isBlank(cells[column])).length;
  const isNear = together(
    plateColumn,
    (column) => column < width && ((headings[column] ?? '') !== '' || filled(column) > 0),
  );
  const plates = filled(plateColumn);
  const taken = new Map<number, ListField>([[plateColumn, 'car_register_number']]);
  if (isSplit) taken.set(at('plate-number'), 'car_register_number');
  // A table beside the list may have the same headings, or others that are of no car.
  const inOrder = meanings
    .map((meaning, column) => ({ meaning, column, near: isNear(column) }))
    .toSorted((a, b) => Number(b.near) - Number(a.near));
  const fields = new Set<ListField>(['car_register_number']);
  for (const { meaning, column, near } of inOrder) {
    if (meaning === null || meaning === 'plate-letters' || meaning === 'plate-number' || fields.has(meaning)) continue;
    if (taken.has(column) || (!near && filled(column) * 2 < plates)) continue;
    fields.add(meaning);
    taken.set(column, meaning);
  }
  const fieldOf = (column: number): ListField | null => {
    const own = mapped[column];
    if (own !== undefined) return own;
    const found = taken.get(column) ?? null;
    return mapped.includes(found) ? null : found;
  };
  const columns = named.map((each) => ({ ...each, field: fieldOf(each.column) }));
  return {
    lastRow,
    columns: columns.filter(({ column, heading, field }) => heading !== '' || field !== null || filled(column) > 0),
  };
}

/** The heading of a list in a sheet, wherever it stands; null if no column has plates, whatever it is read as. */
export function findHeadings(sheet: ListSheet, mapping: ColumnMapping = {}): Headings | null {
  const judged = sheet.rows.slice(0, ROWS_ABOVE + ROWS_JUDGED);
  const width = widthOf(judged);
  const [best] = candidates(sheet)
    .map((candidate) => ({ candidate, score: score(candidate.meanings) }))
    .toSorted((a, b) => b.score - a.score);
  const none: Candidate = { lastRow: 0, headings: [], meanings: [] };
  const isHeading = best !== undefined && best.score > 2;
  const chosen = isHeading ? best.candidate : none;
  return withFields(
    chosen,
    judged.filter(({ row }) => row > chosen.lastRow),
    width,
    mapping,
  );
}
