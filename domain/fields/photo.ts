import { PHOTO_MAX_BYTES } from '../constants.ts';

/** What is known of a photo's file without opening it. */
export interface PhotoFacts {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** Whether a photo is in the format of iPhones, HEIC, which the server does not take and most browsers cannot open. */
export const isHeic = ({ name, type }: Pick<PhotoFacts, 'name' | 'type'>): boolean =>
  /^image\/hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name);

/** Whether a photo can be sent as it is; one that is too large or a HEIC is made into a smaller JPEG first. */
export const canBeSent = (photo: PhotoFacts): boolean => photo.size <= PHOTO_MAX_BYTES && !isHeic(photo);
