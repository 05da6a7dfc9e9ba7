import type { MyCarsState } from '#machines/my-cars/my-cars.selectors.ts';
import { scene, sees, type Scenes } from '#tests/e2e/support/pictures/scenes.ts';
import type { Stage } from '#tests/e2e/support/pictures/stage.ts';
import { cutOff, hang } from '#tests/e2e/support/pictures/trouble.ts';
import { CarsPage } from './cars-page.ts';

const DELETE = '**/delete_car_profile/';

const withCars = async ({ page, language }: Stage): Promise<CarsPage> => {
  const cars = new CarsPage(page, language);
  await cars.openSignedIn();
  await cars.add('คันเก่ง', '5กก 5555');
  await cars.add('คันใหญ่', '6ขข 66');
  return cars;
};

const asking = async (stage: Stage): Promise<CarsPage> => {
  const cars = await withCars(stage);
  await cars.inCard('คันใหญ่', 'Delete').click();
  return cars;
};

export const MY_CARS_SCREENS: Readonly<Record<MyCarsState['screen'], Scenes>> = {
  resting: {
    '': scene(async (stage) => void (await withCars(stage))),
    none: scene(async ({ page, language }) => new CarsPage(page, language).openSignedIn()),
  },
  asking: { '': scene(async (stage) => void (await asking(stage))) },
  changing: {
    '': scene(async (stage) => {
      await hang(stage.page, DELETE);
      const cars = await asking(stage);
      await cars.button('Delete the car').click();
    }),
  },
  outcomeUnknown: {
    '': scene(async (stage) => {
      await cutOff(stage.page, DELETE);
      const cars = await asking(stage);
      await cars.button('Delete the car').click();
      await sees(stage, 'We do not know yet whether the car was deleted.');
    }),
  },
  refused: {
    '': scene(async (stage) => {
      const cars = await withCars(stage);
      await cars.inCard('คันเก่ง', 'Delete').click();
    }),
  },
};
