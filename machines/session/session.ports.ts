import type { AccountKind } from '#contract/call.ts';
import { definePorts, type PortFn } from '../shared/ports.ts';
import type { SignOutOutcome } from './session.types.ts';

export interface SessionPorts {
  /** Ends this account's session on the server and informs the other tabs. */
  readonly endSession: PortFn<AccountKind, SignOutOutcome>;
}

export const { placeholders, actorsOf: sessionActors } = definePorts<SessionPorts>()({ endSession: 'writes' });
