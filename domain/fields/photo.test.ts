import { expect, it } from 'vitest';
import { PHOTO_MAX_BYTES } from '../constants.ts';
import { canBeSent, isHeic } from './photo.ts';

const photo = { name: 'car.jpg', type: 'image/jpeg', size: PHOTO_MAX_BYTES };

it('CAR-03 a photo of up to 2 MB is sent as it is, a larger one is not', () => {
  expect(canBeSent(photo)).toBe(true);
  expect(canBeSent({ ...photo, size: PHOTO_MAX_BYTES + 1 })).toBe(false);
});

it('a HEIC is known by its type or, where the device does not tell that, by its name', () => {
  for (const told of [{ type: 'image/heic' }, { type: 'image/heif-sequence' }, { type: '', name: 'IMG_0001.HEIC' }]) {
    expect(isHeic({ ...photo, ...told })).toBe(true);
    expect(canBeSent({ ...photo, size: 1, ...told })).toBe(false);
  }
  expect(isHeic({ name: 'heic.jpg', type: 'image/jpeg' })).toBe(false);
});
