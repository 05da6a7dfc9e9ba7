import { makeDriverLink, revokeDriverLink } from '#contract/calls/driver-link.calls.ts';
import type { DriverLink } from '#contract/calls/driver-link.shapes.ts';
import type { DriverLinkPorts } from '#machines/driver-link/driver-link.ports.ts';
import type { KnownLink } from '#machines/driver-link/driver-link.types.ts';
import { refused, toOutcome } from '#src/api/to-outcome.ts';
import { writeUntilKnown } from '#src/api/writes/keyed-write.ts';
import type { CallHost } from '#src/flow-host/flow-host.ts';

export const knownLinkFrom = ({ made_at: madeAt, ends_at: endsAt }: DriverLink, token: string | null): KnownLink => ({
  madeAt,
  endsAt,
  token,
});

/** For a booking of the signed-in company, which `code` identifies. */
export const driverLinkAdapters = ({ api }: Pick<CallHost, 'api'>, code: string): DriverLinkPorts => ({
  changeLink: async ({ bookingId, change }, signal) => {
    const write = { about: bookingId, request: { code, appointment_id: bookingId } };
    if (change === 'revoke') {
      const revoked = await writeUntilKnown(api(), { call: revokeDriverLink, ...write }, signal);
      return toOutcome(revoked, { otherwise: refused }, () => null);
    }
    const made = await writeUntilKnown(api(), { call: makeDriverLink, ...write }, signal);
    return toOutcome(made, { otherwise: refused }, (link) => knownLinkFrom(link, link.token));
  },
});
