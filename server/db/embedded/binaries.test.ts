import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ownFolder } from '#tests/support/own-folder.ts';
import { canEnter, chooseAccount, isRoot } from './account.ts';
import { describePackage, findBinaryPackage, libraryLinks, usableBinaries } from './binaries.ts';

const found = findBinaryPackage();
const account = await chooseAccount('', ['nobody']);
const readable = await canEnter(resolve('server/db/embedded'), account);
const folder = ownFolder('embedded-');

/** As an install without scripts leaves it: without the links between the libraries. */
const bare = join(folder, 'hidden/package');

mkdirSync(join(folder, 'hidden'));
cpSync(found.folder, bare, {
  recursive: true,
  filter: (path) => !lstatSync(path).isSymbolicLink() && !/\.a$|\/share\/postgresql\/locale/.test(path),
});

describe('the programs of PostgreSQL', () => {
  it('are those of the exact version that package.json names', () => {
    expect(found.version).toMatch(/^18\./);
    expect(found.major).toBe('18');
  });

  it('run in place, and nothing is copied', async () => {
    const cache = join(folder, 'unused');
    expect(await usableBinaries(found, account, cache)).toBe(join(found.folder, 'native/bin'));
  });

  it.skipIf(account === null || !readable)(
    'are completed in a copy where node_modules is read-only (needs root and a readable project)',
    () => {
      const cache = join(folder, 'users-cache');
      mkdirSync(cache, { mode: 0o755 });
      chownSync(cache, account!.uid, account!.gid);
      const script = fileURLToPath(new URL('binaries.fixtures.ts', import.meta.url));
      const { stdout } = spawnSync(
        process.execPath,
        ['--import', 'tsx', script, JSON.stringify({ folder: bare, platform: found.platform, cache })],
        { uid: account!.uid, gid: account!.gid, encoding: 'utf8', env: { ...process.env, HOME: folder } },
      );
      expect(existsSync(join(bare, 'native/lib/libpq.so'))).toBe(false);
      expect(stdout).toBe(join(cache, `postgresql-${found.version}-${found.platform}`, 'native/bin'));
    },
  );

  it.skipIf(!isRoot())('are copied once where the account cannot reach them (needs root)', async () => {
    chmodSync(join(folder, 'hidden'), 0o700);
    const copy = describePackage(bare, found.platform);
    const cache = join(folder, 'cache');
    const programs = await usableBinaries(copy, account, cache);
    expect(programs.startsWith(cache)).toBe(true);
    const made = lstatSync(join(programs, 'postgres')).ctimeMs;
    expect(await usableBinaries(copy, account, cache)).toBe(programs);
    expect(lstatSync(join(programs, 'postgres')).ctimeMs).toBe(made);
    expect(readdirSync(cache)).toHaveLength(1);
  });

  it.skipIf(!isRoot())('are not run from a cache that others may write (needs root)', async () => {
    const cache = join(folder, 'open-cache');
    mkdirSync(cache);
    chmodSync(cache, 0o777);
    chmodSync(join(folder, 'hidden'), 0o700);
    await expect(usableBinaries({ ...found, folder: bare }, account, cache)).rejects.toThrow(
      /open-cache can be written by another user/,
    );
  });

  it('are completed in place after an install without scripts', async () => {
    chmodSync(join(folder, 'hidden'), 0o755);
    for (const { target } of libraryLinks(bare)) rmSync(join(bare, target), { force: true });
    const programs = await usableBinaries({ ...found, folder: bare }, account, join(folder, 'unused'));
    expect(programs).toBe(join(bare, 'native/bin'));
  });

  it('that do not run are named with platform, folder and DATABASE_URL', async () => {
    const broken = { ...found, folder: join(folder, 'nothing-here'), version: '18.0.0' };
    await expect(usableBinaries(broken, account, join(folder, 'broken'))).rejects.toThrow(
      new RegExp(`${found.platform}.*nothing-here.*DATABASE_URL`),
    );
  });
});
