import { PHOTO_MAX_BYTES } from '#domain/constants.ts';
import { CallFailure } from '../../http/call-context.ts';
import { cleanJpeg } from './jpeg.ts';
import { BrokenPhoto, type CleanPhoto } from './photo.ts';
import { cleanPng, PNG_START } from './png.ts';
import { cleanWebp } from './webp.ts';

/** Showing a larger picture would take a browser seconds and hundreds of megabytes, however few bytes the file has. */
const MOST_PIXELS = 50_000_000;
const LONGEST_SIDE = 12_000;

const isJpeg = (bytes: Buffer) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
const isPng = (bytes: Buffer) => bytes.subarray(0, PNG_START.length).equals(PNG_START);
const isWebp = (bytes: Buffer) =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';

function cleaned(bytes: Buffer): CleanPhoto {
  if (isJpeg(bytes)) return cleanJpeg(bytes);
  if (isPng(bytes)) return cleanPng(bytes);
  if (isWebp(bytes)) return cleanWebp(bytes);
  throw new BrokenPhoto('another type');
}

/** The part of a file that is stored; its type is determined by its content alone. Throws a CallFailure if it is not a photo that can be shown. */
export function cleanPhoto(bytes: Buffer): CleanPhoto {
  if (bytes.length > PHOTO_MAX_BYTES) throw new CallFailure('photoTooLarge');
  try {
    const photo = cleaned(bytes);
    if (photo.width * photo.height > MOST_PIXELS || Math.max(photo.width, photo.height) > LONGEST_SIDE)
      throw new CallFailure('photoTooManyPixels');
    return photo;
  } catch (error) {
    if (error instanceof BrokenPhoto) throw new CallFailure('photoUnreadable');
    throw error;
  }
}
