import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const enough = 1_000_000_000;

/** In memory where there is room: PostgreSQL is several times faster there. Other accounts may enter it. */
export function temporaryFolder(prefix: string, mode = 0o755): string {
  const folder = mkdtempSync(join(temporaryRoot(), prefix));
  chmodSync(folder, mode);
  return folder;
}

export const temporaryRoot = () => (hasRoom(memory) ? memory : tmpdir());

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= enough;
  } catch {
    return false;
  }
}
