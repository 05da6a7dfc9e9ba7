import { rmSync } from 'node:fs';
import { atTheEnd } from './at-the-end.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A folder that is removed at the end of the test or file that asks for it. */
export function ownFolder(prefix: string, mode?: number): string {
  const folder = temporaryFolder(prefix, mode);
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
