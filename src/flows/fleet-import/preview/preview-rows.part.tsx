// oxlint-disable jsx-a11y/prefer-tag-over-role -- rows that are not there would be missing in a table element; this one says how many there are
import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useMedia } from '#src/ui/page/use-media.ts';
import styles from './preview-rows.module.css';

/** In the style sheet too. */
const ROW_PX = 44;
/** Cards are as high as what they say; this is what most have. */
const CARD_PX = 96;
/** In the style sheets too. */
export const AS_CARDS = '(max-width: 991px)';

export interface RowColumn<Row> {
  readonly name: string;
  /** The least width in pixels, and the share of what is left. */
  readonly width: readonly [least: number, share: number];
  readonly render: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
}

/** On both sides of a row. */
const PADDING_PX = 16;

const trackOf = ([least, share]: RowColumn<never>['width']) =>
  share === 0 ? `${least}px` : `minmax(${least}px, ${share}fr)`;

interface PreviewRowsProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly RowColumn<Row>[];
  readonly keyOf: (row: Row, place: number) => string;
  readonly renderCard: (row: Row) => ReactNode;
}

/** Thousands of rows of which only those in view exist: a table, or cards on a narrow screen. */
export function PreviewRows<Row>(props: PreviewRowsProps<Row>) {
  const asCards = useMedia(AS_CARDS);
  return asCards ? <Cards {...props} /> : <Table {...props} />;
}

function Table<Row>({ label, rows, columns, keyOf }: PreviewRowsProps<Row>) {
  const scroller = useRef<HTMLDivElement>(null);
  // Nothing here is memoized by a compiler.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 8,
  });
  const template = { gridTemplateColumns: columns.map(({ width }) => trackOf(width)).join(' ') };
  const minWidth = columns.reduce((sum, { width: [least] }) => sum + least, PADDING_PX);
  return (
    <div
      ref={scroller}
      role="table"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      className={styles.scroller}
      // It is scrolled by keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <div role="rowgroup" className={styles.head} style={{ minWidth }}>
        <div role="row" aria-rowindex={1} className={styles.row} style={template}>
          {columns.map(({ name, isNumber }) => (
            <div role="columnheader" key={name} data-number={isNumber || undefined}>
              {name}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup" className={styles.body} style={{ height: virtual.getTotalSize(), minWidth }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <div
              role="row"
              key={keyOf(row, index)}
              aria-rowindex={index + 2}
              className={styles.row}
              style={{ ...template, transform: `translateY(${start}px)` }}
            >
              {columns.map(({ name, render, isNumber }) => (
                <div role="cell" key={name} data-number={isNumber || undefined}>
                  {render(row)}
                </div>
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
}

function Cards<Row>({ label, rows, keyOf, renderCard }: PreviewRowsProps<Row>) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY), [rows.length]);
  // Nothing here is memoized by a compiler.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => CARD_PX,
    overscan: 6,
    scrollMargin: top,
  });
  return (
    <ul ref={list} aria-label={label} className={styles.cards} style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ index, start }) => {
        const row = rows[index];
        if (row === undefined) return null;
        return (
          <li
            key={keyOf(row, index)}
            ref={virtual.measureElement}
            data-index={index}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
            className={styles.card}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            {renderCard(row)}
          </li>
        );
      })}
    </ul>
  );
}
