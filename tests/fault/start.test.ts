import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { descendants, isAlive, type Process } from '#server/db/embedded/embedded.fixtures.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const GONE_MS = 5000;
const START_MS = 60_000;

const folder = temporaryFolder('roddee-start-');
const dataDir = join(folder, 'kept');
const running: Started[] = [];

afterAll(async () => {
  for (const { child } of running) for (const { pid } of below(child)) process.kill(pid, 'SIGKILL');
  await pause(200);
  rmSync(folder, { recursive: true, force: true });
});

interface Started {
  readonly child: ChildProcess;
  readonly printed: () => string;
  readonly ended: Promise<unknown>;
}

/** `npm start` as somebody types it, with all that it starts below it. */
function npmStart(env: Readonly<Record<string, string>>): Started {
  const child = spawn('npm', ['start', '--silent'], {
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: '0',
      SEED: 'catalogue',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (bytes: Buffer) => (printed += bytes.toString()));
  child.stderr.on('data', (bytes: Buffer) => (printed += bytes.toString()));
  const started = { child, printed: () => printed, ended: once(child, 'close') };
  running.push(started);
  return started;
}

const below = ({ pid, exitCode }: ChildProcess): Process[] =>
  pid === undefined || exitCode !== null ? [] : descendants(pid);

const server = (child: ChildProcess) =>
  below(child).find(({ args }) => args.includes('tools/start.mjs') && !args.startsWith('sh'));

const addressOf = ({ printed }: Started): Promise<string> =>
  vi.waitFor(
    () => {
      const address = /answers at (http:\/\/\S+)/.exec(printed())?.[1];
      if (address === undefined) throw new Error(`No address yet:\n${printed()}`);
      return address;
    },
    { timeout: START_MS, interval: 50 },
  );

async function codeOf({ child, ended }: Started): Promise<number | null> {
  await ended;
  return child.exitCode;
}

const shows = async (address: string) => {
  const page = await fetch(`${address}/th`, { headers: { Accept: 'text/html' } });
  expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')]);
  expect(await page.text()).toContain('id="root"');
};

describe('npm start', () => {
  it('says where it answers, shows the app, and is gone with its database 5 seconds after SIGTERM to npm', async () => {
    const started = npmStart({ DATA_DIR: dataDir });
    const address = await addressOf(started);
    await shows(address);
    expect(started.printed()).toContain(dataDir);

    const second = npmStart({ DATA_DIR: dataDir });
    expect(await codeOf(second)).toBe(1);
    expect(second.printed()).toMatch(
      new RegExp(`${dataDir} is in use by another server \\(pid ${server(started.child)?.pid}\\)`),
    );
    await shows(address);

    const processes = below(started.child);
    expect(processes.some(({ args }) => args.includes('postgres'))).toBe(true);
    started.child.kill('SIGTERM');
    await vi.waitFor(() => expect(processes.filter(({ pid }) => isAlive(pid))).toEqual([]), {
      timeout: GONE_MS,
      interval: 50,
    });
    await expect(fetch(address)).rejects.toThrow('fetch failed');
  });

  it('starts again on the same data after kill -9 of all of it', async () => {
    const first = npmStart({ DATA_DIR: dataDir });
    await addressOf(first);
    const killed = [
      ...below(first.child).filter(({ args }) => args.includes('start.mjs')),
      { pid: first.child.pid ?? 0 },
    ];
    for (const { pid } of killed) process.kill(pid, 'SIGKILL');
    await first.ended;
    const next = npmStart({ DATA_DIR: dataDir });
    const address = await addressOf(next);
    await shows(address);
    expect(below(next.child).some(({ args }) => args.includes('postgres'))).toBe(true);
    next.child.kill('SIGTERM');
    await next.ended;
  });

  it('names a wrong PORT and ends with code 1, and makes no data folder', async () => {
    const unused = join(folder, 'unused');
    const started = npmStart({ PORT: '70000', DATA_DIR: unused });
    expect(await codeOf(started)).toBe(1);
    expect(started.printed()).toMatch(/^PORT must be a whole number from 0 to 65535\.$/m);
    expect(existsSync(unused)).toBe(false);
  });

  it('starts no database of its own where DATABASE_URL names one', async () => {
    const unused = join(folder, 'unused');
    const database = await createTestDatabase();
    const started = npmStart({ DATABASE_URL: database.url, DATA_DIR: unused });
    await shows(await addressOf(started));
    expect(below(started.child).filter(({ args }) => args.includes('postgres'))).toEqual([]);
    expect(existsSync(unused)).toBe(false);
    started.child.kill('SIGTERM');
    await started.ended;
    await database.drop();
  });
});
