import {
  columnKey,
  LIST_FIELDS,
  type CheckedList,
  type ColumnMapping,
  type ListColumn,
  type ListField,
  type RowFault,
} from '#domain/fleet-list/checked-list.ts';
import type { Mend } from '#machines/fleet-import/fleet-import.types.ts';

export const PREVIEW_TABS = ['added', 'changed', 'unchanged', 'wrong', 'leftOut'] as const;
export type PreviewTab = (typeof PREVIEW_TABS)[number];

/** The tab that is shown first: what needs somebody, else what would be done. */
export const firstTab = ({ wrong, added, changed }: CheckedList): PreviewTab => {
  if (wrong.length > 0) return 'wrong';
  if (changed.length > 0) return 'changed';
  return added.length > 0 ? 'added' : 'unchanged';
};

/** A fault of a row, with its place: a row may have several. */
export interface WrongCell {
  readonly sheet: string;
  readonly row: number;
  readonly plate: string;
  readonly fault: RowFault;
}

export const wrongCells = (wrong: CheckedList['wrong']): readonly WrongCell[] =>
  wrong.flatMap(({ sheet, row, plate, faults }) => faults.map((fault) => ({ sheet, row, plate, fault })));

export const mendWith = ({ sheet, row, fault: { field } }: WrongCell, value: string): Mend => ({
  sheet,
  row,
  field,
  value,
});

export const mendOf = (cell: WrongCell): Mend | null =>
  cell.fault.suggestion === undefined ? null : mendWith(cell, cell.fault.suggestion);

const likenessOf = ({ fault: { field, value, choices } }: WrongCell) => JSON.stringify([field, value, choices]);

/** For a cell with answers to choose from: the cells of the same column with the same value and the same answers, itself among them. */
export function alikeIn(cells: readonly WrongCell[]): (cell: WrongCell) => readonly WrongCell[] {
  const groups = new Map<string, WrongCell[]>();
  for (const cell of cells) {
    if (cell.fault.choices === undefined) continue;
    const likeness = likenessOf(cell);
    const group = groups.get(likeness);
    if (group === undefined) groups.set(likeness, [cell]);
    else group.push(cell);
  }
  return (cell) => groups.get(likenessOf(cell)) ?? [cell];
}

/** Whether a car may be one that our list lacks, which only the chain can add. */
export const isUnlisted = ({ fault, suggestion }: RowFault): boolean =>
  suggestion === undefined && (fault === 'unknown-brand' || fault === 'unknown-model');

/** All suggestions that there are. */
export const mendsIn = (cells: readonly WrongCell[]): readonly Mend[] => cells.flatMap((cell) => mendOf(cell) ?? []);

/** The fields that a list has, in our order, and those that every car has. */
export const shownFields = ({ columns, namedByPlate }: CheckedList): readonly ListField[] => {
  const has = new Set(columns.flatMap(({ field }) => field ?? []));
  const always: readonly ListField[] = ['car_register_number', 'brand', 'model', 'variant', 'year'];
  return LIST_FIELDS.filter((field) =>
    field === 'car_name' ? has.has(field) && !namedByPlate : has.has(field) || always.includes(field),
  ).toSorted((a, b) => Number(b === 'car_register_number') - Number(a === 'car_register_number'));
};

/** The sheets whose cars are all wrong because no column has their plates now, with how many rows that are. */
export function sheetsWithoutPlates(
  wrong: CheckedList['wrong'],
): readonly { readonly sheet: string; readonly rows: number }[] {
  const rows = new Map<string, number>();
  for (const { sheet, faults } of wrong)
    if (faults.some(({ fault }) => fault === 'no-plate-column')) rows.set(sheet, (rows.get(sheet) ?? 0) + 1);
  return [...rows].map(([sheet, count]) => ({ sheet, rows: count }));
}

/** Whether two columns are of one sheet. */
const areTogether = (one: ListColumn, other: ListColumn) => one.sheets.some((sheet) => other.sheets.includes(sheet));

/** The mapping with this column read as the field. A field has one column in a sheet: the one that was given it before is not used any more. */
export function correctedColumn(
  columns: readonly ListColumn[],
  mapping: ColumnMapping,
  column: ListColumn,
  field: ListField | null,
): ColumnMapping {
  const isFormer = (other: ListColumn) =>
    other !== column && field !== null && mapping[columnKey(other)] === field && areTogether(other, column);
  return {
    ...mapping,
    ...Object.fromEntries(columns.filter(isFormer).map((other) => [columnKey(other), null])),
    [columnKey(column)]: field,
  };
}

/** The mapping without what was said of a sheet's columns. */
export const withoutSheet = (columns: readonly ListColumn[], mapping: ColumnMapping, sheet: string): ColumnMapping => {
  const own = new Set(columns.filter(({ sheets }) => sheets.includes(sheet)).map(columnKey));
  return Object.fromEntries(Object.entries(mapping).filter(([key]) => !own.has(key)));
};

/** Whether rows must name their sheet. */
export const hasSheets = ({ added, changed, unchanged, wrong, leftOut }: CheckedList): boolean => {
  let first: string | null = null;
  for (const { sheet } of [...added, ...changed, ...unchanged, ...wrong, ...leftOut]) {
    first ??= sheet;
    if (sheet !== first) return true;
  }
  return false;
};
