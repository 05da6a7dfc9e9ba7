import { PHOTO_MAX_BYTES } from '#domain/constants.ts';
import { isHeic } from '#domain/fields/photo.ts';

/** A photo that can be sent, or why it cannot be made small enough. */
type Fitted = { readonly kind: 'fits'; readonly file: File } | { readonly kind: 'unreadable' | 'tooLarge' };

/** Tried in turn until the photo is small enough: the longer side in pixels, and the quality of the JPEG. */
const STEPS = [
  [2560, 0.85],
  [2048, 0.8],
  [1600, 0.75],
  [1200, 0.6],
] as const;

/**
 * A photo as a JPEG of at most 2 MB, upright as its orientation says. Opening, resizing and writing are the browser's own work beside the page's.
 */
export async function fitPhoto(file: File, signal: AbortSignal): Promise<Fitted> {
  const photo = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (photo === null) return { kind: isHeic(file) ? 'unreadable' : 'tooLarge' };
  try {
    for (const [side, quality] of STEPS) {
      signal.throwIfAborted();
      // oxlint-disable-next-line no-await-in-loop -- the next step only if this one is too large
      const made = await jpegOf(photo, side, quality);
      if (made.size <= PHOTO_MAX_BYTES)
        return { kind: 'fits', file: new File([made], jpegName(file.name), { type: 'image/jpeg' }) };
    }
    return { kind: 'tooLarge' };
  } finally {
    photo.close();
  }
}

const jpegName = (name: string) => `${name.replace(/\.[^.]*$/, '') || 'photo'}.jpg`;

async function jpegOf(photo: ImageBitmap, side: number, quality: number): Promise<Blob> {
  const scale = Math.min(1, side / Math.max(photo.width, photo.height));
  const [width, height] = [photo.width, photo.height].map((length) => Math.max(1, Math.round(length * scale)));
  const small = await createImageBitmap(photo, {
    resizeWidth: width ?? 1,
    resizeHeight: height ?? 1,
    resizeQuality: 'high',
  });
  const canvas = Object.assign(document.createElement('canvas'), { width: small.width, height: small.height });
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser has no canvas.');
  // A JPEG has no transparency: what was transparent would be black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, small.width, small.height);
  pen.drawImage(small, 0, 0);
  small.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('not drawn'))), 'image/jpeg', quality);
  });
}
