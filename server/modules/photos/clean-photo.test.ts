import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CallFailure } from '#server/http/call-context.ts';
import { exifData, jpeg, MOVING, png, SECRET, segment, SVG, webp } from '#tests/support/photos.ts';
import { cleanPhoto } from './clean-photo.service.ts';

const refusalOf = async (bytes: Buffer): Promise<string> => {
  try {
    await cleanPhoto(bytes);
    return 'taken';
  } catch (error) {
    if (error instanceof CallFailure) return error.failure;
    throw error;
  }
};

describe.each([
  ['JPEG', jpeg({ orientation: 1 }), 'image/jpeg'],
  ['PNG', png(), 'image/png'],
  ['WebP', webp(), 'image/webp'],
])('a %s', (_name, bytes, type) => {
  it('is known by its content, and loses words, places and what follows it', async () => {
    expect(bytes.includes(SECRET)).toBe(true);
    const photo = await cleanPhoto(bytes);
    expect(photo).toMatchObject({ type, width: 4, height: 3 });
    expect(photo.bytes.includes(SECRET)).toBe(false);
    const { exif, xmp, iptc } = await sharp(photo.bytes).metadata();
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
  });

  it('that is cut off is refused', async () => {
    const { bytes: whole } = await cleanPhoto(bytes);
    for (let length = 0; length < whole.length - 20; length += 7)
      expect(await refusalOf(whole.subarray(0, length)), String(length)).toBe('photoUnreadable');
  });

  it('with any byte changed is taken or refused, and never fails otherwise', async () => {
    for (let at = 0; at < bytes.length; at += 3) {
      const changed = Buffer.from(bytes);
      changed[at] = at % 2 === 0 ? 0xff : 0;
      expect(['taken', 'photoUnreadable', 'photoTooManyPixels']).toContain(await refusalOf(changed));
    }
  });
});

it('a JPEG that lies on its side is stored upright', async () => {
  const lying = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const said = Buffer.concat([lying.subarray(0, 2), segment(0xe1, exifData(6)), lying.subarray(2)]);
  const { width, height, bytes } = await cleanPhoto(said);
  expect([width, height]).toEqual([30, 40]);
  expect((await sharp(bytes).metadata()).orientation).toBeUndefined();
});

it('a picture larger than any screen shows is stored smaller, a smaller one as large as it is', async () => {
  const large = await sharp({ create: { width: 5_120, height: 100, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  expect(await cleanPhoto(large)).toMatchObject({ width: 2_560, height: 50 });
  expect(await cleanPhoto(png())).toMatchObject({ width: 4, height: 3 });
});

const { bytes: cleanPng } = await cleanPhoto(png());
const gif = await sharp(cleanPng).gif().toBuffer();

it.each([
  ['a drawing with a script', SVG, 'photoUnreadable'],
  ['a picture of another kind', gif, 'photoUnreadable'],
  ['nothing', Buffer.alloc(0), 'photoUnreadable'],
  ['a moving picture', MOVING, 'photoUnreadable'],
  ['a PNG of 30,000 x 30,000', png({ width: 30_000, height: 30_000, pixels: 0 }), 'photoTooManyPixels'],
  ['a JPEG with a long side', jpeg({ width: 12_001, height: 1 }), 'photoTooManyPixels'],
  ['a JPEG without height', jpeg({ height: 0 }), 'photoUnreadable'],
])('%s is refused', async (_name, bytes, failure) => {
  expect(await refusalOf(bytes)).toBe(failure);
});

it('a JPEG whose scans would each be decoded over all pixels is refused without decoding it', async () => {
  const progressive = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
    .jpeg({ progressive: true })
    .toBuffer();
  expect(await refusalOf(progressive)).toBe('taken');
  const scan = progressive.subarray(progressive.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  const many = Buffer.concat([
    progressive.subarray(0, -2),
    ...Array.from({ length: 60 }, () => scan),
    progressive.subarray(-2),
  ]);
  expect(await refusalOf(many)).toBe('photoUnreadable');
});

it('a photo for which nobody waits any more is not decoded', async () => {
  const bytes = png();
  await expect(cleanPhoto(bytes, AbortSignal.abort(new CallFailure('unavailable')))).rejects.toMatchObject({
    failure: 'unavailable',
  });
});
