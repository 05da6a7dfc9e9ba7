import { carWordsOf } from './car-words.ts';
import type { CarTree } from './car-tree.ts';
import { isBlank, shortened, shownCell } from './cell-text.ts';
import type {
  CheckedList,
  ColumnMapping,
  LeftOutKind,
  ListColumn,
  ListField,
  RowFault,
  RowPlace,
} from './checked-list.ts';
import { knownCar, newCar } from './compared-car.ts';
import { findHeadings, type Headings } from './headings.ts';
import type { KnownCar } from './known-car.ts';
import type { ListCell, ListRow, ListSheet } from './list-sheet.ts';
import { carsByPlate, matchRows, type CarRow } from './matching.ts';
import { cellsByField, columnsByField, readRow, type CellOf, type FieldColumns, type Mended } from './read-row.ts';
import { rowKind } from './row-kind.ts';

export interface ListToCheck {
  /** Those that are chosen, in the order of the workbook. */
  readonly sheets: readonly ListSheet[];
  /** Rows that are hidden count too. */
  readonly filteredToo: boolean;
  /** By hand. */
  readonly mapping: ColumnMapping;
  /** What stands in place of cells, by `mendKey`. */
  readonly mended: ReadonlyMap<string, string>;
  readonly cars: readonly KnownCar[];
  readonly master: CarTree;
  /** How many cars the company can have. */
  readonly mostCars: number;
}

export const mendKey = ({ sheet, row }: RowPlace, field: ListField): string => JSON.stringify([sheet, row, field]);

type Mutable<List> = List extends readonly (infer One)[] ? One[] : never;
type Lists = {
  -readonly [Name in 'added' | 'changed' | 'unchanged' | 'wrong' | 'leftOut']: Mutable<CheckedList[Name]>;
};

interface Candidate extends CarRow {
  readonly cells: CellOf;
  readonly columns: FieldColumns;
}

const asInFile: Mended = () => undefined;

const hasText = ({ cells }: ListRow) => cells.some((cell) => !isBlank(cell));

/** The rows of a sheet below its heading. */
export const rowsBelow = ({ rows }: ListSheet, { lastRow }: Headings, filteredToo: boolean): readonly ListRow[] =>
  rows.filter((row) => row.row > lastRow && (filteredToo || !row.filtered) && hasText(row));

const hasPlates = ({ columns }: Headings) => columns.some(({ field }) => field === 'car_register_number');

const PLATELESS: RowFault = { field: 'car_register_number', heading: '', value: '', fault: 'no-plate-column' };

/**
 * What an import of the sheets would do. 'no-plates' if none of them has a column of plates; the cars of a sheet whose plates the mapping reads as
 * something else are wrong. Reading is all it does: the same list gives the same answer.
 */
export function checkList(list: ListToCheck): CheckedList | 'no-plates' {
  const columns: ListColumn[] = [];
  const lists: Lists = { added: [], changed: [], unchanged: [], wrong: [], leftOut: [] };
  const byPlate = carsByPlate(list.cars);
  const candidates: Candidate[] = [];
  let isFound = false;
  for (const sheet of list.sheets) {
    const found = findHeadings(sheet, list.mapping);
    if (found === null) continue;
    isFound = true;
    addColumns(columns, found, sheet.name);
    if (hasPlates(found)) candidates.push(...readSheet(sheet, found, list, byPlate, lists.leftOut));
    else
      for (const { place } of readSheet(sheet, findHeadings(sheet) ?? found, list, byPlate, lists.leftOut))
        lists.wrong.push({ ...place, plate: '', faults: [PLATELESS] });
  }
  if (!isFound) return 'no-plates';
  judge(candidates, byPlate, list, lists);
  const isNamed =
    columns.some(({ field }) => field === 'car_name') ||
    [...list.mended.keys()].some((key) => key.endsWith('"car_name"]'));
  return { columns, ...lists, namedByPlate: !isNamed, isCut: list.sheets.some(({ isCut }) => isCut) };
}

function addColumns(columns: ListColumn[], found: Headings, sheet: string): void {
  for (const { letter, heading, field } of found.columns) {
    const at = columns.findIndex((one) => one.letter === letter && one.heading === heading);
    const before = columns[at];
    if (before === undefined) columns.push({ letter, heading, field, sheets: [sheet] });
    else columns[at] = { ...before, field: before.field ?? field, sheets: [...before.sheets, sheet] };
  }
}

function readSheet(
  sheet: ListSheet,
  found: Headings,
  { filteredToo, mended }: ListToCheck,
  byPlate: ReadonlyMap<string, unknown>,
  leftOut: (RowPlace & { readonly kind: LeftOutKind; readonly text: string })[],
): Candidate[] {
  const columns = columnsByField(found.columns);
  return rowsBelow(sheet, found, filteredToo).flatMap((row): Candidate[] => {
    const place = { sheet: sheet.name, row: row.row };
    const mendedAt: Mended = mended.size === 0 ? asInFile : (field) => mended.get(mendKey(place, field));
    const read = readRow(row, columns, byPlate, mendedAt);
    if (read.plate === '') {
      const kind = rowKind(row, found.columns);
      if (kind !== null) {
        leftOut.push({ ...place, ...kind });
        return [];
      }
    }
    const inFile = cellsByField(row, columns);
    const cells = (field: ListField): ListCell | undefined => mendedAt(field) ?? inFile(field);
    return [{ place, read, cells, columns }];
  });
}

/** A cell whose value cannot be read is missing too: that is one fault. Of a car whose plate is not known nobody can say what is missing. */
const isNews =
  (faults: readonly RowFault[], isMatched: boolean) =>
  ({ field, fault }: Pick<RowFault, 'field' | 'fault'>) =>
    (isMatched || fault !== 'missing') && !faults.some((one) => one.field === field);

function judge(
  candidates: readonly Candidate[],
  byPlate: ReadonlyMap<string, readonly KnownCar[]>,
  { cars, master, mostCars }: ListToCheck,
  lists: Lists,
): void {
  const isSure = ({ read }: CarRow) => read.plate !== '' && !read.faults.some(({ field }) => field === 'province');
  const matches = matchRows(candidates.filter(isSure), byPlate);
  const carOf = carWordsOf(master);
  for (const candidate of candidates) {
    const { place, read, cells, columns } = candidate;
    const match = matches.get(candidate);
    const full = (fault: Omit<RowFault, 'heading' | 'value'>): RowFault => ({
      ...fault,
      heading: columns[fault.field]?.[0]?.heading ?? '',
      value: shortened(shownCell(cells(fault.field))),
    });
    const faults: RowFault[] = [...read.faults];
    const compared = match?.kind === 'known' ? knownCar(read, match.car, cells, carOf) : newCar(read, carOf);
    if (match?.kind === 'fault') faults.push(full(match.fault));
    if ('faults' in compared) faults.push(...compared.faults.filter(isNews(faults, match !== undefined)).map(full));
    if (faults.length === 0 && match?.kind === 'new' && cars.length + lists.added.length >= mostCars)
      faults.push(full({ field: 'car_register_number', fault: 'fleet-full' }));
    if (faults.length > 0 || 'faults' in compared) {
      lists.wrong.push({ ...place, plate: read.plateText, faults });
      continue;
    }
    const { car, changes } = compared;
    if (match?.kind !== 'known') lists.added.push({ ...place, car });
    else if (changes.length === 0) lists.unchanged.push({ ...place, car_register_number: car.car_register_number });
    else lists.changed.push({ ...place, car_profile_id: match.car.car_profile_id, car, changes });
  }
}
