import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import { jsonOf } from '../../json-text.ts';
import { EmbeddedDatabaseError } from './errors.ts';
import type { Places } from './places.ts';

/** A new cluster that replaces the old one. All names are relative to the home, so that the home may be moved. */
const plannedMove = z.object({
  /** The folder with the new cluster, complete and stopped. */
  from: z.string().check(z.regex(/^restoring-[0-9a-f]+$/)),
  /** The folder for the previous cluster; null if there was none. */
  aside: z.nullable(z.string().check(z.regex(/^before-restore-[0-9a-z-]+$/))),
});
export type PlannedMove = z.infer<typeof plannedMove>;

/** The steps after which a test may stop. */
export type RestoreStep =
  | 'plan written'
  | 'aside made'
  | 'old data aside'
  | 'old secret aside'
  | 'new secret in place'
  | 'new data in place'
  | 'plan removed';

const PUT_ASIDE = { data: 'postgresql', secret: 'secret.json' } as const;
const nothing = () => undefined;
const planFile = (home: string) => join(home, 'restore.json');

/** Whether a restore was interrupted while its cluster was replacing the old one. */
export const isUnfinished = ({ home }: Pick<Places, 'home'>): boolean => existsSync(planFile(home));

/** Records what is to be moved, then moves it. Once the record is on disk, the next start completes an interrupted move. */
export function takePlace(places: Places, planned: PlannedMove, after: (step: RestoreStep) => void = nothing): void {
  const file = planFile(places.home);
  syncPath(join(places.home, planned.from, basename(places.secret)));
  syncPath(join(places.home, planned.from));
  writeSynced(`${file}.new`, JSON.stringify(planned));
  renameSync(`${file}.new`, file);
  syncPath(places.home);
  after('plan written');
  carryOut(places, planned, after);
}

/**
 * Finishes a restore that was interrupted while moving, or undoes it if its new cluster is gone; one that was interrupted earlier is discarded. The
 * caller must hold the owner's lock. Returns true if something was moved.
 */
export function finishRestore(places: Places): boolean {
  const { home } = places;
  const unfinished = isUnfinished(places);
  if (unfinished) {
    const file = planFile(home);
    const read = plannedMove.safeParse(jsonOf(readFileSync(file, 'utf8')));
    if (!read.success)
      throw new EmbeddedDatabaseError(
        `${file} tells of a restore that was cut off, and cannot be read: put back by hand what is in ${home}/before-restore-*, then remove the file.`,
      );
    carryOut(places, read.data, nothing);
  }
  for (const name of readdirSync(home)) if (name.startsWith('restoring-')) removeAll(join(home, name));
  rmSync(`${planFile(home)}.new`, { force: true });
  return unfinished;
}

/** Moves already made are skipped, so it can start over after any of them. */
function carryOut(places: Places, { from, aside }: PlannedMove, after: (step: RestoreStep) => void): void {
  const { home, data, secret } = places;
  const fresh = { data: join(home, from, basename(data)), secret: join(home, from, basename(secret)) };
  if (existsSync(fresh.data)) {
    if (aside !== null) {
      mkdirSync(join(home, aside), { recursive: true, mode: 0o700 });
      after('aside made');
      move(data, join(home, aside, PUT_ASIDE.data));
      after('old data aside');
      // If the new folder has no secret any more, it has already been moved into place.
      if (existsSync(fresh.secret)) move(secret, join(home, aside, PUT_ASIDE.secret));
      after('old secret aside');
    }
    move(fresh.secret, secret);
    after('new secret in place');
    move(fresh.data, data);
    after('new data in place');
  } else if (aside !== null && !existsSync(data)) {
    move(join(home, aside, PUT_ASIDE.data), data);
    move(join(home, aside, PUT_ASIDE.secret), secret);
  }
  syncPath(home);
  rmSync(planFile(home), { force: true });
  syncPath(home);
  after('plan removed');
  removeAll(join(home, from));
}

function move(from: string, to: string): void {
  if (existsSync(from)) renameSync(from, to);
}

/** A PostgreSQL that is shutting down there may still make files. */
const removeAll = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });

function writeSynced(path: string, text: string): void {
  const descriptor = openSync(path, 'w', 0o600);
  writeSync(descriptor, text);
  fsyncSync(descriptor);
  closeSync(descriptor);
}

function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
