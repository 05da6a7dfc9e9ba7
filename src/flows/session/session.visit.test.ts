import { describe, expect, it, vi } from 'vitest';
import { KINDS, type AccountKind } from '#contract/call.ts';
import { ERROR } from '#contract/errors.ts';
import type { SessionReport } from '#machines/session/session.types.ts';
import { createApi } from '#src/api/client.ts';
import { sessionVisit } from './session.visit.ts';
import type { Tabs } from './session-tabs.adapters.ts';

type Answering = (kind: AccountKind) => Promise<Response>;

const signedOut: Answering = (kind) => Promise.resolve(Response.json({ error_code: ERROR.ok, results: { kind } }));
const offline: Answering = () => Promise.reject(new TypeError('Failed to fetch'));

/** One of several pages in the same browser. */
function tab(server: Answering = signedOut, visitOf = sessionVisit) {
  const told: SessionReport[] = [];
  const asked: AccountKind[] = [];
  let answer = server;
  let hear: (report: SessionReport) => void = () => undefined;
  const tabs: Tabs = {
    tell: (report) => told.push(report),
    follow: (listener) => {
      hear = listener;
      return () => undefined;
    },
  };
  const api = createApi({
    base: '',
    applicationKey: 'key',
    language: () => 'th',
    now: () => 0,
    fetch: (_url, init) => {
      const kind = new URLSearchParams(init?.body as URLSearchParams).get('kind') as AccountKind;
      asked.push(kind);
      return answer(kind);
    },
  });
  const reload = vi.fn<() => void>();
  const visit = visitOf({ api: () => api }, { tabs, reload });
  visit.follow();
  const answers = (next: Answering) => {
    answer = next;
  };
  return { visit, told, asked, answers, reload, hear: (report: SessionReport) => hear(report) };
}

const superseded = { standing: 'superseded', who: KINDS } as const;
const both = { kinds: ['member', 'company'] } as const;
const ended = (kind: AccountKind) => ({ type: 'session.ended', kinds: [kind] }) as const;
const shows = (visit: ReturnType<typeof tab>['visit'], screen: string) =>
  vi.waitFor(() => expect(visit.shown().screen).toBe(screen));

describe('the session of a page', () => {
  it('many 2013 answers give one notice, passed to every flow and to the other tabs', async () => {
    const { visit, told } = tab();
    const flows = [vi.fn<() => void>(), vi.fn<() => void>()];
    for (const flow of flows) visit.onSuperseded(flow);
    for (let answers = 0; answers < 5; answers += 1) visit.hear(superseded);
    await shows(visit, 'superseded');
    for (const flow of flows) expect(flow).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(told).toEqual([{ type: 'session.superseded', ...both }]));
  });

  it('a 2013 answer that names an account is about that one only', async () => {
    const { visit, told } = tab();
    const flow = vi.fn<() => void>();
    visit.onSuperseded(flow);
    visit.hear({ ...superseded, kinds: ['company'] });
    await shows(visit, 'superseded');
    expect(visit.noticed()).toEqual(['company']);
    expect(visit.shown().standing).toEqual({ member: 'unknown', company: 'superseded' });
    expect(told).toEqual([{ type: 'session.superseded', kinds: ['company'] }]);
    visit.hear({ ...superseded, kinds: ['member'] });
    await vi.waitFor(() => expect(visit.noticed()).toEqual(['member', 'company']));
    // Pending calls are abandoned only once.
    expect(flow).toHaveBeenCalledOnce();
  });

  it('follows another tab, and sends nothing back', async () => {
    const { visit, told, hear } = tab();
    hear({ type: 'session.superseded', ...both });
    await shows(visit, 'superseded');
    expect(told).toEqual([]);
  });

  it('reloads when another tab has signed out all accounts that the notice is about', async () => {
    const { visit, reload, hear } = tab();
    hear({ type: 'session.ended', ...both });
    expect(reload).not.toHaveBeenCalled();
    visit.hear({ standing: 'refused', who: ['member', 'company'] });
    await shows(visit, 'pleaseLogIn');
    hear(ended('company'));
    await vi.waitFor(() => expect(visit.noticed()).toEqual(['member']));
    expect(reload).not.toHaveBeenCalled();
    hear(ended('member'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('an answer that anybody can get says nothing about an account', async () => {
    const { visit, told } = tab();
    visit.hear({ standing: 'accepted', who: KINDS });
    visit.hear({ standing: 'accepted', who: ['guest'] });
    expect(told).toEqual([]);
    visit.hear({ standing: 'accepted', who: ['company'] });
    await vi.waitFor(() => expect(told).toEqual([{ type: 'session.accepted', kinds: ['company'] }]));
  });

  it('the other tabs hear of an account once for each change, however many calls are answered', async () => {
    const { visit, told, hear } = tab();
    const accepted = { standing: 'accepted', who: ['member'] } as const;
    for (let answers = 0; answers < 3; answers += 1) visit.hear(accepted);
    await vi.waitFor(() => expect(visit.shown().standing.member).toBe('signedIn'));
    hear(ended('member'));
    await vi.waitFor(() => expect(visit.shown().standing.member).toBe('signedOut'));
    visit.hear(accepted);
    const said = { type: 'session.accepted', kinds: ['member'] };
    await vi.waitFor(() => expect(told).toEqual([said, said]));
  });
});

describe('signing out', () => {
  it('asks the server for each account, and tells the other tabs of each one ended', async () => {
    const { visit, told, asked } = tab();
    visit.signOut(both.kinds, 'en');
    await vi.waitFor(() => expect(visit.shown().standing).toEqual({ member: 'signedOut', company: 'signedOut' }));
    expect(asked).toEqual(['member', 'company']);
    expect(told).toEqual([ended('member'), ended('company')]);
  });

  it('that failed is not announced to other tabs, and is retried for the accounts left', async () => {
    const { visit, told, asked, answers } = tab((kind) => (kind === 'member' ? signedOut(kind) : offline(kind)));
    visit.signOut(both.kinds, 'en');
    await shows(visit, 'notSignedOut');
    expect(visit.shown().standing).toEqual({ member: 'signedOut', company: 'notSignedOut' });
    expect(told).toEqual([ended('member')]);
    answers(signedOut);
    visit.signOut(both.kinds, 'en');
    await shows(visit, 'quiet');
    expect(asked).toEqual(['member', 'company', 'company']);
    expect(told).toEqual([ended('member'), ended('company')]);
  });

  it('keeps the message of a server that refuses', async () => {
    const words = { error_code: 4711, error_msg: 'ปิดปรับปรุง' };
    const { visit } = tab(() => Promise.resolve(Response.json(words)));
    visit.signOut(['member'], 'th');
    await shows(visit, 'notSignedOut');
    expect(visit.shown().message).toBe('ปิดปรับปรุง');
  });

  it('reloads the page if a call was refused meanwhile and will never be answered', async () => {
    let release: (response: Response) => void = () => undefined;
    const { visit, reload } = tab(() => new Promise((resolve) => (release = resolve)));
    visit.signOut(['member'], 'en');
    await shows(visit, 'signingOut');
    visit.hear({ ...superseded, kinds: ['member'] });
    await shows(visit, 'signingOut');
    expect(reload).not.toHaveBeenCalled();
    release(Response.json({ error_code: ERROR.ok, results: { kind: 'member' } }));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('says so if its chart cannot be loaded, and works at the next try', async () => {
    vi.doMock('./session.flow.ts', () => {
      throw new Error('Failed to fetch dynamically imported module');
    });
    vi.resetModules();
    const { visit, asked } = tab(signedOut, (await import('./session.visit.ts')).sessionVisit);
    visit.signOut(['member'], 'en');
    await shows(visit, 'notSignedOut');
    expect(visit.shown().standing).toEqual({ member: 'notSignedOut', company: 'unknown' });
    vi.doUnmock('./session.flow.ts');
    vi.resetModules();
    visit.signOut(['member'], 'en');
    await vi.waitFor(() => expect(visit.shown().standing.member).toBe('signedOut'));
    expect(asked).toEqual(['member']);
  });
});
