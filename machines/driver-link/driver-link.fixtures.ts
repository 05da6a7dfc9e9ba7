import type { ChartFixtures } from '../shared/fixtures.ts';
import type { driverLinkMachine } from './driver-link.machine.ts';
import type { KnownLink } from './driver-link.types.ts';

export const BOOKING_ID = '3f0b6e5c-7a51-4f0e-9c6b-0d8f3f2b1a10';
export const madeLink: KnownLink = {
  madeAt: '2026-11-20T09:00:00.000Z',
  endsAt: '2026-11-27T17:00:00.000Z',
  token: 'kX3v9QmT7b2LwZ8nR5yA1cE6dF4gH0jKpS-uV_xYzBo',
};
/** Made before this page was opened. */
export const earlierLink: KnownLink = { ...madeLink, madeAt: '2026-11-19T09:00:00.000Z', token: null };

export const driverLinkFixtures: ChartFixtures<typeof driverLinkMachine> = {
  inputs: {
    none: { bookingId: BOOKING_ID, link: null },
    earlier: { bookingId: BOOKING_ID, link: earlierLink },
  },
  events: {
    'link.wanted': () => [{ type: 'link.wanted' }],
    'revoking.asked': () => [{ type: 'revoking.asked' }],
    'revoking.agreed': () => [{ type: 'revoking.agreed' }],
    'revoking.declined': () => [{ type: 'revoking.declined' }],
    'retry.requested': () => [{ type: 'retry.requested' }],
    'refusal.dismissed': () => [{ type: 'refusal.dismissed' }],
    'session.superseded': () => [{ type: 'session.superseded' }],
  },
  outcomes: {
    changing: {
      done: ({ context: { change } }) => [
        { kind: 'ok', value: change === 'revoke' ? null : madeLink },
        { kind: 'failed', failure: { message: 'การจองนี้ถูกยกเลิกแล้ว' } },
        { kind: 'failed', failure: { message: '' } },
      ],
      error: true,
    },
  },
  delays: { answerTimeLimit: 15_000, recheckPause: 8_000 },
};
