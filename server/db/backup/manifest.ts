import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { jsonOf } from '../../json-text.ts';
import { BackupProblem } from './problem.ts';

export const FORMAT = 1;
export const MANIFEST = 'manifest.json';

const count = z.number().check(z.int(), z.gte(0));
/** Relative paths without `..`: a restore writes to the paths named here. */
const path = z.string().check(z.regex(/^(?!(.*\/)?\.{1,2}(\/|$))[\w.-]+(\/[\w.-]+)*$/));
const file = z.object({ name: path, size: count, sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) });

const manifest = z.object({
  format: z.literal(FORMAT),
  /** The release that wrote the copy. */
  version: z.string(),
  /** The last migration of its tables. */
  schema: z.string(),
  /** When the copying began, by the database's clock. */
  at: z.iso.datetime(),
  postgresql: z.string(),
  files: z.array(file),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: count, file: path })),
  sequences: z.array(z.object({ name: z.string(), last: z.string().check(z.regex(/^\d{1,19}$/)) })),
});

export type CopiedFile = z.infer<typeof file>;
export type Manifest = z.infer<typeof manifest>;

const sealed = z.object({ manifest: z.record(z.string(), z.unknown()), sha256: z.string() });
const sealOf = (value: object) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** The manifest with a sum over itself; it holds the sums of everything else. */
export const sealManifest = (value: Manifest): string =>
  `${JSON.stringify({ manifest: value, sha256: sealOf(value) }, null, 1)}\n`;

/** Throws a BackupProblem for a folder without a manifest, a damaged one, and one of another format. */
export function readManifest(folder: string): Manifest {
  const at = join(folder, MANIFEST);
  if (!existsSync(at)) throw new BackupProblem(`${folder} is not a finished copy: it has no ${MANIFEST}.`);
  const read = sealed.safeParse(jsonOf(readFileSync(at, 'utf8')));
  if (!read.success) throw new BackupProblem(`${at} is damaged: it is not a manifest.`);
  const { format } = read.data.manifest;
  if (format !== FORMAT)
    throw new BackupProblem(`The copy is of format ${String(format)}, and this release reads format ${FORMAT}.`);
  if (sealOf(read.data.manifest) !== read.data.sha256)
    throw new BackupProblem(`${at} is damaged: its sum is not the one that was written with it.`);
  const parsed = manifest.safeParse(read.data.manifest);
  if (!parsed.success) throw new BackupProblem(`${at} is not a manifest that this release can read.`);
  return parsed.data;
}
