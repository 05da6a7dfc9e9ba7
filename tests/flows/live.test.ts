import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { geolocationMachine } from '#machines/geolocation/geolocation.machine.ts';
import { geolocationActors } from '#machines/geolocation/geolocation.ports.ts';
import { LIVE_KEY } from '#machines/shared/trace/live-channel.ts';
import type { TraceStep } from '#machines/shared/trace/trace.types.ts';
import { startLive } from '#src/flow-host/live/live.ts';
import { followPages, withMessage, type LiveTabs } from '#studio/modes/live/live-feed.ts';

const step = (at: number): TraceStep => ({
  run: 1,
  flow: 'login',
  at,
  event: 'login.left',
  fields: {},
  before: ['login.agreeing'],
  after: ['login.left'],
  taken: [],
  isRefused: false,
});

const NOBODY: LiveTabs = new Map();

describe('what the studio hears of other tabs', () => {
  it('is listed by tab, in order and once', () => {
    const tabs = [
      { kind: 'steps', tab: 'one', from: 0, steps: [step(1), step(2)] },
      { kind: 'steps', tab: 'other', from: 0, steps: [step(5)] },
      { kind: 'steps', tab: 'one', from: 1, steps: [step(2), step(3)] },
      { kind: 'steps', tab: 'one', from: 0, steps: [step(1), step(2), step(3)] },
      { kind: 'steps', tab: 'one', from: 9, steps: [step(9)] },
    ].reduce<LiveTabs>(withMessage, NOBODY);
    expect([...tabs].map(([tab, steps]) => [tab, steps.map(({ at }) => at)])).toEqual([
      ['one', [1, 2, 3]],
      ['other', [5]],
    ]);
  });

  it.each([null, 'steps', { kind: 'asked' }, { kind: 'steps', tab: 'one', from: 0, steps: [{ flow: 'login' }] }])(
    'is nothing if it has another shape: %j',
    (message) => expect(withMessage(NOBODY, message)).toBe(NOBODY),
  );
});

const ends: (() => void)[] = [];

afterEach(() => {
  for (const end of ends.splice(0)) end();
});

describe('a page and the studio in two tabs', () => {
  it('the studio hears what came before it listened and what comes after, and of no position', async () => {
    const kept = new Map<string, string>();
    const storage = {
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    } as Storage;
    vi.stubGlobal('window', new EventTarget());
    ends.push(startLive(), () => vi.unstubAllGlobals());
    const answers = geolocationActors({
      locate: () => Promise.resolve({ kind: 'ok', value: { lat: 18.7883, lng: 98.9853 } }),
    });
    const actor = createActor(geolocationMachine.provide({ actors: answers }), {
      inspect: (event) => globalThis.chartInspection?.(event, 7),
    }).start();
    actor.send({ type: 'location.requested' });
    let heard: LiveTabs = NOBODY;
    const end = followPages(
      (tabs) => {
        heard = tabs;
      },
      () => storage,
    );
    ends.push(end);
    const events = () => [...heard.values()].flat().map(({ event }) => event);
    const before = ['xstate.init', 'location.requested', 'xstate.done.actor.locating'];
    await expect.poll(events).toEqual(before);
    actor.send({ type: 'location.cleared' });
    await expect.poll(events).toEqual([...before, 'location.cleared']);
    expect(JSON.stringify([...heard])).not.toMatch(/18\.78|98\.98/);
    expect(kept.get(LIVE_KEY)).toBe('1');
    end();
    expect(kept.size).toBe(0);
  });
});
