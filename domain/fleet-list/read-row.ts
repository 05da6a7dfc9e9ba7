import { foldThai } from '../fields/thai-spelling.ts';
import type { CarWords } from './car-words.ts';
import { cellText, shortened, shownCell } from './cell-text.ts';
import type { ListField, RowFault } from './checked-list.ts';
import type { FoundColumn } from './headings.ts';
import type { ListCell, ListRow } from './list-sheet.ts';
import { DEPARTMENT_MAX, DRIVER_NAME_MAX } from '../fields/car-notes.ts';
import { readCarName, readOdometer, readShort, readTel, type CellRead } from './other-cells.ts';
import { readPlate, readProvince } from './plate-cell.ts';

/** What a row says, before it is compared with the master data, the other rows and the cars. */
export interface ReadRow {
  /** As it is compared; '' if it has faults. */
  readonly plate: string;
  /** As in the file, shortened. */
  readonly plateText: string;
  /** The Thai name, '' for none. */
  readonly province: string;
  readonly words: CarWords;
  /** undefined where the list has no column. */
  readonly notes: {
    readonly car_name: string | undefined;
    readonly department: string | undefined;
    readonly driver_name: string | undefined;
    readonly driver_tel: string | undefined;
    readonly odometer: number | null | undefined;
  };
  readonly faults: readonly RowFault[];
}

/** What somebody has typed or taken in place of a cell; undefined for the cell itself. */
export type Mended = (field: ListField) => string | undefined;

export type CellOf = (field: ListField) => ListCell | undefined;

const NO_CELLS: readonly ListCell[] = [];

/** The cells of a row by field; letters and number of a plate in two columns are one cell. */
export function cellsByField({ cells }: { readonly cells: readonly ListCell[] }, columns: FieldColumns): CellOf {
  return (field) => {
    const [first, ...others] = columns[field] ?? [];
    if (first === undefined) return undefined;
    if (others.length === 0) return cells[first.column] ?? null;
    const parts = [first, ...others].map(({ column }) => cells[column] ?? null);
    const broken = parts.find((part) => typeof part === 'object' && part !== null && 'fault' in part);
    return broken ?? parts.map(cellText).join(' ').trim();
  };
}

export type FieldColumns = Partial<Record<ListField, FoundColumn[]>>;

export function columnsByField(columns: readonly FoundColumn[]): FieldColumns {
  const found: FieldColumns = {};
  for (const column of columns) if (column.field !== null) (found[column.field] ??= []).push(column);
  return found;
}

/** Reads the cells of a row that may be a car. `known`: the plates of the company's cars, as they are compared. */
export function readRow(
  row: Pick<ListRow, 'cells'> = { cells: NO_CELLS },
  columns: FieldColumns,
  known: { readonly has: (plate: string) => boolean },
  mended: Mended,
): ReadRow {
  const inFile = cellsByField(row, columns);
  const cellOf: CellOf = (field) => mended(field) ?? inFile(field);
  const faults: RowFault[] = [];
  const blame = (field: ListField, fault: RowFault['fault'], suggestion?: string | null, value?: string) => {
    faults.push({
      field,
      heading: columns[field]?.[0]?.heading ?? '',
      value: shortened(value ?? shownCell(cellOf(field))),
      fault,
      ...(suggestion == null ? {} : { suggestion }),
    });
  };
  /** '' also where the cell has no value that can be read, which is blamed. */
  const textOf = (field: ListField): string => {
    const cell = cellOf(field);
    if (typeof cell === 'object' && cell !== null && 'fault' in cell) {
      blame(field, cell.fault);
      return '';
    }
    return cellText(cell);
  };
  const has = (field: ListField) => columns[field] !== undefined || mended(field) !== undefined;

  const { plate, province } = placeOf({ cellOf, textOf, blame, known, isMended: mended('province') !== undefined });
  const words: CarWords = {
    brand: textOf('brand'),
    model: textOf('model'),
    variant: textOf('variant'),
    year: textOf('year'),
  };
  const note = <Value>(field: ListField, read: (cell: ListCell | undefined) => CellRead<Value>): Value | undefined => {
    if (!has(field)) return undefined;
    const cell = cellOf(field);
    if (typeof cell === 'object' && cell !== null && 'fault' in cell) {
      blame(field, cell.fault);
      return undefined;
    }
    const found = read(cell);
    if ('value' in found) return found.value;
    blame(field, found.fault, found.suggestion);
    return undefined;
  };
  const notes = {
    car_name: note('car_name', (cell) => readCarName(cellText(cell))),
    department: note('department', (cell) => readShort(cellText(cell), DEPARTMENT_MAX)),
    driver_name: note('driver_name', (cell) => readShort(cellText(cell), DRIVER_NAME_MAX)),
    driver_tel: note('driver_tel', readTel),
    odometer: note('odometer', readOdometer),
  };
  return {
    plate,
    plateText: shortened(shownCell(inFile('car_register_number'))),
    province,
    words,
    notes,
    faults,
  };
}

/** The plate and its province, from the plate's cell and the province's. */
function placeOf({
  cellOf,
  textOf,
  blame,
  known,
  isMended,
}: {
  readonly cellOf: CellOf;
  readonly textOf: (field: ListField) => string;
  readonly blame: (field: ListField, fault: RowFault['fault'], suggestion?: string | null, value?: string) => void;
  readonly known: { readonly has: (plate: string) => boolean };
  readonly isMended: boolean;
}): { readonly plate: string; readonly province: string } {
  const cell = cellOf('car_register_number');
  const isBroken = typeof cell === 'object' && cell !== null && 'fault' in cell;
  const text = isBroken ? textOf('car_register_number') : typeof cell === 'string' ? cell : shownCell(cell);
  const provinceText = textOf('province');
  const named = provinceText === '' ? null : readProvince(provinceText);
  if (named !== null && 'suggestion' in named) blame('province', 'unknown-province', named.suggestion);
  const province = named !== null && 'province' in named ? named.province : '';
  if (isBroken) return { plate: '', province };
  if (cellText(text) === '') {
    blame('car_register_number', 'missing');
    return { plate: '', province };
  }
  const read = readPlate(text, known);
  if ('fault' in read) {
    blame('car_register_number', read.fault, read.suggestion);
    return { plate: '', province };
  }
  if (isMended) return { plate: read.plate, province };
  if ('unknownProvince' in read) {
    blame('province', 'unknown-province', read.suggestion, read.unknownProvince);
    return { plate: read.plate, province };
  }
  if (province !== '' && read.province !== null && read.province !== province)
    blame('province', 'two-provinces', null, `${foldThai(text)} · ${provinceText}`);
  return { plate: read.plate, province: province === '' ? (read.province ?? '') : province };
}
