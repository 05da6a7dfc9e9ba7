import { geolocationFixtures } from '#machines/geolocation/geolocation.fixtures.ts';
import { geolocationLabels } from '#machines/geolocation/geolocation.labels.ts';
import { geolocationMachine } from '#machines/geolocation/geolocation.machine.ts';
import { guardView, selectScreen } from '#machines/geolocation/geolocation.selectors.ts';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { rules } from './rules.ts';

export const chart: ChartUnderTest = {
  flow: 'geolocation',
  machine: geolocationMachine,
  fixtures: geolocationFixtures,
  labels: geolocationLabels,
  rules,
  guardView,
  selectScreen,
  watched: (snapshot) => ({ placed: selectScreen(snapshot).place !== null }),
};
