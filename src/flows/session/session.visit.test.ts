import { describe, expect, it, vi } from 'vitest';
import { KINDS } from '#contract/call.ts';
import type { SessionEvent } from '#machines/session/session.types.ts';
import { sessionVisit } from './session.visit.ts';
import type { Tabs } from './session-tabs.adapters.ts';

/** A page among others of the same browser. */
function tab() {
  const told: SessionEvent[] = [];
  let hear: (event: SessionEvent) => void = () => undefined;
  const tabs: Tabs = {
    tell: (event) => told.push(event),
    follow: (listener) => {
      hear = listener;
      return () => undefined;
    },
  };
  const reload = vi.fn<() => void>();
  const visit = sessionVisit({ tabs, reload });
  visit.follow();
  return { visit, told, reload, hear: (event: SessionEvent) => hear(event) };
}

const superseded = { standing: 'superseded', who: KINDS } as const;
const both = { kinds: ['member', 'company'] } as const;

describe('the session of a page', () => {
  it('many answers of 2013 are one notice, told to every flow and to the other tabs', async () => {
    const { visit, told } = tab();
    const flows = [vi.fn<() => void>(), vi.fn<() => void>()];
    for (const flow of flows) visit.onSuperseded(flow);
    for (let answers = 0; answers < 5; answers += 1) visit.hear(superseded);
    await vi.waitFor(() => expect(visit.told()).toBe('superseded'));
    for (const flow of flows) expect(flow).toHaveBeenCalledOnce();
    expect(told).toHaveLength(5);
    expect(told[0]).toEqual({ type: 'session.superseded', ...both });
  });

  it('follows another tab, and tells it nothing back', async () => {
    const { visit, told, hear } = tab();
    hear({ type: 'session.superseded', ...both });
    await vi.waitFor(() => expect(visit.told()).toBe('superseded'));
    expect(told).toEqual([]);
  });

  it('begins anew when another tab has signed out, where the notice is open', async () => {
    const { visit, reload, hear } = tab();
    hear({ type: 'session.ended', ...both });
    expect(reload).not.toHaveBeenCalled();
    visit.hear({ standing: 'refused', who: ['member'] });
    await vi.waitFor(() => expect(visit.told()).toBe('pleaseLogIn'));
    hear({ type: 'session.ended', ...both });
    expect(reload).toHaveBeenCalledOnce();
  });

  it('an answer that anybody gets says nothing of an account', async () => {
    const { visit, told } = tab();
    visit.hear({ standing: 'accepted', who: KINDS });
    visit.hear({ standing: 'accepted', who: ['guest'] });
    expect(told).toEqual([]);
    visit.hear({ standing: 'accepted', who: ['company'] });
    expect(told).toEqual([{ type: 'session.accepted', kinds: ['company'] }]);
  });

  it('signing out closes the notice', async () => {
    const { visit, told } = tab();
    visit.hear(superseded);
    await vi.waitFor(() => expect(visit.told()).toBe('superseded'));
    visit.end();
    await vi.waitFor(() => expect(visit.told()).toBe('quiet'));
    expect(told.at(-1)).toEqual({ type: 'session.ended', ...both });
  });
});
