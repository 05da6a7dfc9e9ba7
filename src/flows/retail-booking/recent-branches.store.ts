import * as z from 'zod/mini';

const KEY = 'roddee.recent-branches';
const KEPT = 3;
const stored = z.array(z.int()).check(z.maxLength(KEPT));

/** The ids of the branches chosen last, the newest first (RB-15). Kept in this browser alone. */
export const readRecentBranches = (): readonly number[] => {
  try {
    const parsed = z.safeParse(stored, JSON.parse(localStorage.getItem(KEY) ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
};

export const rememberBranch = (locationId: number): void => {
  const others = readRecentBranches().filter((id) => id !== locationId);
  try {
    localStorage.setItem(KEY, JSON.stringify([locationId, ...others].slice(0, KEPT)));
  } catch {
    // full or denied: there is nothing recent then
  }
};
