// oxlint-disable jsx-a11y/prefer-tag-over-role -- rows that are not there would be missing in a table element; a grid says how many there are
import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import {
  columnVisibilityFeature,
  createColumnHelper,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { FleetCar } from '#contract/calls/fleet.shapes.ts';
import type { BranchDate } from '#domain/thai-calendar.ts';
import type { LinkLook } from '#src/ui/actions/button.tsx';
import { COLUMNS, SORTED, type FleetColumn, type FleetSearch, type SortColumn } from './fleet.address.ts';
import { COLUMN_NAMES } from './fleet-columns.texts.ts';
import { FleetGridRow, Tick } from './fleet-grid-row.part.tsx';
import type { FleetRow } from './fleet-rows.ts';
import type { Chosen } from './use-chosen.ts';
import { useGridKeys } from './use-grid-keys.ts';
import styles from './fleet-grid.module.css';

const features = tableFeatures({ rowSelectionFeature, columnVisibilityFeature });
const helper = createColumnHelper<typeof features, FleetRow>();
/** In the style sheet too. */
const ROW_PX = 44;
const OVERSCAN = 8;

/** The least width of a column in pixels, and its share of what is left. */
const WIDTHS: Readonly<Record<FleetColumn, readonly [least: number, share: number]>> = {
  plate: [132, 0],
  name: [120, 1],
  car: [160, 1.2],
  variant: [170, 1.2],
  year: [72, 0],
  province: [130, 0.8],
  department: [110, 0.8],
  driver: [240, 1.2],
  odometer: [116, 0],
  last: [220, 1.2],
  due: [250, 1.2],
  booking: [200, 1.2],
};
const TICK_PX = 48;

const trackOf = (column: FleetColumn) => {
  const [least, share] = WIDTHS[column];
  return share === 0 ? `${least}px` : `minmax(${least}px, ${share}fr)`;
};

const definitions = helper.columns(COLUMNS.map((id) => helper.display({ id, header: id })));
const isSorted = (column: string): column is SortColumn => SORTED.some((each) => each === column);

export interface FleetGridProps {
  /** All cars: the table knows each, whatever is found. */
  readonly all: readonly FleetRow[];
  /** What is found, in its order. */
  readonly rows: readonly FleetRow[];
  readonly columns: readonly FleetColumn[];
  readonly search: FleetSearch;
  readonly chosen: Chosen;
  readonly today: BranchDate;
  readonly onSort: (column: SortColumn) => void;
  readonly onOpen: (car: FleetCar) => void;
  /** Keep the function identity stable: a row that stays is not drawn again. */
  readonly renderCar: (car: FleetCar, look: LinkLook) => ReactNode;
  /** The car whose page one comes back from: its row gets the focus. */
  readonly left: string | null;
}

/** The cars as a grid of which only the visible rows exist. Arrow keys move, with Shift they choose, as Space does; Enter opens. */
export function FleetGrid(props: FleetGridProps) {
  const { all, rows, columns, search, chosen, today, onSort, onOpen, renderCar, left } = props;
  const { i18n, t } = useLingui();
  const scroller = useRef<HTMLDivElement>(null);
  const table = useTable({
    features,
    columns: definitions,
    data: all,
    getRowId: ({ id }) => id,
    state: {
      columnVisibility: Object.fromEntries(COLUMNS.map((column) => [column, columns.includes(column)])),
    },
  });
  const shown = table.getVisibleLeafColumns().map(({ id }) => id as FleetColumn);
  const [focusedRow, setFocusedRow] = useState(0);
  // Nothing here is memoized by a compiler.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    getItemKey: (place) => rows[place]?.id ?? place,
    overscan: OVERSCAN,
    // The focused row stays, or the grid would drop out of the order of Tab while it is scrolled.
    rangeExtractor: (range) => {
      const visible = defaultRangeExtractor(range);
      return focusedRow >= range.count || visible.includes(focusedRow)
        ? visible
        : [...visible, focusedRow].toSorted((a, b) => a - b);
    },
  });
  const keys = useGridKeys({
    grid: scroller,
    rowCount: rows.length,
    columnCount: shown.length + 1,
    pageRows: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / ROW_PX) - 2),
    onRow: setFocusedRow,
    scrollTo: (row) => virtual.scrollToIndex(row),
  });
  const comeBack = useEffectEvent(() => {
    const row = rows.findIndex(({ id }) => id === left);
    if (row >= 0) keys.goTo(row);
  });
  // After the focus has gone to the page's heading, as after every navigation.
  useEffect(() => {
    const frame = requestAnimationFrame(comeBack);
    return () => cancelAnimationFrame(frame);
  }, []);
  const last = useRef<number | null>(null);
  /** Where choosing by Shift and arrows began, and what was chosen then: going back gives up only what was added on the way. */
  const extent = useRef<{ readonly anchor: number; readonly had: Chosen['has'] } | null>(null);
  const extend = (from: number, to: number) => {
    const { anchor, had } = (extent.current ??= { anchor: from, had: chosen.has });
    const isBack = Math.abs(to - anchor) < Math.abs(from - anchor);
    const between = rows.slice(Math.min(anchor, to), Math.max(anchor, to) + 1).map(({ id }) => id);
    const given = rows.slice(from, from + 1).flatMap(({ id }) => (had(id) ? [] : [id]));
    chosen.set(isBack ? given : between, !isBack);
    last.current = anchor;
  };
  const choose = (place: number, isRange: boolean) => {
    const row = rows[place];
    if (row === undefined) return;
    const isChosen = !chosen.has(row.id);
    const from = isRange ? (last.current ?? place) : place;
    const between = rows.slice(Math.min(from, place), Math.max(from, place) + 1).map(({ id }) => id);
    chosen.set(between, isRange || isChosen);
    last.current = place;
  };
  const latest = useRef(choose);
  useEffect(() => {
    latest.current = choose;
  });
  const tick = useCallback((place: number, isRange: boolean) => latest.current(place, isRange), []);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const row = keys.at.row;
    const step = event.shiftKey ? { ArrowDown: 1, ArrowUp: -1 }[event.key] : undefined;
    if (step === undefined && event.key !== 'Shift') extent.current = null;
    if (step !== undefined && row >= 0) {
      const to = Math.max(0, Math.min(rows.length - 1, row + step));
      extend(row, to);
      event.preventDefault();
      keys.goTo(to, keys.at.column);
    } else if (event.key === ' ' && row >= 0) {
      event.preventDefault();
      choose(row, event.shiftKey);
    } else if (
      event.key === 'Enter' &&
      row >= 0 &&
      event.target instanceof HTMLElement &&
      event.target.role === 'gridcell'
    ) {
      event.preventDefault();
      const found = rows[row];
      if (found) onOpen(found.car);
    } else keys.onKeyDown(event);
  };
  const foundChosen = useMemo(() => rows.filter(({ id }) => chosen.has(id)).length, [rows, chosen]);
  const isAll = rows.length > 0 && foundChosen === rows.length;
  // The same list for the same columns, so that rows that stay are not drawn again.
  const names = shown.join();
  const steady = useMemo(() => names.split(',') as FleetColumn[], [names]);
  const template = `${TICK_PX}px ${shown.map(trackOf).join(' ')}`;
  // Headings and rows are grids of their own: with the same width they have the same columns.
  const minWidth = shown.reduce((sum, column) => sum + WIDTHS[column][0], TICK_PX);
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      role="grid"
      aria-label={t`Cars`}
      aria-rowcount={rows.length + 1}
      aria-colcount={shown.length + 1}
      aria-multiselectable="true"
      // Its cells have the focus, one of them at a time.
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onFocus={keys.onFocus}
    >
      <div role="rowgroup" className={styles.head} style={{ minWidth }}>
        <div role="row" aria-rowindex={1} className={styles.row} style={{ gridTemplateColumns: template }}>
          <div role="columnheader" aria-colindex={1} {...keys.cell(-1, 0)} className={styles.tick}>
            <Tick
              isTicked={isAll}
              isPart={foundChosen > 0 && !isAll}
              label={t`Choose all ${rows.length} cars found`}
              onTick={() =>
                chosen.set(
                  rows.map(({ id }) => id),
                  !isAll,
                )
              }
            />
          </div>
          {shown.map((column, place) => {
            const isBy = search.sort === column;
            const name = i18n._(COLUMN_NAMES[column]);
            return (
              <div
                role="columnheader"
                key={column}
                aria-colindex={place + 2}
                aria-sort={isBy ? (search.desc ? 'descending' : 'ascending') : undefined}
                {...keys.cell(-1, place + 1)}
              >
                {isSorted(column) ? (
                  <button type="button" tabIndex={-1} className={styles.sort} onClick={() => onSort(column)}>
                    {name}
                    {isBy ? (
                      search.desc ? (
                        <IconArrowDown size={16} stroke={2} aria-hidden="true" />
                      ) : (
                        <IconArrowUp size={16} stroke={2} aria-hidden="true" />
                      )
                    ) : null}
                  </button>
                ) : (
                  name
                )}
              </div>
            );
          })}
        </div>
      </div>
      <div role="rowgroup" className={styles.body} style={{ height: virtual.getTotalSize(), minWidth }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <FleetGridRow
              key={key}
              row={row}
              index={index}
              start={start}
              columns={steady}
              template={template}
              isChosen={chosen.has(row.id)}
              focused={keys.at.row === index ? keys.at.column : null}
              today={today}
              onTick={tick}
              renderCar={renderCar}
            />
          );
        })}
      </div>
      <ScrollReset scroller={scroller} by={JSON.stringify({ ...search, columns: undefined })} />
      {rows.length === 0 ? (
        <p className={styles.none} role="status">
          <Trans>No car is found. Change the words or the filter.</Trans>
        </p>
      ) : null}
    </div>
  );
}

/** Another order or filter begins at the top. */
function ScrollReset({ scroller, by }: { readonly scroller: { current: HTMLDivElement | null }; readonly by: string }) {
  const before = useRef(by);
  useEffect(() => {
    if (before.current === by) return;
    before.current = by;
    scroller.current?.scrollTo({ top: 0 });
  }, [scroller, by]);
  return null;
}
