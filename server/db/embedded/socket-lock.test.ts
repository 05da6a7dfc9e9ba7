import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { ownFolder } from '#tests/support/own-folder.ts';
import { ask, isAlive, descendants, spawnOwner } from './embedded.fixtures.ts';
import { takeSocketLock } from './socket-lock.ts';

const folder = ownFolder('embedded-');

describe('a bound socket as the lock, where flock(1) is missing', () => {
  it('has one holder at a time, and is free afterwards', async () => {
    const path = join(folder, 'one.lock');
    const lock = await takeSocketLock(path);
    expect(lock).not.toBeNull();
    expect(await takeSocketLock(path)).toBeNull();
    await lock?.release();
    const next = await takeSocketLock(path);
    expect(next).not.toBeNull();
    await next?.release();
    expect(readdirSync(folder)).toEqual(['one.lock.2']);
  });

  it('has one holder when many try at once over a dead socket', async () => {
    const path = join(folder, 'many.lock');
    await (await takeSocketLock(path))?.release();
    const taken = await Promise.all(Array.from({ length: 8 }, () => takeSocketLock(path)));
    expect(taken.filter((lock) => lock !== null)).toHaveLength(1);
    for (const lock of taken) await lock?.release();
  });

  it('is held by a child that inherited it until that child ends', async () => {
    const path = join(folder, 'child.lock');
    const lock = await takeSocketLock(path);
    const child = spawn('sleep', ['60'], { stdio: ['ignore', 'ignore', 'ignore', lock?.inheritable] });
    await once(child, 'spawn');
    await lock?.release();
    expect(await takeSocketLock(path)).toBeNull();
    child.kill('SIGKILL');
    await once(child, 'exit');
    const next = await takeSocketLock(path);
    expect(next).not.toBeNull();
    await next?.release();
  });

  it('keeps a second start away, and is free after kill -9 of Node', async () => {
    const programs = join(folder, 'only-id');
    mkdirSync(programs);
    symlinkSync(execFileSync('which', ['id'], { encoding: 'utf8' }).trim(), join(programs, 'id'));
    const home = join(folder, 'home');
    const owner = await spawnOwner(home, { path: programs });
    expect(owner.message).toBe('');
    const second = await spawnOwner(home, { path: programs });
    expect(second.message).toContain(`pid ${owner.pid}`);
    await ask(owner.url, 'create table kept (id int)');
    const processes = descendants(owner.pid);
    await owner.kill('SIGKILL');
    const third = await spawnOwner(home, { path: programs });
    expect(await ask(third.url, 'select count(*)::int from kept')).toEqual([[0]]);
    await vi.waitFor(() => expect(processes.filter(({ pid }) => isAlive(pid))).toEqual([]));
    await third.kill('SIGTERM');
  });
});
