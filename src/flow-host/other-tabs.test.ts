// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { otherTabs } from './other-tabs.ts';

const open = new Set<Channel>();
class Channel extends EventTarget {
  constructor() {
    super();
    open.add(this);
  }
  close() {
    open.delete(this);
  }
}

afterEach(() => vi.unstubAllGlobals());

it('each message of another tab is heard once, however often the page was shown, and none while it is hidden away', () => {
  vi.stubGlobal('BroadcastChannel', Channel);
  const hear = vi.fn<(message: string) => void>();
  const stop = otherTabs('news', (message) => typeof message === 'string').follow(hear);
  const happens = (name: string) => window.dispatchEvent(new Event(name));
  happens('pageshow');
  happens('pagehide');
  expect(open.size).toBe(0);
  happens('pageshow');
  happens('pageshow');
  for (const data of ['told', 7])
    for (const channel of open) channel.dispatchEvent(new MessageEvent('message', { data }));
  expect(hear.mock.calls).toEqual([['told']]);
  stop();
  happens('pageshow');
  expect(open.size).toBe(0);
});
