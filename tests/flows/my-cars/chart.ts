import type { AnyMachineSnapshot } from 'xstate';
import { myCarsFixtures } from '#machines/my-cars/my-cars.fixtures.ts';
import { myCarsLabels } from '#machines/my-cars/my-cars.labels.ts';
import { myCarsMachine } from '#machines/my-cars/my-cars.machine.ts';
import { guardView, selectScreen } from '#machines/my-cars/my-cars.selectors.ts';
import type { MyCarsContext } from '#machines/my-cars/my-cars.types.ts';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { rules } from './rules.ts';

/** What was said before is seen until something else is begun. */
const watched = ({ context }: AnyMachineSnapshot) => ({ isDone: (context as MyCarsContext).done !== null });

export const chart: ChartUnderTest = {
  flow: 'my-cars',
  machine: myCarsMachine,
  fixtures: myCarsFixtures,
  labels: myCarsLabels,
  rules,
  guardView,
  selectScreen,
  watched,
};
