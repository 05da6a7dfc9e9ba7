import { describe, expect, it, vi } from 'vitest';
import type { Postmaster } from './postmaster.ts';
import { keepRunning } from './restarts.ts';

const policy = { firstPauseMs: 1, longestPauseMs: 4, tries: 3, steadyMs: 10_000 };

function fakePostmaster() {
  const { promise: exited, resolve: end } = withResolvers();
  const stop = vi.fn(async () => end('stopped'));
  return { exited, stop, end } satisfies Postmaster & { end: (how: string) => void };
}

function withResolvers() {
  let resolve: (how: string) => void = () => {};
  const promise = new Promise<string>((done) => (resolve = done));
  return { promise, resolve };
}

describe('when PostgreSQL ends unexpectedly', () => {
  it('it is started again, and the new process is stopped at the end', async () => {
    const [first, second] = [fakePostmaster(), fakePostmaster()];
    const start = vi.fn(async () => second);
    const running = keepRunning(first, start, { policy, log: () => {} });
    first.end('SIGKILL');
    await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
    await running.stop();
    expect(second.stop).toHaveBeenCalled();
  });

  it('it is given up after a number of attempts, with one message', async () => {
    const first = fakePostmaster();
    const start = vi.fn(async () => {
      throw new Error('no room');
    });
    const gaveUp = vi.fn();
    const running = keepRunning(first, start, { policy, log: () => {} });
    running.onGivenUp(gaveUp);
    first.end('exit 1');
    await vi.waitFor(() => expect(gaveUp).toHaveBeenCalledOnce());
    expect(start).toHaveBeenCalledTimes(3);
    await running.stop();
    expect(gaveUp).toHaveBeenCalledOnce();
  });

  it('a stop ends the pause before the next attempt', async () => {
    const first = fakePostmaster();
    const start = vi.fn(async () => fakePostmaster());
    const running = keepRunning(first, start, {
      policy: { ...policy, firstPauseMs: 60_000, longestPauseMs: 60_000 },
      log: () => {},
    });
    first.end('exit 1');
    await running.stop();
    expect(start).not.toHaveBeenCalled();
  });

  it('a requested stop does not count as an unexpected end', async () => {
    const first = fakePostmaster();
    const start = vi.fn(async () => fakePostmaster());
    const gaveUp = vi.fn();
    const running = keepRunning(first, start, { policy, log: () => {} });
    running.onGivenUp(gaveUp);
    await running.stop();
    expect(first.stop).toHaveBeenCalled();
    expect(start).not.toHaveBeenCalled();
    expect(gaveUp).not.toHaveBeenCalled();
  });
});
