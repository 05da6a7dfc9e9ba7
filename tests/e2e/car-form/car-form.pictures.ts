import type { CarFormScreen } from '#machines/car-form/car-form.selectors.ts';
import { CarsPage } from '#tests/e2e/my-cars/cars-page.ts';
import { scene, sees, type Scenes } from '#tests/e2e/support/pictures/scenes.ts';
import type { Stage } from '#tests/e2e/support/pictures/stage.ts';
import { cutOff, hang } from '#tests/e2e/support/pictures/trouble.ts';

const ADD = '**/add_car_profile/';

export const atForm = async ({ page, language }: Stage): Promise<CarsPage> => {
  const cars = new CarsPage(page, language);
  await cars.openSignedIn();
  await cars.link('Add a car').click();
  await cars.carField('plate').waitFor();
  return cars;
};

export const CAR_FORM_SCREENS: Readonly<Record<CarFormScreen['screen'], Scenes>> = {
  filling: {
    '': scene(async (stage) => void (await atForm(stage))),
    'with-errors': scene(async (stage) => (await atForm(stage)).save()),
  },
  saving: {
    '': scene(async (stage) => {
      await hang(stage.page, ADD);
      const cars = await atForm(stage);
      await cars.typeCar('คันเก่ง', '5กก 5555');
      await cars.save();
    }),
  },
  unconfirmed: {
    '': scene(async (stage) => {
      await cutOff(stage.page, ADD);
      const cars = await atForm(stage);
      await cars.typeCar('คันเก่ง', '5กก 5555');
      await cars.save();
      await sees(stage, 'We do not know yet whether the car was saved.');
    }),
  },
  saved: { seenIn: 'my-cars-resting' },
};
