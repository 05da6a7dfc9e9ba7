import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { FleetCar } from '#contract/calls/fleet.shapes.ts';
import type { Api } from '#src/api/client.ts';
import { fleetQuery } from '#src/api/queries/fleet.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ReadList } from '#src/parts/list/read-list.tsx';
import type { LinkLook } from '#src/ui/actions/button.tsx';
import { useMedia } from '#src/ui/page/use-media.ts';
import { ExportCars } from './export-cars.part.tsx';
import { ChosenBar } from './chosen-bar.part.tsx';
import { columnsIn, type FleetSearch, type SortColumn } from './fleet.address.ts';
import { todayAt } from './fleet-cells.part.tsx';
import { FleetGrid } from './fleet-grid.part.tsx';
import { FleetKeys } from './fleet-keys.part.tsx';
import { FleetList } from './fleet-list.part.tsx';
import { findCars, fleetRows, sortCars, type FleetRow } from './fleet-rows.ts';
import { FleetToolbar } from './fleet-toolbar.part.tsx';
import { useChosen } from './use-chosen.ts';
import styles from './fleet.module.css';

export interface FleetPageProps {
  readonly host: object & { readonly now: () => number };
  readonly api: Api;
  readonly code: string;
  readonly account: string;
  readonly search: FleetSearch;
  /** Replaces what the address says of these. */
  readonly onSearch: (changed: Partial<FleetSearch>) => void;
  readonly onOpen: (car: FleetCar) => void;
  /** Books these cars together. */
  readonly onBook: (cars: readonly FleetCar[]) => void;
  readonly renderCar: (car: FleetCar, look: LinkLook) => ReactNode;
  readonly renderPlan: (look: LinkLook) => ReactNode;
  /** The car whose page one comes back from; null if from elsewhere. */
  readonly left: string | null;
  /** What can be done with the fleet as a whole, such as adding a car. */
  readonly actions: ReactNode;
  readonly above: ReactNode;
}

/** The style sheet has the same width. */
const AS_LIST = '(max-width: 991px)';
/** How long after the last key the address follows. */
const ADDRESS_MS = 300;

/** The fleet: found, ordered, chosen, and what is done with the chosen (FLEET-01). */
export function FleetPage(props: FleetPageProps) {
  const { host, api, code } = props;
  const language = useLanguage();
  const query = useQuery(fleetQuery(api, code, language), queryClientOf(host));
  const count = query.data?.length;
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <div className={styles.title}>
          <h1 tabIndex={-1}>
            <Trans>Cars</Trans>
          </h1>
          {count === undefined ? null : (
            <span className={styles.quiet}>
              <Plural value={count} one="# car" other="# cars" />
            </span>
          )}
          <div>{props.actions}</div>
        </div>
        {props.above}
      </div>
      <ReadList query={query} rows={8}>
        {(cars) =>
          cars.length === 0 ? <NoCars /> : <Fleet {...props} cars={cars} onDeleted={() => void query.refetch()} />
        }
      </ReadList>
    </div>
  );
}

const NoCars = () => (
  <p className={styles.question}>
    <Trans>There are no cars yet. Add the first one to see what is due.</Trans>
  </p>
);

type FleetProps = FleetPageProps & { readonly cars: readonly FleetCar[]; readonly onDeleted: () => void };

function Fleet(props: FleetProps) {
  const { host, api, code, account, cars, search, onSearch, onOpen, renderCar, onDeleted, onBook, renderPlan, left } =
    props;
  const all = useMemo(() => fleetRows(cars), [cars]);
  const chosen = useChosen(account, all);
  const [typed, setTyped] = useTyped(search.q, onSearch);
  const asList = useMedia(AS_LIST);
  // The field answers at once, and the rows in the next frame.
  const q = useDeferredValue(typed);
  const { brand, model, year, department, view, sort, desc } = search;
  const found = useMemo(
    () => findCars(all, { q, brand, model, year, department, view }),
    [all, q, brand, model, year, department, view],
  );
  const rows = useMemo<readonly FleetRow[]>(
    () => (sort === undefined ? found.rows : sortCars(found.rows, sort, desc === 1)),
    [found, sort, desc],
  );
  const today = todayAt(host.now());
  const columns = columnsIn(search);
  const onSort = (column: SortColumn) => {
    if (search.sort !== column) onSearch({ sort: column, desc: undefined });
    else if (search.desc === undefined) onSearch({ desc: 1 });
    else onSearch({ sort: undefined, desc: undefined });
  };
  return (
    <>
      <div className={styles.top}>
        <FleetToolbar
          {...{ all, found, search, typed, onSearch }}
          onType={setTyped}
          columns={asList ? null : columns}
          onChooseAll={
            asList
              ? () =>
                  chosen.set(
                    rows.map(({ id }) => id),
                    true,
                  )
              : null
          }
          exporting={
            rows.length === 0 ? null : (
              <ExportCars rows={rows} today={today}>
                {rows.length === all.length ? (
                  <Plural value={rows.length} one="Export # car" other="Export all # cars" />
                ) : (
                  <Plural value={rows.length} one="Export # car found" other="Export # cars found" />
                )}
              </ExportCars>
            )
          }
        />
      </div>
      {asList ? (
        <FleetList {...{ rows, chosen, today, renderCar }} />
      ) : (
        <FleetGrid
          {...{ all, rows, columns, chosen, today, onSort, onOpen, renderCar, left }}
          search={{ ...search, q }}
        />
      )}
      <ChosenBar
        {...{ host, api, code, chosen, today, onDeleted, renderPlan }}
        isFolded={asList}
        all={all}
        found={rows}
        onBook={(free) => onBook(free.map(({ car }) => car))}
      />
      {asList ? null : <FleetKeys />}
    </>
  );
}

/** The words in the search field, which the address follows once nobody types; another address replaces them. */
function useTyped(q: string | undefined, onSearch: FleetPageProps['onSearch']): [string, (text: string) => void] {
  const [typed, setTyped] = useState({ text: q ?? '', of: q });
  const isFollowing = typed.of === q;
  const text = isFollowing ? typed.text : (q ?? '');
  useEffect(() => {
    const next = text.trim() === '' ? undefined : text;
    if (next === q || !isFollowing) return undefined;
    const timer = setTimeout(() => {
      setTyped({ text, of: next });
      onSearch({ q: next });
    }, ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [text, q, isFollowing, onSearch]);
  return [text, (next) => setTyped({ text: next, of: q })];
}
