import * as z from 'zod/mini';
import { browserValue } from '#src/api/browser-value.ts';

const KEPT = 3;
const stored = browserValue('localStorage', 'roddee.recent-branches', z.array(z.int()).check(z.maxLength(KEPT)));

/** The ids of the branches chosen last, the newest first (RB-15). Kept in this browser alone. */
export const readRecentBranches = (): readonly number[] => stored.read() ?? [];

export const rememberBranch = (locationId: number): void => {
  const others = readRecentBranches().filter((id) => id !== locationId);
  stored.write([locationId, ...others].slice(0, KEPT));
};
