import { PHOTO_MAX_BYTES } from '#domain/constants.ts';
import type { ChartFixtures } from '../shared/fixtures.ts';
import type { carPhotoMachine } from './car-photo.machine.ts';
import type { CarPhoto, PhotoFile } from './car-photo.types.ts';

export const largest: PhotoFile = { name: 'car.jpg', type: 'image/jpeg', size: PHOTO_MAX_BYTES };
export const tooLarge: PhotoFile = { ...largest, name: 'large.jpg', size: PHOTO_MAX_BYTES + 1 };
export const heic: PhotoFile = { ...largest, name: 'IMG_1.HEIC', type: 'image/heic' };
export const fitted: PhotoFile = { ...largest, name: 'large.jpg', size: 900_000 };
export const savedPhoto: CarPhoto = { id: null, url: '/x/photos/of-the-car' };
export const sent: CarPhoto = { id: '3f0b6e5c-7a51-4f0e-9c6b-0d8f3f2b1a10', url: '/x/photos/sent' };

export const carPhotoFixtures: ChartFixtures<typeof carPhotoMachine> = {
  inputs: { none: { photo: null }, withPhoto: { photo: savedPhoto } },
  events: {
    'photo.chosen': () => [largest, tooLarge, heic].map((file) => ({ type: 'photo.chosen', file })),
    'photo.removed': () => [{ type: 'photo.removed' }],
    'sending.cancelled': () => [{ type: 'sending.cancelled' }],
    'retry.requested': () => [{ type: 'retry.requested' }],
    'session.superseded': () => [{ type: 'session.superseded' }],
  },
  outcomes: {
    fitting: { done: [{ kind: 'fits', file: fitted }, { kind: 'tooLarge' }, { kind: 'unreadable' }], error: true },
    sending: {
      done: [
        { kind: 'ok', value: sent },
        { kind: 'failed', failure: { message: 'ไฟล์นี้ใช้เป็นรูปไม่ได้' } },
        { kind: 'failed', failure: { message: '' } },
      ],
      error: true,
    },
  },
  delays: { fittingTimeLimit: 30_000, sendingTimeLimit: 60_000 },
};
