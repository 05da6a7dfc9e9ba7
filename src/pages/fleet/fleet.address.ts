import { inAddress } from '#src/parts/list/list-search.ts';

/** Groups of cars that a fleet manager asks for first. */
export const VIEWS = ['due', 'overdue', 'booked', 'never'] as const;
export type FleetView = (typeof VIEWS)[number];

export const SORTED = [
  'plate',
  'name',
  'car',
  'year',
  'department',
  'driver',
  'odometer',
  'last',
  'due',
  'booking',
] as const;
export type SortColumn = (typeof SORTED)[number];

/** The columns in the order of the table; the first is always shown. */
export const COLUMNS = [
  'plate',
  'name',
  'car',
  'variant',
  'year',
  'province',
  'department',
  'driver',
  'odometer',
  'last',
  'due',
  'booking',
] as const;
export type FleetColumn = (typeof COLUMNS)[number];
export const SHOWN_FIRST: readonly FleetColumn[] = [
  'plate',
  'name',
  'car',
  'year',
  'department',
  'last',
  'due',
  'booking',
];

/** What the table shows, as far as it is kept in the address. Words and names are those of the cars. */
export interface FleetSearch {
  readonly q?: string | undefined;
  readonly view?: FleetView | undefined;
  readonly brand?: string | undefined;
  readonly model?: string | undefined;
  readonly year?: string | undefined;
  /** '-' for cars without one. */
  readonly department?: string | undefined;
  readonly sort?: SortColumn | undefined;
  readonly desc?: 1 | undefined;
  /** The shown columns, joined by dots, where they are not those shown at first. */
  readonly columns?: string | undefined;
}

export const NO_DEPARTMENT = '-';

export const fleetSearchFrom = (search: Readonly<Partial<Record<keyof FleetSearch, unknown>>>): FleetSearch => ({
  q: inAddress.text(search.q),
  view: inAddress.oneOf(VIEWS, search.view),
  brand: inAddress.text(search.brand),
  model: inAddress.text(search.model),
  year: inAddress.text(search.year),
  department: inAddress.text(search.department),
  sort: inAddress.oneOf(SORTED, search.sort),
  desc: inAddress.oneOf([1], search.desc),
  columns: inAddress.text(search.columns),
});

export const columnsIn = ({ columns }: FleetSearch): readonly FleetColumn[] => {
  if (columns === undefined) return SHOWN_FIRST;
  const named = columns.split('.');
  return COLUMNS.filter((column) => column === 'plate' || named.includes(column));
};

/** Undefined for the columns that are shown at first. */
export const columnsText = (columns: readonly FleetColumn[]): string | undefined => {
  const isFirst = COLUMNS.every((each) => columns.includes(each) === SHOWN_FIRST.includes(each));
  return isFirst ? undefined : COLUMNS.filter((each) => columns.includes(each)).join('.');
};
