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

/** Moves the focus without choosing, because choosing a day clears the time. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, columns: number, stops = '[role="radio"]'): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)];
  const from = all.findIndex((stop) => stop === event.target);
  const to = from < 0 ? null : roveTo(event.key, from, all.length, columns);
  if (to === null) return;
  event.preventDefault();
  all[to]?.focus();
}

/** The date of the day that was pressed in a group of days, or null. */
export function pressedDate(event: MouseEvent<HTMLElement>): string | null {
  const day = event.target instanceof Element ? event.target.closest('[data-date]') : null;
  return day?.getAttribute('data-date') ?? null;
}
