import { PHOTO_MAX_BYTES } from '#domain/constants.ts';
import type { CarFormScreen } from '#machines/car-form/car-form.selectors.ts';
import type { CarPhotoScreen } from '#machines/car-photo/car-photo.selectors.ts';
import type { MyCarsScreen } from '#machines/my-cars/my-cars.selectors.ts';
import { scene, sees, type Scenes } from '#tests/e2e/support/pictures/scenes.ts';
import type { Stage } from '#tests/e2e/support/pictures/stage.ts';
import { cutOff, hang } from '#tests/e2e/support/pictures/trouble.ts';
import { png } from '#tests/support/photos.ts';
import { CarsPage } from './cars-page.ts';

const DELETE = '**/delete_car_profile/';
const ADD = '**/add_car_profile/';
const UPLOAD = '**/fitauto/get-aws/';

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

const atForm = async ({ page, language }: Stage): Promise<CarsPage> => {
  const cars = new CarsPage(page, language);
  await cars.openSignedIn();
  await cars.link('Add a car').click();
  await cars.carField('plate').waitFor();
  return cars;
};

export const MY_CARS_SCREENS: Readonly<Record<MyCarsScreen['screen'], Scenes>> = {
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

const choosing = async (stage: Stage, buffer: Buffer): Promise<void> => {
  await atForm(stage);
  await stage.page.locator('#car-photo').setInputFiles({ name: 'car.png', mimeType: 'image/png', buffer });
};

export const CAR_PHOTO_SCREENS: Readonly<Record<CarPhotoScreen['screen'], Scenes>> = {
  resting: {
    '': scene(async (stage) => {
      await choosing(stage, png({ width: 64, height: 48, pixels: 64 * 48 }));
      await stage.site.button('Remove the photo').waitFor();
    }),
    'too-large': scene((stage) => choosing(stage, Buffer.alloc(PHOTO_MAX_BYTES + 1))),
    broken: scene(async (stage) => {
      await cutOff(stage.page, UPLOAD);
      await choosing(stage, png());
      await stage.site.button('Send again').waitFor();
    }),
  },
  sending: {
    '': scene(async (stage) => {
      await hang(stage.page, UPLOAD);
      await choosing(stage, png());
    }),
  },
};
