import type { CarEntry } from '../shared/car-entry.ts';
import type { ChartFixtures } from '../shared/fixtures.ts';
import type { carFormMachine } from './car-form.machine.ts';

export const carEntry: CarEntry = {
  carName: 'คันเก่ง',
  plate: '5กก5555',
  province: 'เชียงใหม่',
  brandId: 1,
  modelId: 11,
  variantId: 111,
  carId: 1111,
};
export const carId = '3f0b6e5c-7a51-4f0e-9c6b-0d8f3f2b1a10';

export const carFormFixtures: ChartFixtures<typeof carFormMachine> = {
  inputs: { adding: { id: null }, editing: { id: carId } },
  events: {
    // Submits an invalid form only a few times, so that the walk ends.
    'car.submitted': ({ context }) => [
      { type: 'car.submitted', car: carEntry },
      ...(context.attempts < 2 ? [{ type: 'car.submitted' as const, car: null }] : []),
    ],
    'retry.requested': () => [{ type: 'retry.requested' }],
    'session.superseded': () => [{ type: 'session.superseded' }],
  },
  outcomes: {
    saving: {
      done: ({ context }) => [
        { kind: 'ok', value: carId },
        { kind: 'failed', failure: { kind: 'refused', message: 'เพิ่มรถได้ไม่เกิน 50 คัน' } },
        { kind: 'failed', failure: { kind: 'refused', message: '' } },
        ...(context.attempts < 2
          ? [{ kind: 'failed' as const, failure: { kind: 'plateExists' as const, message: 'มีรถทะเบียนนี้ในบัญชีแล้ว' } }]
          : []),
      ],
      error: true,
    },
  },
  delays: { answerTimeLimit: 15_000, recheckPause: 8_000 },
};
