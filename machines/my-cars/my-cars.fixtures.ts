import type { ChartFixtures } from '../shared/fixtures.ts';
import type { myCarsMachine } from './my-cars.machine.ts';
import type { MyCar } from './my-cars.types.ts';

export const plainCar: MyCar = {
  id: '3f0b6e5c-7a51-4f0e-9c6b-0d8f3f2b1a10',
  name: 'คันเก่ง',
  isFavourite: false,
  bookingId: null,
};
/** Nothing keeps it from being deleted, as `plainCar`. */
export const otherCar: MyCar = { ...plainCar, id: 'c4d5e6f7-4f50-4a61-8b72-9c83ad94be08', name: 'คันที่สอง' };
export const favouriteCar: MyCar = {
  id: '7b1c2d3e-4f50-4a61-8b72-9c83ad94be05',
  name: 'คันโปรด',
  isFavourite: true,
  bookingId: null,
};
export const bookedCar: MyCar = {
  id: 'a1b2c3d4-4f50-4a61-8b72-9c83ad94be06',
  name: 'คันจอง',
  isFavourite: false,
  bookingId: 'b2c3d4e5-4f50-4a61-8b72-9c83ad94be07',
};
export const bookedFavourite: MyCar = {
  ...bookedCar,
  id: 'd5e6f708-4f50-4a61-8b72-9c83ad94be09',
  name: 'คันโปรดที่จอง',
  isFavourite: true,
};

export const myCarsFixtures: ChartFixtures<typeof myCarsMachine> = {
  inputs: { fresh: undefined },
  events: {
    'favourite.chosen': () => [{ type: 'favourite.chosen', car: plainCar }],
    'deletion.asked': () =>
      [plainCar, otherCar, favouriteCar, bookedCar, bookedFavourite].map((car) => ({ type: 'deletion.asked', car })),
    'deletion.agreed': () => [{ type: 'deletion.agreed' }],
    'deletion.declined': () => [{ type: 'deletion.declined' }],
    'retry.requested': () => [{ type: 'retry.requested' }],
    'refusal.dismissed': () => [{ type: 'refusal.dismissed' }],
    'session.superseded': () => [{ type: 'session.superseded' }],
  },
  outcomes: {
    changing: {
      done: [
        { kind: 'ok', value: null },
        { kind: 'failed', failure: { kind: 'favourite', message: 'เป็นคันโปรด' } },
        { kind: 'failed', failure: { kind: 'booking', bookingId: bookedCar.bookingId, message: 'มีนัด' } },
        { kind: 'failed', failure: { kind: 'refused', message: 'ไม่พบรถคันนี้' } },
        { kind: 'failed', failure: { kind: 'refused', message: '' } },
      ],
      error: true,
    },
  },
  delays: { answerTimeLimit: 15_000, recheckPause: 8_000 },
};
