import type { AnyMachineSnapshot } from 'xstate';
import { carFormFixtures } from '#machines/car-form/car-form.fixtures.ts';
import { carFormLabels } from '#machines/car-form/car-form.labels.ts';
import { carFormMachine } from '#machines/car-form/car-form.machine.ts';
import { guardView, selectScreen } from '#machines/car-form/car-form.selectors.ts';
import type { CarFormContext } from '#machines/car-form/car-form.types.ts';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { rules } from './rules.ts';

/** What was refused is seen until the next try; a new car is saved in another way than an edited one. */
const watched = ({ context }: AnyMachineSnapshot) => {
  const { id, refusal, takenPlate } = context as CarFormContext;
  return { isEdited: id !== null, isRefused: refusal !== null, isPlateTaken: takenPlate !== null };
};

export const chart: ChartUnderTest = {
  flow: 'car-form',
  machine: carFormMachine,
  fixtures: carFormFixtures,
  labels: carFormLabels,
  rules,
  guardView,
  selectScreen,
  watched,
};
