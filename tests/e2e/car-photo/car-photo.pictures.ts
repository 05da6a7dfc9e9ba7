import { PHOTO_MAX_BYTES } from '#domain/constants.ts';
import type { CarPhotoScreen } from '#machines/car-photo/car-photo.selectors.ts';
import { atForm } from '#tests/e2e/car-form/car-form.pictures.ts';
import { scene, type Scenes } from '#tests/e2e/support/pictures/scenes.ts';
import type { Stage } from '#tests/e2e/support/pictures/stage.ts';
import { cutOff, hang } from '#tests/e2e/support/pictures/trouble.ts';
import { png } from '#tests/support/photos.ts';

const UPLOAD = '**/fitauto/get-aws/';

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
    heic: scene(async (stage) => {
      await atForm(stage);
      const buffer = Buffer.alloc(1000);
      await stage.page.locator('#car-photo').setInputFiles({ name: 'car.heic', mimeType: 'image/heic', buffer });
    }),
    broken: scene(async (stage) => {
      await cutOff(stage.page, UPLOAD);
      await choosing(stage, png());
      await stage.site.button('Send again').waitFor();
    }),
  },
  fitting: {
    '': scene(async (stage) => {
      await atForm(stage);
      await stage.page.evaluate(() => {
        globalThis.createImageBitmap = () => new Promise(() => undefined);
      });
      const buffer = Buffer.alloc(PHOTO_MAX_BYTES + 1);
      await stage.page.locator('#car-photo').setInputFiles({ name: 'car.png', mimeType: 'image/png', buffer });
    }),
  },
  sending: {
    '': scene(async (stage) => {
      await hang(stage.page, UPLOAD);
      await choosing(stage, png());
    }),
  },
};
