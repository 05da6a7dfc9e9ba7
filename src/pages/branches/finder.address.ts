import { AREAS, type Area } from '#domain/areas.ts';
import { inAddress } from '#src/parts/list/list-search.ts';

/** By region is the order without `order`; `near` counts only once a position is known, which no address holds. */
export const ORDERS = ['soonest', 'near', 'name'] as const;
export type FinderOrder = (typeof ORDERS)[number];

/** What the finder shows, as far as its address says it. A province, by its number, is within a region and excludes one. */
export interface FinderSearch {
  readonly q?: string | undefined;
  readonly region?: Area | undefined;
  readonly province?: number | undefined;
  readonly order?: FinderOrder | undefined;
}

const provinceFrom = (value: unknown): number | undefined =>
  Number.isInteger(value) && Number(value) >= 10 && Number(value) <= 99 ? Number(value) : undefined;

/** Reads the address; what is malformed is dropped. */
export function finderSearchFrom(search: Readonly<Partial<Record<keyof FinderSearch, unknown>>>): FinderSearch {
  const province = provinceFrom(search.province);
  return {
    q: inAddress.text(search.q),
    region: province === undefined ? inAddress.oneOf(AREAS, search.region) : undefined,
    province,
    order: inAddress.oneOf(ORDERS, search.order),
  };
}
