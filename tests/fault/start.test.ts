import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { descendants, isAlive, type Process } from '#server/db/embedded/embedded.fixtures.ts';
import { atTheEnd } from '#tests/support/at-the-end.ts';
import { ownFolder } from '#tests/support/own-folder.ts';
import { type Program, startProgram } from '#tests/support/program.ts';
import { ownDatabase } from '#tests/support/test-database.ts';

const GONE_MS = 5000;

const folder = ownFolder('roddee-start-');
const dataDir = join(folder, 'kept');

const below = ({ process: { pid, exitCode } }: Program): Process[] =>
  pid === undefined || exitCode !== null ? [] : descendants(pid);

/** `npm start` as a user types it, with all the processes that it starts. */
function npmStart(env: Readonly<Record<string, string>>): Program {
  const more = { HOME: process.env['HOME'], PORT: '0', SEED: 'catalogue', LOG_LEVEL: 'error', ...env };
  const program = startProgram('npm', ['start', '--silent'], more);
  atTheEnd(() => below(program).forEach(({ pid }) => process.kill(pid, 'SIGKILL')));
  return program;
}

const server = (program: Program) =>
  below(program).find(({ args }) => args.includes('tools/start.mjs') && !args.startsWith('sh'));

const addressOf = ({ says }: Program) => says(/answers at (http:\/\/\S+)/);

const shows = async (address: string) => {
  const page = await fetch(`${address}/th`, { headers: { Accept: 'text/html' } });
  expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')]);
  expect(await page.text()).toContain('id="root"');
};

describe('npm start', () => {
  it('prints its address, serves the app, and is gone with its database 5 seconds after SIGTERM to npm', async () => {
    const started = npmStart({ DATA_DIR: dataDir });
    const address = await addressOf(started);
    await shows(address);
    expect(started.output()).toContain(dataDir);

    const second = npmStart({ DATA_DIR: dataDir });
    expect(await second.ended()).toBe(1);
    expect(second.output()).toMatch(
      new RegExp(`${dataDir} is in use by another server \\(pid ${server(started)?.pid}\\)`),
    );
    await shows(address);

    const processes = below(started);
    expect(processes.some(({ args }) => args.includes('postgres'))).toBe(true);
    started.process.kill('SIGTERM');
    await vi.waitFor(() => expect(processes.filter(({ pid }) => isAlive(pid))).toEqual([]), {
      timeout: GONE_MS,
      interval: 50,
    });
    await expect(fetch(address)).rejects.toThrow('fetch failed');
  });

  it('starts again on the same data after kill -9 of all of it', async () => {
    const first = npmStart({ DATA_DIR: dataDir });
    await addressOf(first);
    const killed = [...below(first).filter(({ args }) => args.includes('start.mjs')), { pid: first.process.pid ?? 0 }];
    for (const { pid } of killed) process.kill(pid, 'SIGKILL');
    await first.ended();
    const next = npmStart({ DATA_DIR: dataDir });
    const address = await addressOf(next);
    await shows(address);
    expect(below(next).some(({ args }) => args.includes('postgres'))).toBe(true);
    await next.stop();
  });

  it('names a wrong PORT and ends with code 1, and makes no data folder', async () => {
    const unused = join(folder, 'unused');
    const started = npmStart({ PORT: '70000', DATA_DIR: unused });
    expect(await started.ended()).toBe(1);
    expect(started.output()).toMatch(/^PORT must be a whole number from 0 to 65535\.$/m);
    expect(existsSync(unused)).toBe(false);
  });

  it('starts no database of its own where DATABASE_URL names one', async () => {
    const unused = join(folder, 'unused');
    const { url } = await ownDatabase();
    const started = npmStart({ DATABASE_URL: url, DATA_DIR: unused });
    await shows(await addressOf(started));
    expect(below(started).filter(({ args }) => args.includes('postgres'))).toEqual([]);
    expect(existsSync(unused)).toBe(false);
    await started.stop();
  });
});
