import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { formatDate, formatDay } from '#src/i18n/units/dates.ts';
import type { NoVisitProps, PlanPartProps } from './plan-parts.types.ts';
import { GridRow } from './plan-row.part.tsx';
import { movedByDay, movedByTime, movedTo, type PlanDay } from './plan.view.ts';
import styles from './plan.module.css';

interface PlanGridProps extends PlanPartProps, NoVisitProps {
  readonly limit: number;
  readonly onPin: (carId: string) => void;
  readonly onAway: (carId: string, date: string) => void;
}

const within = (value: number, most: number) => Math.max(0, Math.min(most, value));

/** Cars by days: an ARIA grid. Arrows move between its cells; with Shift they move the visit of the row; the column 0 is the car itself. */
export function PlanGrid(props: PlanGridProps) {
  const { view, words, visits, limit, onMove, onPin, onAway, onLeaveOut, onBringBack, onChoose } = props;
  const { t } = useLingui();
  const { language } = words;
  const { days, rows } = view;
  const grid = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState({ row: 0, column: 1 });
  const [dragged, setDragged] = useState<string | null>(null);

  const focus = (row: number, column: number) => {
    const next = { row: within(row, rows.length - 1), column: within(column, days.length) };
    setAt(next);
    onChoose(rows[next.row]?.car.id ?? null);
    // A row without a visit is one cell beside its head.
    const place = `[data-row="${next.row}"]`;
    const cell =
      grid.current?.querySelector<HTMLElement>(`${place}[data-column="${next.column}"]`) ??
      grid.current?.querySelector<HTMLElement>(`${place}[data-column="${next.column === 0 ? 0 : 1}"]`);
    cell?.focus();
  };

  const moveChip = (carId: string, key: string) => {
    const moved =
      key === 'ArrowLeft' || key === 'ArrowRight'
        ? movedByDay(view, visits, carId, key === 'ArrowRight' ? 1 : -1)
        : movedByTime(view, visits, carId, key === 'ArrowDown' ? 1 : -1);
    if (moved === null) return;
    onMove(moved);
    const column = days.findIndex(({ date }) => date === moved.date) + 1;
    focus(at.row, column);
  };

  const arrows: Readonly<Record<string, readonly [number, number]>> = {
    ArrowDown: [1, 0],
    ArrowUp: [-1, 0],
    ArrowRight: [0, 1],
    ArrowLeft: [0, -1],
    PageDown: [10, 0],
    PageUp: [-10, 0],
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    // A button within a cell has keys of its own; the arrows lead out of it.
    const isCell = target instanceof HTMLElement && target.dataset['row'] !== undefined;
    const row = rows[at.row];
    if (row === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const day = days[at.column - 1];
    const step = arrows[key];
    if (step && event.shiftKey && row.visit !== null) moveChip(row.car.id, key);
    else if (step) focus(at.row + step[0], at.column + step[1]);
    else if (key === 'Home') focus(at.row, 0);
    else if (key === 'End') focus(at.row, days.length);
    else if (!isCell) return;
    else if (key.toLowerCase() === 'p' && row.visit !== null) onPin(row.car.id);
    else if (key === 'Delete') {
      if (row.isLeftOut) onBringBack(row.car.id);
      else onLeaveOut(row.car.id);
    } else if (key.toLowerCase() === 'o' && day !== undefined) onAway(row.car.id, day.date);
    else if (key === 'Enter' && day !== undefined && !row.isLeftOut) {
      const moved = row.visit?.date === day.date ? null : movedTo(view, visits, row.car.id, day.date);
      if (moved !== null) onMove(moved);
    } else return;
    event.preventDefault();
  };

  const open = days.filter(({ closed }) => closed === null).length;
  const columns = days.map(({ closed }) => (closed === null ? 'minmax(136px, 1fr)' : '52px')).join(' ');
  // Each row has the same columns of its own: rows of different heights in one grid would all be as high as the lowest.
  const look = {
    '--columns': `230px ${columns}`,
    '--least': `${230 + 136 * open + 52 * (days.length - open)}px`,
  } as CSSProperties;
  return (
    <div className={styles.gridPlace}>
      <div
        ref={grid}
        role="grid"
        aria-label={t`Visits by car and day`}
        aria-rowcount={rows.length + 1}
        aria-colcount={days.length + 1}
        className={styles.grid}
        style={look}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => {
          const { row, column } = target.closest<HTMLElement>('[data-row]')?.dataset ?? {};
          if (row === undefined || column === undefined) return;
          if (Number(row) !== at.row || Number(column) !== at.column)
            setAt({ row: Number(row), column: Number(column) });
          onChoose(rows[Number(row)]?.car.id ?? null);
        }}
      >
        <div role="row" aria-rowindex={1} className={styles.line}>
          <div role="columnheader" className={styles.corner}>
            <Plural value={rows.length} one="# car" other="# cars" />
          </div>
          {days.map((day) => (
            <DayHead
              key={day.date}
              day={day}
              limit={limit}
              title={formatDay(day.date, language)}
              date={formatDate(day.date, language)}
            />
          ))}
        </div>
        {rows.map((row, index) => (
          <GridRow
            key={row.car.id}
            {...props}
            row={row}
            index={index}
            stop={at.row === index ? at.column : null}
            isDragged={dragged === row.car.id}
            onDrag={setDragged}
            onDrop={(date) => {
              const moved = movedTo(view, visits, row.car.id, date);
              if (moved === null) return;
              onMove(moved);
              focus(index, days.findIndex((day) => day.date === moved.date) + 1);
            }}
          />
        ))}
      </div>
      <p className={styles.keys}>
        <span>
          <kbd>←</kbd> <kbd>→</kbd> <kbd>↑</kbd> <kbd>↓</kbd> <Trans>cells</Trans>
        </span>
        <span>
          <kbd>Shift</kbd> <kbd>←</kbd> <kbd>→</kbd> <Trans>other day</Trans>
        </span>
        <span>
          <kbd>Shift</kbd> <kbd>↑</kbd> <kbd>↓</kbd> <Trans>other time</Trans>
        </span>
        <span>
          <kbd>Enter</kbd> <Trans>move here</Trans>
        </span>
        <span>
          <kbd>P</kbd> <Trans>pin</Trans>
        </span>
        <span>
          <kbd>O</kbd> <Trans>car is out</Trans>
        </span>
        <span>
          <kbd>Delete</kbd> <Trans>leave out</Trans>
        </span>
        <span>
          <kbd>Ctrl</kbd> <kbd>Z</kbd> <Trans>undo</Trans>
        </span>
      </p>
    </div>
  );
}

interface DayHeadProps {
  readonly day: PlanDay;
  readonly limit: number;
  readonly title: string;
  readonly date: string;
}

/** The most pips that have room; beyond them the number is enough. */
const MOST_PIPS = 6;

function DayHead({ day: { load, closed }, limit, title, date }: DayHeadProps) {
  if (closed !== null)
    return (
      <div role="columnheader" className={styles.dayHead} data-closed title={date}>
        <b>{title}</b>
        <small>{closed === 'weekday' ? <Trans>left out</Trans> : <Trans>closed</Trans>}</small>
      </div>
    );
  return (
    <div role="columnheader" className={styles.dayHead} data-full={load >= limit || undefined}>
      <b>{title}</b>
      <small>
        {limit > MOST_PIPS ? null : (
          <span className={styles.pips} aria-hidden="true">
            {Array.from({ length: limit }, (_, place) => (
              <i key={place} data-on={place < load || undefined} />
            ))}
          </span>
        )}
        {load > limit ? (
          <Trans>
            {load} of {limit}, over
          </Trans>
        ) : load === limit ? (
          <Trans>full: {limit}</Trans>
        ) : (
          <Trans>
            {load} of {limit}
          </Trans>
        )}
      </small>
    </div>
  );
}
