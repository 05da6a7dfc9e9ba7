import type { AccountKind } from '#contract/call.ts';
import type { SessionPorts } from '#machines/session/session.ports.ts';
import type { WirePorts } from '#tests/support/wire/wire-ports.ts';

/** `ended` hears of each session that an answer ends. */
export const portsOn = (ended: (kind: AccountKind) => void): WirePorts<SessionPorts> => ({
  endSession: {
    asks: (kind) => ({ call: 'signOut', request: { kind } }),
    told: (outcome, kind) => {
      if (outcome.kind === 'failed') return { failure: 'tooManyRequests', ...outcome.failure };
      ended(kind);
      return { signOut: { kind } };
    },
  },
});
