import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ownFolder } from '#tests/support/own-folder.ts';
import { readConfig } from '../../config.ts';
import { ask } from '../embedded/embedded.fixtures.ts';
import { startEmbedded } from '../embedded/supervisor.ts';
import type { RestoreStep } from '../embedded/taking-place.ts';
import { rebuildCluster } from './embedded-restore.ts';
import { openSource } from './source.ts';

const folder = ownFolder('cut-off-restore-');
const old = join(folder, 'old');
const fixture = fileURLToPath(new URL('cut-off-restore.fixtures.ts', import.meta.url));
let homes = 0;

const start = (home: string) => startEmbedded({ home, database: 'app', durable: false, log: () => undefined });

const database = await start(old);
await ask(database.url(), `create table which as select 'old' as kind`);
await database.stop();

/** A home with the old database in it, with its owners and modes. */
function homeWithOld(): string {
  const home = join(folder, `home-${(homes += 1)}`);
  execFileSync('cp', ['-a', old, home]);
  return home;
}

function cutOff(dataDir: string, step: RestoreStep | 'built'): void {
  const args = ['--import', 'tsx', fixture, JSON.stringify({ dataDir, step })];
  const { signal, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([signal, stderr]).toEqual(['SIGKILL', '']);
}

/** Which database the next start finds there. */
async function found(home: string): Promise<unknown> {
  const database = await start(home);
  try {
    return (await ask(database.url(), 'select kind from which')).flat();
  } finally {
    await database.stop();
  }
}

const leftOver = (home: string) => readdirSync(home).filter((name) => name.startsWith('restor'));
const asides = (home: string) => readdirSync(home).filter((name) => name.startsWith('before-restore'));

describe('a restore that is killed', () => {
  it('while it builds is discarded at the next start, with the old data in place', async () => {
    const home = homeWithOld();
    cutOff(home, 'built');
    expect(leftOver(home)).not.toEqual([]);
    expect([await found(home), leftOver(home), asides(home)]).toEqual([['old'], [], []]);
  });

  it.each<RestoreStep>([
    'plan written',
    'aside made',
    'old data aside',
    'old secret aside',
    'new secret in place',
    'new data in place',
    'plan removed',
  ])('after "%s" is finished at the next start: the new data is in place, the old is put aside', async (step) => {
    const home = homeWithOld();
    cutOff(home, step);
    expect([await found(home), leftOver(home)]).toEqual([['new'], []]);
    expect(asides(home).map((name) => readdirSync(join(home, name)).toSorted())).toEqual([
      ['postgresql', 'secret.json'],
    ]);
  });

  it('is finished by the next restore, which puts its data aside in turn', async () => {
    const home = homeWithOld();
    cutOff(home, 'old data aside');
    const { aside } = await rebuildCluster({
      dataDir: home,
      force: true,
      fill: (url) => ask(url, `create table which as select 'newest' as kind`),
      stamp: () => '20270301091000',
    });
    expect([await found(home), leftOver(home), asides(home).length]).toEqual([['newest'], [], 2]);
    expect(existsSync(join(aside ?? '', 'secret.json'))).toBe(true);
  });

  it('is finished by a backup, and not mistaken for a missing database', async () => {
    const home = homeWithOld();
    cutOff(home, 'old secret aside');
    const source = await openSource(readConfig({ DATA_DIR: home }));
    expect(await ask(source.url, 'select kind from which')).toEqual([['new']]);
    await source.close();
  });

  it('is undone if its new cluster is gone, with the old data in place', async () => {
    const home = homeWithOld();
    cutOff(home, 'new secret in place');
    for (const name of leftOver(home).filter((left) => left.startsWith('restoring-')))
      rmSync(join(home, name), { recursive: true });
    expect([await found(home), leftOver(home)]).toEqual([['old'], []]);
  });

  it('into an empty folder is finished too', async () => {
    const home = join(folder, `home-${(homes += 1)}`);
    mkdirSync(home, { mode: 0o755 });
    cutOff(home, 'new secret in place');
    expect([await found(home), leftOver(home), asides(home)]).toEqual([['new'], [], []]);
  });

  it('stops the start if its plan cannot be read, and no new database is made', async () => {
    const home = homeWithOld();
    renameSync(join(home, 'postgresql-18'), join(home, 'elsewhere'));
    writeFileSync(join(home, 'restore.json'), '{"from":"../other","aside":null}');
    await expect(start(home)).rejects.toThrow(/restore\.json tells of a restore that was cut off/);
    expect(existsSync(join(home, 'postgresql-18'))).toBe(false);
  });
});
