/** The columns of a fleet's list that an import reads (section 2). The others of a workbook are named and left out. */
export const LIST_FIELDS = [
  'car_name',
  'car_register_number',
  'province',
  'brand',
  'model',
  'variant',
  'year',
  'department',
  'driver_name',
  'driver_tel',
  'odometer',
] as const;
export type ListField = (typeof LIST_FIELDS)[number];

/** Where a row stands in the file. `row` as the spreadsheet program numbers it, from 1. */
export interface RowPlace {
  readonly sheet: string;
  readonly row: number;
}

/** A sheet that could be read. `rows` may be cars; `filtered` of them are hidden by a filter or by hand. */
export interface SheetOffer {
  readonly index: number;
  readonly name: string;
  readonly hidden: boolean;
  readonly rows: number;
  readonly filtered: number;
}

/** Why a file cannot be read at all. */
export const FILE_REFUSALS = [
  'empty',
  'too-large',
  'not-a-workbook',
  'password',
  'damaged',
  'too-many-rows',
  'too-much',
  'too-slow',
  'no-plates',
] as const;
export type FileRefusal = (typeof FILE_REFUSALS)[number];

/**
 * A column of the file: `letter` as the spreadsheet program names it, `field` null if the import does not use it. `heading` may be ''. Where sheets have
 * the same heading under the same letter, it is one column of all of them.
 */
export interface ListColumn {
  readonly letter: string;
  readonly heading: string;
  readonly field: ListField | null;
  /** The names of the sheets that have it. */
  readonly sheets: readonly string[];
}

/** What a column is read as, by its `columnKey`: null for unused. The others are found by their headings. */
export type ColumnMapping = Readonly<Record<string, ListField | null>>;

/** Tells a column from those of the other sheets under the same letter. */
export const columnKey = ({ letter, heading }: Pick<ListColumn, 'letter' | 'heading'>): string =>
  `${letter} ${heading}`;

/** A car as the list says it, in our spelling. What the list has no column for is undefined: it stays as it is. */
export interface ListedCar {
  readonly car_name: string;
  readonly car_register_number: string;
  /** The Thai name, '' for none. */
  readonly province: string;
  readonly brand: string;
  readonly model: string;
  readonly variant: string;
  /** Gregorian, as text. */
  readonly year: string;
  readonly master_car_data_id: number;
  readonly department?: string;
  readonly driver_name?: string;
  readonly driver_tel?: string;
  /** In kilometres. */
  readonly odometer?: number | null;
}

export interface CellChange {
  readonly field: ListField;
  readonly from: string;
  readonly to: string;
}

/** A reason that names what is wrong with a cell; the words are the screen's. */
export const CELL_FAULTS = [
  'missing',
  'not-a-plate',
  'two-plates',
  'plate-twice',
  'unknown-province',
  'two-provinces',
  'unknown-brand',
  'unknown-model',
  'unknown-variant',
  'unknown-year',
  'not-a-year',
  'ambiguous',
  'too-long',
  'not-a-phone',
  'not-a-number',
  'not-a-reading',
  'no-stored-value',
  'error-value',
  'has-booking',
  'fleet-full',
  'no-plate-column',
] as const;
export type CellFault = (typeof CELL_FAULTS)[number];

export interface RowFault {
  readonly field: ListField;
  /** The heading of the cell's column, '' if the list has none. */
  readonly heading: string;
  /** As in the file; of a long text only the beginning, with an ellipsis. */
  readonly value: string;
  readonly fault: CellFault;
  /** Where one answer is likely: it can be taken with one tap. */
  readonly suggestion?: string;
  /** Where nothing is likely: the answers that there are, of a variant alone. */
  readonly choices?: readonly string[];
  /** For 'plate-twice': the row that has the plate already. */
  readonly other?: RowPlace;
}

export const LEFT_OUT_KINDS = ['total', 'signature', 'section', 'heading-again', 'no-plate'] as const;
export type LeftOutKind = (typeof LEFT_OUT_KINDS)[number];

/** What an import of a file would do: every row below the heading is in one of the five lists, except rows without any text. */
export interface CheckedList {
  readonly columns: readonly ListColumn[];
  readonly added: readonly (RowPlace & { readonly car: ListedCar })[];
  readonly changed: readonly (RowPlace & {
    readonly car_profile_id: string;
    readonly car: ListedCar;
    readonly changes: readonly CellChange[];
  })[];
  readonly unchanged: readonly (RowPlace & { readonly car_register_number: string })[];
  readonly wrong: readonly (RowPlace & {
    /** The plate as in the file, shortened like the value of a fault; '' if it has none. */
    readonly plate: string;
    readonly faults: readonly RowFault[];
  })[];
  readonly leftOut: readonly (RowPlace & { readonly kind: LeftOutKind; readonly text: string })[];
  /** The list has no names of cars: the plate is the name. */
  readonly namedByPlate: boolean;
  /** A chosen sheet has more columns than are read; what stands in them is in none of the lists. */
  readonly isCut: boolean;
}
