import type { ChartFixtures } from '../shared/fixtures.ts';
import type { cancellationMachine } from './cancellation.machine.ts';
import type { CancellableBooking, CancelResult } from './cancellation.types.ts';

export const first: CancellableBooking = {
  id: '3f0b6e5c-7a51-4f0e-9c6b-0d8f3f2b1a10',
  plate: '3ขข4821',
  code: 'K7M2QX9T',
};
export const second: CancellableBooking = {
  id: '7b1c2d3e-4f50-4a61-8b72-9c83ad94be05',
  plate: '1กก1234',
  code: 'P9QXK7M2',
};

const RESULTS: readonly CancelResult['result'][] = ['cancelled', 'already', 'tooLate', 'notCancellable', 'gone'];

export const cancellationFixtures: ChartFixtures<typeof cancellationMachine> = {
  inputs: { one: { bookings: [first] }, several: { bookings: [first, second] } },
  events: {
    'cancellation.asked': () => [{ type: 'cancellation.asked' }],
    'cancellation.declined': () => [{ type: 'cancellation.declined' }],
    'cancellation.agreed': () => [{ type: 'cancellation.agreed' }],
    'retry.requested': () => [{ type: 'retry.requested' }],
    'bookings.endedElsewhere': () => [
      { type: 'bookings.endedElsewhere', ids: [first.id] },
      { type: 'bookings.endedElsewhere', ids: [first.id, second.id] },
    ],
    'session.superseded': () => [{ type: 'session.superseded' }],
  },
  outcomes: {
    cancelling: {
      done: ({ context: { left } }) => [
        ...RESULTS.map((result) => ({ kind: 'ok' as const, value: left.map(({ id }) => ({ id, result })) })),
        { kind: 'failed', failure: { message: 'มีการทำรายการถี่เกินไป' } },
        { kind: 'failed', failure: { message: '' } },
      ],
      error: true,
    },
  },
  delays: { answerTimeLimit: 15_000, recheckPause: 8_000 },
};
