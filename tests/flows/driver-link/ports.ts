import { madeLink } from '#machines/driver-link/driver-link.fixtures.ts';
import type { DriverLinkPorts } from '#machines/driver-link/driver-link.ports.ts';
import type { WirePorts } from '#tests/support/wire/wire-ports.ts';

export const CODE = 'code-of-this-login';

export const ports: WirePorts<DriverLinkPorts> = {
  changeLink: {
    asks: ({ bookingId, change }) => ({
      call: change === 'make' ? 'makeDriverLink' : 'revokeDriverLink',
      request: { code: CODE, appointment_id: bookingId },
    }),
    told: (outcome, { bookingId, change }) => {
      if (outcome.kind === 'failed') return { failure: 'noDriverLink', ...outcome.failure };
      if (change === 'revoke') return { revokeDriverLink: { appointment_id: bookingId } };
      const { madeAt, endsAt, token } = outcome.value ?? madeLink;
      return { makeDriverLink: { made_at: madeAt, ends_at: endsAt, token: String(token) } };
    },
  },
};
