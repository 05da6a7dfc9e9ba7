export const RECENT_BRANCHES = 'roddee.recent-branches';
const KEPT = 3;

/**
 * The ids of the branches chosen last, the newest first (RB-15). Kept only in this browser. Read without a schema, because the home page loads none.
 */
export const readRecentBranches = (): readonly number[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(RECENT_BRANCHES) ?? '[]');
    const ids: readonly unknown[] = Array.isArray(kept) ? kept : [];
    return ids.filter((id): id is number => Number.isInteger(id)).slice(0, KEPT);
  } catch {
    return [];
  }
};

export const rememberBranch = (locationId: number): void => {
  const others = readRecentBranches().filter((id) => id !== locationId);
  try {
    localStorage.setItem(RECENT_BRANCHES, JSON.stringify([locationId, ...others].slice(0, KEPT)));
  } catch {
    // full or denied: it is not remembered
  }
};
