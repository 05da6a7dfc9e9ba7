import { ConfigProblem } from '../../config.ts';
import { databaseError } from '../database-error.ts';
import { EmbeddedDatabaseError, errorCodeOf } from '../embedded/errors.ts';
import { ReleaseMismatch } from '../migration-journal.ts';

/** Why a backup or a restore is impossible, in words for the operator. */
export class BackupProblem extends Error {
  override readonly name = 'BackupProblem';
}

const DISK: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write or read it',
  EPERM: 'this user may not write or read it',
  EROFS: 'it is on a disk that cannot be written',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  ENOENT: 'it is not there',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'it is there already',
  EIO: 'the disk fails',
};

/**
 * Known reasons in one line; anything else is a bug and brings its stack. PostgreSQL's messages may hold personal data, so of
 * its errors only the code is shown.
 */
export function reasonOf(error: unknown): string {
  for (const known of [BackupProblem, ConfigProblem, EmbeddedDatabaseError, ReleaseMismatch])
    if (error instanceof known) return error.message;
  const refusal = databaseError(error);
  if (refusal !== null) return `The database refused (${refusal.code}).`;
  const code = errorCodeOf(error);
  if (error instanceof Error && 'path' in error && DISK[code] !== undefined)
    return `${String(error.path)}: ${DISK[code]} (${code}).`;
  if (DISK[code] !== undefined) return `A file could not be written or read: ${DISK[code]} (${code}).`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
