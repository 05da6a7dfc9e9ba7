import type { Config } from '../../config.ts';
import { makeCopyFolder, placeForCopy } from './copy-folder.ts';
import { writeHotCopy } from './hot-copy.ts';
import { writeLogicalCopy } from './logical-copy.ts';
import type { Manifest } from './manifest.ts';
import { BackupProblem } from './problem.ts';
import { inSession } from './session.ts';
import { openSource } from './source.ts';

export interface BackupOptions {
  readonly config: Config;
  /** Must not exist yet, or must be empty. */
  readonly folder: string;
  readonly kind: Manifest['kind'];
  /** The running release. */
  readonly version: string;
  readonly say: (line: string) => void;
}

const inMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** Copies the configured database while it is in use. Throws a BackupProblem if it cannot, and leaves nothing behind. */
export async function backUp({ config, folder, kind, version, say }: BackupOptions): Promise<Manifest> {
  if (kind === 'hot' && config.databaseUrl !== null)
    throw new BackupProblem(
      'A hot copy is made of the embedded database alone. For the one of DATABASE_URL take a logical copy, or pg_basebackup.',
    );
  const source = await openSource(config);
  try {
    const place = placeForCopy(folder, source.places?.home ?? null);
    const copy = makeCopyFolder(place);
    try {
      const manifest = await inSession<Manifest>(source.url, source.place, (client) =>
        kind === 'hot' && source.places !== null
          ? writeHotCopy(client, source.places, copy, version)
          : writeLogicalCopy(client, copy, version),
      );
      copy.finish(manifest);
      const size = manifest.files.reduce((sum, file) => sum + file.size, 0);
      say(`A ${kind} copy is in ${place}: ${manifest.files.length} files, ${inMegabytes(size)}.`);
      say(`  of          ${source.place}, tables ${manifest.schema}, PostgreSQL ${manifest.postgresql}`);
      say('  keep        it holds names, phone numbers and plates: only this user may read it, keep it so');
      if (kind === 'hot') say('  secret      it also holds the passwords of the database');
      return manifest;
    } catch (error) {
      copy.abandon();
      throw error;
    }
  } finally {
    await source.close();
  }
}
