import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { importTurns } from './import-turns.ts';

const RULES = { atOnce: 2, waitingOfOne: 1, waiting: 3, waitMs: 10_000 };
const here = () => new AbortController().signal;

function setUp() {
  const inTurn = importTurns(RULES);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (name: string, gone = here()) =>
    inTurn(
      name[0] ?? '',
      gone,
      () =>
        new Promise<string>((resolve) => {
          begun.push(name);
          ends.set(name, () => resolve(name));
        }),
    );
  const end = async (name: string) => {
    ends.get(name)?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { begun, start, end };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the turns of imports', () => {
  it('FLEET-02 one of a company runs at a time, and does not keep another company waiting', async () => {
    const { begun, start, end } = setUp();
    const all = ['a1', 'a2', 'b1'].map((name) => start(name));
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['a1', 'b1']);
    await end('a1');
    expect(begun).toEqual(['a1', 'b1', 'a2']);
    await end('a2');
    await end('b1');
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'b1']);
  });

  it('FLEET-02 who would wait behind too many is told so at once, and who waits too long in its time', async () => {
    const { begun, start, end } = setUp();
    const [first, second] = [start('a1'), start('b1')];
    const waits = ['a2', 'c1', 'd1'].map((name) =>
      expect(start(name)).rejects.toMatchObject({ failure: 'unavailable' }),
    );
    await expect(start('a3')).rejects.toMatchObject({ failure: 'unavailable', details: { retry_after: 10 } });
    await expect(start('e1')).rejects.toMatchObject({ failure: 'unavailable' });
    await vi.advanceTimersByTimeAsync(10_000);
    await Promise.all(waits);
    await end('a1');
    await end('b1');
    expect([await first, await second, begun]).toEqual(['a1', 'b1', ['a1', 'b1']]);
  });

  it('FLEET-02 who has gone has no turn, and the next one has it', async () => {
    const { begun, start, end } = setUp();
    const [, second] = [start('a1'), start('b1')];
    const caller = new AbortController();
    const left = start('c1', caller.signal).catch((reason: unknown) => reason);
    const next = start('d1');
    caller.abort('gone');
    expect(await left).toBe('gone');
    await end('b1');
    expect(begun).toEqual(['a1', 'b1', 'd1']);
    await end('d1');
    expect([await second, await next]).toEqual(['b1', 'd1']);
  });
});
