import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { z } from 'zod/mini';

const answer = z.object({
  ready: z._default(z.boolean(), false),
  url: z._default(z.string(), ''),
  home: z._default(z.string(), ''),
  message: z._default(z.string(), ''),
});

export interface OwnerProcess extends z.infer<typeof answer> {
  readonly pid: number;
  kill(signal: NodeJS.Signals): Promise<void>;
}

/** Another Node process with its own embedded database; see owner.fixtures.ts. */
export async function spawnOwner(home: string, { uid, gid, path }: { uid?: number; gid?: number; path?: string } = {}) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL('owner.fixtures.ts', import.meta.url)), JSON.stringify({ home })],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, HOME: tmpdir(), ...(path !== undefined && { PATH: path }) },
      ...(uid !== undefined && { uid }),
      ...(gid !== undefined && { gid }),
    },
  );
  const gone = once(child, 'exit');
  const lines = createInterface(child.stdout);
  const line = await new Promise<string>((resolve) => lines.once('line', resolve).once('close', () => resolve('{}')));
  const owner: OwnerProcess = {
    ...answer.parse(JSON.parse(line)),
    pid: child.pid ?? 0,
    async kill(signal) {
      if (child.exitCode === null) child.kill(signal);
      await gone;
    },
  };
  return owner;
}

export async function ask(url: string, sql: string): Promise<unknown[][]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<unknown[]>({ text: sql, rowMode: 'array' })).rows;
  } finally {
    await client.end();
  }
}

export interface Process {
  readonly pid: number;
  readonly args: string;
}

/** Every process below the given one. */
export function descendants(pid: number): Process[] {
  const lines = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n');
  const all = lines.map((line) => {
    const [id, parent, ...args] = line.trim().split(/\s+/);
    return { pid: Number(id), parent: Number(parent), args: args.join(' ') };
  });
  const below = (root: number): Process[] =>
    all.filter(({ parent }) => parent === root).flatMap((child) => [child, ...below(child.pid)]);
  return below(pid);
}

/** A process that has ended but has not been reaped by its parent is not alive. */
export function isAlive(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.trim().startsWith('Z');
}
