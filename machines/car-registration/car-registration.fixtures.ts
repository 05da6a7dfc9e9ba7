import type { ChartFixtures } from '../shared/fixtures.ts';
import { missingLevel, NO_CAR } from './car-registration.cascade.ts';
import type { carRegistrationMachine } from './car-registration.machine.ts';
import type { CarLevel } from './car-registration.types.ts';

/** Two entries per level: enough to choose one, then the other, and to try one that is not offered. */
export const carLists = {
  brand: [
    { id: 1, name: 'Toyota' },
    { id: 2, name: 'Isuzu' },
  ],
  model: [
    { id: 11, name: 'Yaris Ativ' },
    { id: 12, name: 'Hilux Revo' },
  ],
  variant: [
    { id: 111, name: '1.2 Sport' },
    { id: 112, name: '1.2 Premium' },
  ],
  year: [
    { id: 1111, name: '2022' },
    { id: 1112, name: '2023' },
  ],
} as const;

const NOT_OFFERED = 999;
const idsOf = (level: CarLevel): (number | null)[] => [...carLists[level].map(({ id }) => id), NOT_OFFERED, null];

export const carRegistrationFixtures: ChartFixtures<typeof carRegistrationMachine> = {
  inputs: {
    fresh: { brands: null, choice: NO_CAR, wanted: {} },
    brandsKept: { brands: carLists.brand, choice: NO_CAR, wanted: {} },
    named: {
      brands: null,
      choice: NO_CAR,
      wanted: { brand: 'Isuzu', model: 'Hilux Revo', variant: '1.2 Premium', year: '2023' },
    },
    namedInPart: {
      brands: carLists.brand,
      choice: NO_CAR,
      wanted: { brand: 'Isuzu', model: 'Hilux Revo', variant: '' },
    },
    namedOtherwise: {
      brands: carLists.brand,
      choice: NO_CAR,
      wanted: { brand: 'Isuzu', model: 'D-Max', variant: '1.9' },
    },
    wholeCar: {
      brands: carLists.brand,
      choice: {
        brand: carLists.brand[0],
        model: carLists.model[0],
        variant: carLists.variant[0],
        year: carLists.year[0],
      },
      wanted: {},
    },
  },
  events: {
    'brand.chosen': () => idsOf('brand').map((id) => ({ type: 'brand.chosen', id })),
    'model.chosen': () => idsOf('model').map((id) => ({ type: 'model.chosen', id })),
    'variant.chosen': () => idsOf('variant').map((id) => ({ type: 'variant.chosen', id })),
    'year.chosen': () => idsOf('year').map((id) => ({ type: 'year.chosen', id })),
    'retry.requested': () => [{ type: 'retry.requested' }],
  },
  outcomes: {
    listing: {
      done: ({ context }) => [
        { kind: 'ok', value: carLists[missingLevel(context) ?? 'brand'] },
        { kind: 'failed', failure: { message: 'ปิดปรับปรุงรายการรถ' } },
      ],
      error: true,
    },
  },
  delays: { answerTimeLimit: 15_000 },
};
