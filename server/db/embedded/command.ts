import { spawn } from 'node:child_process';
import { errorCodeOf } from './errors.ts';
import { childEnvironment } from './platform.ts';

/** The account that PostgreSQL runs as. null if Node's own account can be used: PostgreSQL refuses only root. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
  readonly name: string;
}

export interface CommandResult {
  /** null when the command could not be started or was killed. */
  readonly status: number | null;
  readonly output: string;
  /** Why it failed, in the system's own words; empty after success. */
  readonly reason: string;
}

/** What a child process gets as its descriptors 3, 4 and so on. */
export type Inherited = readonly number[];

export function identity(account: Account | null): { uid?: number; gid?: number } {
  return account === null ? {} : { uid: account.uid, gid: account.gid };
}

export function run(
  command: string,
  args: readonly string[],
  { account = null, inherited = [] }: { account?: Account | null; inherited?: Inherited } = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      ...identity(account),
      env: childEnvironment(),
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe', ...inherited],
    });
    const said = { out: '', err: '' };
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (said.out += text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (said.err += text));
    child.on('error', (error) => resolve({ status: null, output: '', reason: errorCodeOf(error) }));
    child.on('close', (status, signal) => {
      const reason = status === 0 ? '' : said.err.trim().slice(-1500) || `exit ${status ?? signal}`;
      resolve({ status, output: said.out, reason });
    });
  });
}
