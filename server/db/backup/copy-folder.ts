import { createHash, randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type CopiedFile, MANIFEST, type Manifest, sealManifest } from './manifest.ts';
import { BackupProblem } from './problem.ts';

const CHUNK = 1 << 20;

export interface FileWriter {
  write(bytes: Uint8Array): void;
  close(): void;
}

export interface NewCopy {
  /** What has been written so far. */
  readonly files: readonly CopiedFile[];
  makeFolder(name: string): void;
  openFile(name: string): FileWriter;
  /** Writes the manifest and gives the folder its name: only now is it a copy. */
  finish(manifest: Manifest): void;
  abandon(): void;
}

/** A copy is written under a temporary name next to its final one, readable only by this user; an unfinished copy is removed. */
export function makeCopyFolder(folder: string): NewCopy {
  if (existsSync(folder) && (!statSync(folder).isDirectory() || readdirSync(folder).length > 0))
    throw new BackupProblem(`${folder} is there already, and a copy is never written over another.`);
  const unfinished = join(dirname(folder), `${basename(folder)}.unfinished-${randomBytes(4).toString('hex')}`);
  mkdirSync(unfinished, { mode: 0o700 });
  const files: CopiedFile[] = [];
  const stop = removeAtExit(unfinished);
  return {
    files,
    makeFolder: (name) => mkdirSync(join(unfinished, name), { mode: 0o700 }),
    openFile: (name) => openWriter(join(unfinished, name), ({ size, sha256 }) => files.push({ name, size, sha256 })),
    finish(manifest) {
      const writer = openWriter(join(unfinished, MANIFEST));
      writer.write(Buffer.from(sealManifest(manifest)));
      writer.close();
      renameSync(unfinished, folder);
      syncFolder(dirname(folder));
      stop();
    },
    abandon() {
      rmSync(unfinished, { recursive: true, force: true });
      stop();
    },
  };
}

/** Removes an unfinished copy of personal data at exit, such as after Ctrl-C. Returns a function that cancels that. */
export function removeAtExit(path: string): () => void {
  const remove = () => rmSync(path, { recursive: true, force: true });
  process.once('exit', remove);
  return () => void process.off('exit', remove);
}

function openWriter(path: string, onClosed: (sum: Omit<CopiedFile, 'name'>) => void = () => undefined): FileWriter {
  const descriptor = openSync(path, 'wx', 0o600);
  const hash = createHash('sha256');
  let size = 0;
  return {
    write(bytes) {
      for (let from = 0; from < bytes.length;) from += writeSync(descriptor, bytes, from);
      hash.update(bytes);
      size += bytes.length;
    },
    close() {
      fsyncSync(descriptor);
      closeSync(descriptor);
      onClosed({ size, sha256: hash.digest('hex') });
    },
  };
}

function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** The file's bytes in pieces; each is overwritten by the next. */
export function* readPieces(path: string): Generator<Uint8Array> {
  const descriptor = openSync(path, 'r');
  const piece = Buffer.allocUnsafe(CHUNK);
  try {
    for (;;) {
      const length = readSync(descriptor, piece);
      if (length === 0) return;
      yield piece.subarray(0, length);
    }
  } finally {
    closeSync(descriptor);
  }
}

/** Reads every file whole, before anything is restored. */
export function verifyFiles(folder: string, files: readonly CopiedFile[]): void {
  for (const { name, size, sha256 } of files) {
    const path = join(folder, name);
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found?.isFile()) throw new BackupProblem(`The copy is damaged: ${name} is missing.`);
    if (found.size !== size)
      throw new BackupProblem(`The copy is damaged: ${name} has ${found.size} bytes and should have ${size}.`);
    const hash = createHash('sha256');
    for (const piece of readPieces(path)) hash.update(piece);
    if (hash.digest('hex') !== sha256)
      throw new BackupProblem(`The copy is damaged: the content of ${name} has changed since it was written.`);
  }
}

/** Where the copy will be: its parent folder must exist, be writable and lie outside the database's own folder. */
export function placeForCopy(folder: string, home: string | null): string {
  const parent = dirname(resolve(folder));
  if (!statSync(parent, { throwIfNoEntry: false })?.isDirectory())
    throw new BackupProblem(`The folder ${parent}, in which the copy is to be, does not exist.`);
  const place = join(realpathSync(parent), basename(resolve(folder)));
  if (home !== null && `${place}/`.startsWith(`${realpathSync(home)}/`))
    throw new BackupProblem(
      `${place} is inside the database's own folder: choose a place outside, best on another disk.`,
    );
  tryToWrite(dirname(place));
  return place;
}

function tryToWrite(parent: string): void {
  const probe = join(parent, `.backup-${randomBytes(4).toString('hex')}`);
  try {
    writeFileSync(probe, '', { flag: 'wx', mode: 0o600 });
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
    throw new BackupProblem(`The folder ${parent} cannot be written (${code}).`, { cause });
  } finally {
    rmSync(probe, { force: true });
  }
}
