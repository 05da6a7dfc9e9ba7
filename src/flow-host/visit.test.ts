// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, setup } from 'xstate';
import type { Api } from '#src/api/client.ts';
import { createLanguages } from '#src/i18n/languages.ts';
import { type FlowHost, runUntil, spokenHost } from './flow-host.ts';
import { beside, useRunning, visitsOf } from './visit.tsx';

const hostOf = (): FlowHost => ({
  api: (language) => Object.assign((() => Promise.reject(new Error('not asked'))) as Api, { language }),
  languages: createLanguages(),
  now: () => 0,
  session: { onSuperseded: () => () => undefined },
  me: { member: () => null, company: () => null, subscribe: () => () => undefined },
});

const visitOf = visitsOf(
  (host: FlowHost, start: { isNew: boolean }) => {
    const actor = createActor(fromCallback(() => {}));
    return { actor, host, calls: spokenHost(host, 'th'), start: () => void actor.start(), begunAs: start };
  },
  (_visit, { isNew }) => !isNew,
);

describe('the visits of a page', () => {
  it('a page keeps its visit, and another page has its own', () => {
    const [one, other] = [hostOf(), hostOf()];
    const visit = visitOf(one, { isNew: false });
    expect(visitOf(one, { isNew: false })).toBe(visit);
    expect(visitOf(other, { isNew: false })).not.toBe(visit);
  });

  it('beginning another visit ends the one before', () => {
    const host = hostOf();
    const before = visitOf(host, { isNew: false });
    before.start();
    expect(visitOf(host, { isNew: true })).not.toBe(before);
    expect(before.actor.getSnapshot().status).toBe('stopped');
  });

  it('a flow makes its calls in the page’s language at that moment', () => {
    const calls = spokenHost(hostOf(), 'th');
    expect(calls.api()).toHaveProperty('language', 'th');
    calls.speak('en');
    expect(calls.api()).toHaveProperty('language', 'en');
    expect(calls.language()).toBe('en');
  });
});

it('a visit starts once it is known who is signed in, and hears of waking and the end of the session while it is shown, and that its page is left and come back to', async () => {
  const known: { who?: null } = {};
  let tell = () => {};
  let supersede = () => {};
  const host: FlowHost = {
    ...hostOf(),
    me: {
      member: () => known.who,
      company: () => null,
      subscribe: (watcher) => {
        tell = watcher;
        return () => undefined;
      },
    },
    session: {
      onSuperseded: (told) => {
        supersede = told;
        return () => {
          supersede = () => {};
        };
      },
    },
  };
  const heard: string[] = [];
  const actor = createActor(fromCallback<{ type: string }>(({ receive }) => receive(({ type }) => heard.push(type))));
  const start = vi.fn<() => void>(() => void actor.start());
  const visit = { actor, host, calls: spokenHost(host, 'th'), start };
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const wrapper = ({ children }: { children: ReactNode }) => createElement(I18nProvider, { i18n }, children);
  const { unmount } = renderHook(() => useRunning(visit), { wrapper });
  expect([start.mock.calls.length, visit.calls.language()]).toEqual([0, 'en']);
  known.who = null;
  act(() => tell());
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
  const wake = () => document.dispatchEvent(new Event('visibilitychange'));
  wake();
  supersede();
  expect(heard).toEqual(['tab.returned', 'session.superseded']);
  unmount();
  wake();
  supersede();
  expect(heard.splice(0)).toEqual(['tab.returned', 'session.superseded', 'tab.left']);
  const again = renderHook(() => useRunning(visit), { wrapper });
  expect(heard).toEqual(['tab.returned']);
  actor.stop();
  again.unmount();
  expect(heard).toEqual(['tab.returned']);
});

it('a chart beside a flow is begun once, ends when it is forgotten, and then begins anew', () => {
  const begin = () => createActor(fromCallback(() => {})).start();
  const chart = beside<ReturnType<typeof begin>>();
  const first = chart.begun(begin);
  expect(chart.begun(begin)).toBe(first);
  chart.forget();
  expect(first.getSnapshot().status).toBe('stopped');
  expect(chart.begun(begin)).not.toBe(first);
});

describe('a flow without a screen', () => {
  const asking = setup({ actors: { ask: fromPromise(() => Promise.resolve('here')) } }).createMachine({
    initial: 'busy',
    states: { busy: { invoke: { src: 'ask', onDone: 'resting' } }, resting: {} },
  });

  it('runs until it is idle, then is ended', async () => {
    const actor = createActor(asking);
    expect((await runUntil(actor, (snapshot) => snapshot.matches('resting'))).value).toBe('resting');
    expect(actor.getSnapshot().status).toBe('stopped');
  });

  it('that never rests is not waited for beyond its end', async () => {
    const actor = createActor(asking);
    const run = runUntil(actor, () => false);
    actor.stop();
    await expect(run).rejects.toThrow('a flow ended before it rested');
  });
});
