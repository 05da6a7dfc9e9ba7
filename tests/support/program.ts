import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { atTheEnd } from './at-the-end.ts';

const PATIENCE_MS = 60_000;

export interface Program {
  readonly process: ChildProcess;
  /** Everything that it has printed so far. */
  output(stream?: 'stdout' | 'stderr'): string;
  /** Waits until it has printed this, and returns the first group. An error if it ends before. */
  says(pattern: RegExp): Promise<string>;
  /** Its exit code when it has ended, or null when a signal ended it. */
  ended(): Promise<number | null>;
  /** Sends the signal and waits for the end. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Another program, ended with the test or file that starts it. `input` is its standard input. */
export function startProgram(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  input = '',
): Program {
  const child = spawn(command, args, { env: { PATH: process.env['PATH'], ...env }, stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.end(input);
  const heard: (() => void)[] = [];
  const printed = { stdout: '', stderr: '', both: '' };
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].on('data', (bytes: Buffer) => {
      printed[stream] += bytes.toString();
      printed.both += bytes.toString();
      for (const look of heard) look();
    });
  const closed = once(child, 'close');
  const ended = () => closed.then(() => child.exitCode);
  const stop: Program['stop'] = async (signal = 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    return ended();
  };
  atTheEnd(() => stop());
  return {
    process: child,
    output: (stream) => printed[stream ?? 'both'],
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(printed.both)?.[1];
          if (found !== undefined) resolve(found);
        };
        heard.push(look);
        look();
        const fail = (what: string) => () => reject(new Error(`${command} ${what}:\n${printed.both}`));
        setTimeout(fail('does not say it'), PATIENCE_MS).unref();
        void closed.then(fail('ended'));
      }),
    ended,
    stop,
  };
}

/** As a user types it. */
export async function npmRun(args: readonly string[], env: Readonly<Record<string, string>>, input = '') {
  const program = startProgram('npm', ['run', '--silent', ...args], { HOME: process.env['HOME'], ...env }, input);
  const code = await program.ended();
  return { code, printed: program.output(), out: program.output('stdout'), err: program.output('stderr') };
}
