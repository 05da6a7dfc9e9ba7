import { afterEach, describe, expect, it, vi } from 'vitest';
import { gateOf, NoRoom, within, type Bounds, type Gate } from './gate.ts';

afterEach(() => vi.useRealTimers());

const open = (bounds: Partial<Bounds> = {}) => gateOf({ atOnce: 1, waiting: 2, longestWaitMs: 1000, ...bounds });

/** Waits under a name and records the result. */
function waiter(gate: Gate, seen: string[], name: string, first = false) {
  return gate.wait({ first, enter: () => seen.push(`${name} in`), refuse: () => seen.push(`${name} refused`) });
}

const settled = () => new Promise<void>((resolve) => queueMicrotask(resolve));

describe('a gate', () => {
  it('lets in as many as allowed, the others in order, and passes each place on', async () => {
    const gate = open({ atOnce: 2 });
    expect([gate.enter(), gate.enter(), gate.enter()]).toEqual([true, true, false]);
    const seen: string[] = [];
    waiter(gate, seen, 'a');
    waiter(gate, seen, 'b');
    gate.leave();
    await settled();
    expect([seen, gate.inside, gate.queued]).toEqual([['a in'], 2, 1]);
    gate.leave();
    gate.leave();
    await settled();
    expect([seen, gate.inside, gate.queued]).toEqual([['a in', 'b in'], 1, 0]);
    gate.leave();
    expect(gate.inside).toBe(0);
  });

  it('refuses at once when the queue is full', () => {
    const gate = open();
    gate.enter();
    const seen: string[] = [];
    for (const name of ['a', 'b', 'c']) waiter(gate, seen, name);
    expect([seen, gate.queued]).toEqual([['c refused'], 2]);
  });

  it('refuses only those who have waited longest', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const gate = open();
    gate.enter();
    const seen: string[] = [];
    waiter(gate, seen, 'a');
    vi.advanceTimersByTime(600);
    waiter(gate, seen, 'b');
    vi.advanceTimersByTime(600);
    expect(seen).toEqual(['a refused']);
    gate.leave();
    await settled();
    vi.advanceTimersByTime(5000);
    expect([seen, vi.getTimerCount()]).toEqual([['a refused', 'b in'], 0]);
  });

  it('forgets those who leave the queue', async () => {
    const gate = open();
    gate.enter();
    const seen: string[] = [];
    const leave = waiter(gate, seen, 'a');
    waiter(gate, seen, 'b');
    leave();
    leave();
    expect(gate.queued).toBe(1);
    gate.leave();
    await settled();
    expect(seen).toEqual(['b in']);
  });

  it('lets parts of admitted work go first, however many wait and however long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const gate = open({ waiting: 1 });
    gate.enter();
    const seen: string[] = [];
    waiter(gate, seen, 'a');
    waiter(gate, seen, 'part', true);
    waiter(gate, seen, 'another part', true);
    vi.advanceTimersByTime(900);
    for (let left = 0; left < 3; left += 1) gate.leave();
    await settled();
    expect(seen).toEqual(['part in', 'another part in', 'a in']);
  });

  it('admits nobody to the queue while it is shut, but still lets in where a place is free', () => {
    let late = true;
    const gate = open({ mayWait: () => !late });
    expect(gate.enter()).toBe(true);
    const seen: string[] = [];
    waiter(gate, seen, 'a');
    late = false;
    waiter(gate, seen, 'b');
    expect([seen, gate.queued]).toEqual([['a refused'], 1]);
  });

  it('frees the place when the work fails, and says when there was none', async () => {
    const gate = open({ waiting: 0 });
    await expect(within(gate, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(gate.inside).toBe(0);
    let end: () => void = () => undefined;
    const long = within(gate, () => new Promise<void>((resolve) => (end = resolve)));
    await expect(within(gate, async () => 1)).rejects.toBeInstanceOf(NoRoom);
    end();
    await long;
    await expect(within(gate, async () => 1)).resolves.toBe(1);
  });
});
