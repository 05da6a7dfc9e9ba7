import { signOut } from '#contract/calls/session.calls.ts';
import type { SessionPorts } from '#machines/session/session.ports.ts';
import { refused, toOutcome } from '#src/api/to-outcome.ts';
import type { CallHost } from '#src/flow-host/flow-host.ts';
import type { Tabs } from './session-tabs.adapters.ts';

export const sessionAdapters = ({ api }: Pick<CallHost, 'api'>, tabs: Pick<Tabs, 'tell'>): SessionPorts => ({
  endSession: async (kind, signal) => {
    const result = await api()(signOut, { kind }, { signal });
    if (result.kind === 'ok') tabs.tell({ type: 'session.ended', kinds: [kind] });
    return toOutcome(result, { otherwise: refused }, () => null);
  },
});
