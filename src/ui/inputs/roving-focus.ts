import type { KeyboardEvent, MouseEvent } from 'react';

const STEPS: Readonly<Record<string, (columns: number) => number>> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
};

/** Where a key moves the focus within a group: arrows by one or by a row, Home and End to the ends. */
export function roveTo(key: string, from: number, count: number, columns: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key]?.(columns);
  if (step === undefined) return null;
  const to = from + step;
  return to < 0 || to >= count ? null : to;
}

/** The stop that is seen below or above this one, in a group whose columns depend on its width. */
function seenBeyond(key: string, stop: Element, all: readonly HTMLElement[]): HTMLElement | undefined {
  const from = stop.getBoundingClientRect();
  const way = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (way === undefined) return undefined;
  const far = all
    .map((each) => ({ each, rect: each.getBoundingClientRect() }))
    .filter(({ rect }) => way * (rect.top - from.top) > 1 && Math.abs(rect.left - from.left) < 1)
    .toSorted((a, b) => way * (a.rect.top - b.rect.top));
  return far[0]?.each;
}

/** Moves the focus, with one column also up and down to what is seen there; returns where to, null if it stays. In a group of radios the caller chooses what it returns, as a browser's own radios do. */
export function moveFocus(
  event: KeyboardEvent<HTMLElement>,
  columns: number,
  stops = '[role="radio"]',
): HTMLElement | null {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)];
  const from = all.findIndex((stop) => stop === event.target);
  const here = all[from];
  const seen = columns === 1 && here !== undefined ? seenBeyond(event.key, here, all) : undefined;
  const to = from < 0 ? null : roveTo(event.key, from, all.length, columns);
  const stop = seen ?? (to === null ? undefined : all[to]);
  if (stop === undefined) return null;
  event.preventDefault();
  stop.focus();
  return stop;
}

interface DayHandlers {
  readonly columns: number;
  readonly onPress: (date: string) => void;
  readonly onMove: (date: string) => void;
  /** An arrow key leads out of the group: by so many days from this one. */
  readonly onBeyond?: (date: string, days: number) => void;
}

/** For a group of days, whose cells have `data-date`: a press, and a move by an arrow key. */
export const dayHandlers = ({ columns, onPress, onMove, onBeyond }: DayHandlers) => ({
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    const date = moveFocus(event, columns)?.dataset['date'];
    if (date !== undefined) return onMove(date);
    const from = event.target instanceof HTMLElement ? event.target.dataset['date'] : undefined;
    const step = STEPS[event.key]?.(columns);
    if (from === undefined || step === undefined || onBeyond === undefined) return;
    event.preventDefault();
    onBeyond(from, step);
  },
  onClick: (event: MouseEvent<HTMLElement>) => {
    const day = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-date]') : null;
    const date = day?.dataset['date'];
    if (date !== undefined) onPress(date);
  },
});
