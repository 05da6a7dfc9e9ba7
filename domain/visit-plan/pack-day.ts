import { fits } from './branch-day.ts';
import type { BranchDay } from './plan.ts';

export interface ToPack {
  readonly carId: string;
  readonly cells: number;
  /** In ascending order. */
  readonly starts: readonly number[];
}

/** How many places are tried before giving up. */
const MOST_TRIES = 5000;

export interface Packed {
  /** By car. Visits that could not be packed are missing. */
  readonly starts: ReadonlyMap<string, number>;
  /** Every way to pack them was tried, so that those that are missing cannot come. */
  readonly isSure: boolean;
}

/**
 * A start for each visit of one day at a branch, so that no lane is used twice. The longest first, each as early as it can; if one then finds no place,
 * the ones before it are tried elsewhere.
 */
export function packDay({ openCell, room }: Pick<BranchDay, 'openCell' | 'room'>, visits: readonly ToPack[]): Packed {
  const left = { openCell, room: [...room] };
  const order = visits.toSorted((a, b) => b.cells - a.cells || a.starts.length - b.starts.length);
  const chosen = new Map<string, number>();
  let best = new Map<string, number>();
  let tries = 0;
  const change = (start: number, cells: number, by: 1 | -1) => {
    for (let cell = start - openCell; cell < start - openCell + cells; cell += 1)
      left.room[cell] = (left.room[cell] ?? 0) + by;
  };
  const place = (index: number): boolean => {
    if (chosen.size > best.size) best = new Map(chosen);
    const visit = order[index];
    if (visit === undefined) return true;
    for (const start of visit.starts) {
      if (tries >= MOST_TRIES) return false;
      tries += 1;
      if (!fits(left, start, visit.cells)) continue;
      change(start, visit.cells, -1);
      chosen.set(visit.carId, start);
      if (place(index + 1)) return true;
      chosen.delete(visit.carId);
      change(start, visit.cells, 1);
    }
    return false;
  };
  return place(0) ? { starts: new Map(chosen), isSure: true } : { starts: best, isSure: tries < MOST_TRIES };
}
