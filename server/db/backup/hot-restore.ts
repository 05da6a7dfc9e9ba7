import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { give } from '../embedded/account.ts';
import { findBinaryPackage } from '../embedded/binaries.ts';
import type { Account } from '../embedded/command.ts';
import type { Places } from '../embedded/places.ts';
import { platformName } from '../embedded/platform.ts';
import { readPieces } from './copy-folder.ts';
import { DATA, SECRET } from './hot-copy.ts';
import type { HotManifest } from './manifest.ts';
import { BackupProblem } from './problem.ts';

const majorOf = (version: string) => version.split('.')[0] ?? '';

/** The files of one PostgreSQL mean nothing to another major version or on another kind of machine. */
export function refuseForeignHotCopy({ postgresql, platform }: HotManifest): void {
  const { major } = findBinaryPackage();
  if (majorOf(postgresql) !== major)
    throw new BackupProblem(
      `The hot copy is of PostgreSQL ${majorOf(postgresql)}, and this release brings ${major}: only a logical copy goes from one to the other.`,
    );
  if (platform !== platformName())
    throw new BackupProblem(
      `The hot copy is of ${platform}, and this is ${platformName()}: only a logical copy goes from one to the other.`,
    );
}

export function copyHotFiles(folder: string, manifest: HotManifest, fresh: Places, account: Account | null): void {
  for (const name of ['', ...manifest.folders]) {
    mkdirSync(join(fresh.data, name), { mode: 0o700 });
    give(join(fresh.data, name), 0o700, account);
  }
  for (const { name } of manifest.files) {
    if (name === SECRET) copyTo(join(folder, name), fresh.secret, null);
    else copyTo(join(folder, name), join(fresh.data, name.slice(DATA.length + 1)), account);
  }
}

function copyTo(from: string, to: string, account: Account | null): void {
  const descriptor = openSync(to, 'wx', 0o600);
  try {
    for (const piece of readPieces(from)) for (let at = 0; at < piece.length;) at += writeSync(descriptor, piece, at);
  } finally {
    closeSync(descriptor);
  }
  give(to, 0o600, account);
}
