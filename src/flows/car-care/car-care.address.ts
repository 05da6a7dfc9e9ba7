import type { BranchDate } from '#domain/thai-calendar.ts';
import { inAddress } from '#src/parts/list/list-search.ts';

/** The filter shared by service history and recommended maintenance (HIST-02). */
export interface CareFilter {
  readonly plate?: string | undefined;
  readonly from?: BranchDate | undefined;
  readonly to?: BranchDate | undefined;
}

export interface CareSearch extends CareFilter {
  /** Without a tab in the address, recommended maintenance is open. */
  readonly tab?: 'history' | 'redeemed' | undefined;
  readonly page?: number | undefined;
}

export const careSearchFrom = (search: Readonly<Partial<Record<keyof CareSearch, unknown>>>): CareSearch => ({
  tab: inAddress.oneOf(['history', 'redeemed'], search.tab),
  plate: inAddress.text(search.plate),
  from: inAddress.day(search.from),
  to: inAddress.day(search.to),
  page: inAddress.page(search.page),
});

export const isFiltered = ({ plate, from, to }: CareFilter): boolean => (plate ?? from ?? to) !== undefined;

export const isInverted = ({ from, to }: CareFilter): boolean => from !== undefined && to !== undefined && from > to;

/** The filter as the calls take it. */
export const wireFilter = ({ plate, from, to }: CareFilter) => ({
  ...(plate === undefined ? {} : { register_number: plate }),
  ...(from === undefined ? {} : { start_gte: from }),
  ...(to === undefined ? {} : { start_lte: to }),
});
