import { carPhotoFixtures } from '#machines/car-photo/car-photo.fixtures.ts';
import { carPhotoLabels } from '#machines/car-photo/car-photo.labels.ts';
import { carPhotoMachine } from '#machines/car-photo/car-photo.machine.ts';
import { guardView, selectScreen, type CarPhotoSnapshot } from '#machines/car-photo/car-photo.selectors.ts';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { rules } from './rules.ts';

export const chart: ChartUnderTest = {
  flow: 'car-photo',
  machine: carPhotoMachine,
  fixtures: carPhotoFixtures,
  labels: carPhotoLabels,
  rules,
  guardView,
  selectScreen,
  watched: ({ context: { photo, file } }: CarPhotoSnapshot) => ({ hasPhoto: photo !== null, file: file?.name ?? null }),
};
