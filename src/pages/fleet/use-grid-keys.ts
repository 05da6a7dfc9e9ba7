import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

interface Place {
  /** -1 is the row of headings. */
  readonly row: number;
  readonly column: number;
}

interface GridKeysOptions {
  readonly grid: RefObject<HTMLElement | null>;
  readonly rowCount: number;
  readonly columnCount: number;
  /** How many rows Page Down moves by. */
  readonly pageRows: number;
  /** Told the row that must exist, because it has the focus or gets it. */
  readonly onRow: (row: number) => void;
  readonly scrollTo: (row: number) => void;
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** What tells a cell from the others. One cell of the grid is in the order of Tab. */
export const cellAt = (row: number, column: number, isFocused: boolean) => ({
  'data-row': row,
  'data-column': column,
  tabIndex: isFocused ? 0 : -1,
});

/**
 * The keys of a grid of which only some rows exist: arrows, Home, End, Page Up and Down, with Control to the first and last row. One cell at a time is
 * in the order of Tab.
 */
export function useGridKeys({ grid, rowCount, columnCount, pageRows, onRow, scrollTo }: GridKeysOptions) {
  const [wanted, setWanted] = useState<Place>({ row: 0, column: 1 });
  const at: Place = { row: within(wanted.row, -1, rowCount - 1), column: within(wanted.column, 0, columnCount - 1) };
  const isMoving = useRef(false);

  // The cell may exist only after the scrolling that the move has caused.
  useEffect(() => {
    if (!isMoving.current) return;
    const cell = grid.current?.querySelector<HTMLElement>(`[data-row="${at.row}"][data-column="${at.column}"]`);
    if (!cell) return;
    isMoving.current = false;
    cell.focus({ preventScroll: at.row >= 0 });
  });

  const move = (to: Place) => {
    isMoving.current = true;
    setWanted(to);
    if (to.row < 0) return;
    onRow(to.row);
    scrollTo(to.row);
  };

  const moves: Readonly<Record<string, (hasControl: boolean) => Place>> = {
    ArrowDown: () => ({ ...at, row: at.row + 1 }),
    ArrowUp: () => ({ ...at, row: at.row - 1 }),
    ArrowRight: () => ({ ...at, column: at.column + 1 }),
    ArrowLeft: () => ({ ...at, column: at.column - 1 }),
    PageDown: () => ({ ...at, row: at.row + pageRows }),
    PageUp: () => ({ ...at, row: Math.max(0, at.row - pageRows) }),
    Home: (hasControl) => (hasControl ? { row: 0, column: at.column } : { ...at, column: 0 }),
    End: (hasControl) => (hasControl ? { row: rowCount - 1, column: at.column } : { ...at, column: columnCount - 1 }),
  };

  return {
    at,
    /** Moves the focus to a cell of a row, by default to its first one with content. */
    goTo: (row: number, column = 1) => move({ row, column }),
    onKeyDown: (event: KeyboardEvent) => {
      const to = moves[event.key]?.(event.ctrlKey || event.metaKey);
      if (to === undefined || event.altKey) return;
      event.preventDefault();
      move({ row: within(to.row, -1, rowCount - 1), column: within(to.column, 0, columnCount - 1) });
    },
    /** A cell, or what is in it, was focused by a pointer. */
    onFocus: ({ target }: FocusEvent) => {
      const { row, column } = target.closest<HTMLElement>('[data-row]')?.dataset ?? {};
      if (row === undefined || column === undefined) return;
      const place = { row: Number(row), column: Number(column) };
      if (place.row === at.row && place.column === at.column) return;
      setWanted(place);
      if (place.row >= 0) onRow(place.row);
    },
    cell: (row: number, column: number) => cellAt(row, column, row === at.row && column === at.column),
  };
}
