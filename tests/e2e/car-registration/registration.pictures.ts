import type { CarRegistrationScreen } from '#machines/car-registration/car-registration.selectors.ts';
import { atForm } from '#tests/e2e/car-form/car-form.pictures.ts';
import { scene, sees, type Scenes } from '#tests/e2e/support/pictures/scenes.ts';
import { breakDown, hang } from '#tests/e2e/support/pictures/trouble.ts';

const CARS = '**/get/car/master-data/';

export const CAR_CHOICE_SCREENS: Readonly<Record<CarRegistrationScreen['screen'], Scenes>> = {
  loading: {
    '': scene(async (stage) => {
      const cars = await atForm(stage);
      await hang(stage.page, CARS);
      await cars.carField('brand').selectOption({ index: 1 });
    }),
  },
  choosing: {
    '': scene(async (stage) => {
      const cars = await atForm(stage);
      for (const level of ['brand', 'model', 'variant']) await cars.carField(level).selectOption({ index: 1 });
    }),
  },
  failed: {
    '': scene(async (stage) => {
      const cars = await atForm(stage);
      await breakDown(stage.page, CARS);
      await cars.carField('brand').selectOption({ index: 1 });
      await sees(stage, 'The models could not be loaded.');
    }),
  },
};
