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

/**
 * A start for each visit of one day at a branch, so that no lane is used twice: by car. The longest first, each as early as it can; if one then finds no place, the ones
 * before it are tried elsewhere. Visits that could not be packed are missing.
 */
export function packDay(
  { openCell, room }: Pick<BranchDay, 'openCell' | 'room'>,
  visits: readonly ToPack[],
): Map<string, number> {
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
  if (!place(0)) return best;
  return new Map(chosen);
}
