import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 300_000;

/** All tests and pictures come from one address. */
export const ONE_ADDRESS = {
  HOLDS_PER_ADDRESS: '100000',
  HOLDS_PER_NEWCOMER: '100000',
  LOOKUPS_PER_ADDRESS: '100000',
  READS_PER_ADDRESS: '100000',
  CARDS_PER_ADDRESS: '100000',
  SIGN_INS_PER_NAME: '100000',
  SIGN_INS_PER_ADDRESS: '100000',
};

/**
 * Starts a program that serves the product at this address and waits until its home page answers.
 * @param {string} program
 * @param {string} origin
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export async function serve(program, origin, env) {
  if (await answers(origin)) throw new Error(`Something answers at ${origin}: name another port.`);
  const begun = performance.now();
  const { port, hostname } = new URL(origin);
  const server = spawn(process.execPath, [program], {
    env: { ...process.env, HOST: hostname, PORT: port, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(server, 'exit');
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) server.kill('SIGTERM');
    await exited;
  };
  while (!(await answers(`${origin}/th`))) {
    if (server.exitCode !== null || performance.now() - begun > PATIENCE_MS) {
      await stop();
      throw new Error(`${program} does not serve.`);
    }
    await pause(10);
  }
  return { origin, pid: server.pid ?? 0, firstPageMs: performance.now() - begun, stop };
}

/** @param {string} address */
const answers = async (address) => (await fetch(address).catch(() => null))?.ok === true;
