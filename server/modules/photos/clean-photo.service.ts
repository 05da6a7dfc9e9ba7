import sharp from 'sharp';
import { PHOTO_MAX_BYTES } from '#domain/constants.ts';
import { CallFailure } from '../../http/call-context.ts';

/** A photo without data about its maker: no location, no camera, no text. */
export interface CleanPhoto {
  readonly type: 'image/jpeg' | 'image/png' | 'image/webp';
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

/** Showing a larger picture would take a browser seconds and hundreds of megabytes, however few bytes the file has. */
const MOST_PIXELS = 50_000_000;
const LONGEST_SIDE = 12_000;
/** No screen shows more of a car. */
const STORED_SIDE = 2560;

/** A picture for the web has about ten. Each of them is decoded over all pixels, however few bytes it has. */
const MOST_SCANS = 50;
const SCAN = Buffer.from([0xff, 0xda]);

function hasTooManyScans(bytes: Buffer): boolean {
  let count = 0;
  for (let at = bytes.indexOf(SCAN); at >= 0 && count <= MOST_SCANS; at = bytes.indexOf(SCAN, at + 2)) count += 1;
  return count > MOST_SCANS;
}

const TYPES = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;
const isTaken = (format: string): format is keyof typeof TYPES => Object.hasOwn(TYPES, format);

// One photo on one core: the others are for bookings.
sharp.concurrency(1);
sharp.cache(false);

const opened = (bytes: Buffer) => sharp(bytes, { limitInputPixels: false, failOn: 'warning' });

async function decoded(bytes: Buffer): Promise<CleanPhoto> {
  const { format, width, height, pages = 1 } = await opened(bytes).metadata();
  if (!isTaken(format) || pages > 1 || (format === 'jpeg' && hasTooManyScans(bytes)))
    throw new CallFailure('photoUnreadable');
  if (width * height > MOST_PIXELS || Math.max(width, height) > LONGEST_SIDE)
    throw new CallFailure('photoTooManyPixels');
  const { data, info } = await opened(bytes)
    .autoOrient()
    .resize(STORED_SIDE, STORED_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toFormat(format)
    .toBuffer({ resolveWithObject: true });
  return { type: TYPES[format], width: info.width, height: info.height, bytes: data };
}

let last: Promise<unknown> = Promise.resolve();

/**
 * What is stored of a file: decoded, turned upright and written anew, one photo after the other. Its type is determined by its content alone. Rejects
 * with a CallFailure if it is not a photo that can be shown. What nobody waits for any more is not decoded.
 */
export async function cleanPhoto(bytes: Buffer, gone?: AbortSignal): Promise<CleanPhoto> {
  if (bytes.length > PHOTO_MAX_BYTES) throw new CallFailure('photoTooLarge');
  const work = last.then(() => {
    gone?.throwIfAborted();
    return decoded(bytes);
  });
  last = work.catch(() => undefined);
  try {
    return await work;
  } catch (error) {
    // Whatever the decoder says of the bytes, to the sender it is one thing.
    throw error instanceof CallFailure ? error : new CallFailure('photoUnreadable');
  }
}
