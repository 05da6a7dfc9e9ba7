import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, setup } from 'xstate';
import type { Api } from '#src/api/client.ts';
import { createLanguages } from '#src/i18n/languages.ts';
import { type FlowHost, runUntil, spokenHost } from './flow-host.ts';
import { beside, visitsOf } from './visit.tsx';

const hostOf = (): FlowHost => ({
  api: (language) => Object.assign((() => Promise.reject(new Error('not asked'))) as Api, { language }),
  languages: createLanguages(),
  now: () => 0,
  session: { onSuperseded: () => () => undefined },
  me: { member: () => null, subscribe: () => () => undefined },
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
});
