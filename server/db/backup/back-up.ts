import type { Config } from '../../config.ts';
import { makeCopyFolder, placeForCopy } from './copy-folder.ts';
import { writeLogicalCopy } from './logical-copy.ts';
import type { Manifest } from './manifest.ts';
import { inSession } from './session.ts';
import { openSource } from './source.ts';

export interface BackupOptions {
  readonly config: Config;
  /** Must not exist yet, or must be empty. */
  readonly folder: string;
  /** The running release. */
  readonly version: string;
  readonly say: (line: string) => void;
}

const inMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** Copies the configured database while it is in use. Throws a BackupProblem if it cannot, and leaves nothing behind. */
export async function backUp({ config, folder, version, say }: BackupOptions): Promise<Manifest> {
  const source = await openSource(config);
  try {
    const place = placeForCopy(folder, source.home);
    const copy = makeCopyFolder(place);
    try {
      const manifest = await inSession(source.url, source.place, (client) => writeLogicalCopy(client, copy, version));
      copy.finish(manifest);
      const size = manifest.files.reduce((sum, file) => sum + file.size, 0);
      say(`A copy is in ${place}: ${manifest.files.length} files, ${inMegabytes(size)}.`);
      say(`  of          ${source.place}, tables ${manifest.schema}, PostgreSQL ${manifest.postgresql}`);
      say('  keep        it holds names, phone numbers and plates: only this user may read it, keep it so');
      return manifest;
    } catch (error) {
      copy.abandon();
      throw error;
    }
  } finally {
    await source.close();
  }
}
