import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListPages } from './list-pages.tsx';
import { NothingFound } from './nothing.tsx';
import { ReadList } from './read-list.tsx';

/** The page of a list that its address names; without one, the first. */
export interface PageInAddress {
  readonly page: number | undefined;
  readonly onPage: (page: number | undefined) => void;
}

interface PagedListProps<Data> extends PageInAddress {
  readonly query: UseQueryResult<Data>;
  /** How many rows the skeleton has. */
  readonly rows?: number;
  /** Such as 'Pages of your bookings'. */
  readonly label: string;
  /** Clears the filter; null where there is none. */
  readonly onClear?: (() => void) | null;
  /** What stands there instead of an empty list. */
  readonly nothing: ReactNode;
  /** The address of a page, where it has one: the pages are links then. */
  readonly hrefOf?: ((page: number) => string) | undefined;
  readonly children: (data: Data) => ReactNode;
}

/** One page of what a query has read, with the way to the others (LIST-02). */
export function PagedList<Data extends { readonly total: number; readonly page_count: number }>({
  query,
  rows,
  label,
  page = 1,
  onPage,
  onClear = null,
  nothing,
  hrefOf,
  children,
}: PagedListProps<Data>) {
  return (
    <ReadList query={query} rows={rows}>
      {(data) => {
        if (data.total === 0) return onClear === null ? nothing : <NothingFound onClear={onClear} />;
        return (
          <>
            {children(data)}
            <ListPages
              label={label}
              page={page}
              pages={data.page_count}
              hrefOf={hrefOf}
              onPage={(next) => onPage(next === 1 ? undefined : next)}
            />
          </>
        );
      }}
    </ReadList>
  );
}
