import { describe, expect, it } from 'vitest';
import { CallFailure } from '#server/http/call-context.ts';
import { jpeg, png, pngChunk, SECRET, segment, SVG, webp } from '#tests/support/photos.ts';
import { cleanPhoto } from './clean-photo.service.ts';
import { orientationIn } from './orientation.ts';

const refusalOf = (bytes: Buffer): string => {
  try {
    cleanPhoto(bytes);
    return 'taken';
  } catch (error) {
    if (error instanceof CallFailure) return error.failure;
    throw error;
  }
};

describe.each([
  ['JPEG', jpeg(), 'image/jpeg'],
  ['PNG', png(), 'image/png'],
  ['WebP', webp(), 'image/webp'],
])('a %s', (_name, bytes, type) => {
  it('is known by its content, and loses words, places and what follows it', () => {
    expect(bytes.includes(SECRET)).toBe(true);
    const photo = cleanPhoto(bytes);
    expect(photo).toMatchObject({ type, width: 4, height: 3 });
    expect(photo.bytes.includes(SECRET)).toBe(false);
    expect(photo.bytes.length).toBeLessThan(bytes.length);
  });

  it('that is clean stays as it is', () => {
    const { bytes: once } = cleanPhoto(bytes);
    expect(cleanPhoto(once).bytes.equals(once)).toBe(true);
  });

  it('that is cut off anywhere is refused', () => {
    const { bytes: whole } = cleanPhoto(bytes);
    for (let length = 0; length < whole.length; length += 1)
      expect(refusalOf(whole.subarray(0, length))).toBe('photoUnreadable');
  });

  it('with any byte changed is taken or refused, and never fails otherwise', () => {
    for (let at = 0; at < bytes.length; at += 1)
      for (const value of [0, 0x7f, 0xff]) {
        const changed = Buffer.from(bytes);
        changed[at] = value;
        expect(['taken', 'photoUnreadable', 'photoTooManyPixels']).toContain(refusalOf(changed));
      }
  });
});

it('a JPEG that is to be turned still says so, and nothing else', () => {
  const { bytes } = cleanPhoto(jpeg({ orientation: 6 }));
  const at = bytes.indexOf('Exif');
  expect(orientationIn(bytes.subarray(at))).toBe(6);
  expect(bytes.readUInt16BE(at - 2)).toBe(34);
  expect(bytes.indexOf('Exif', at + 1)).toBe(-1);
  expect(cleanPhoto(jpeg({ orientation: 1 })).bytes.includes('Exif')).toBe(false);
});

it.each([0xf0, 0xfd, 0xc8, 0xcc, 0xde, 0xdf, 0xee])(
  'a segment %i of a JPEG that draws nothing is dropped',
  (marker) => {
    const bytes = jpeg();
    const hidden = segment(marker, Buffer.from(`Adobe${SECRET}`));
    const whole = Buffer.concat([bytes.subarray(0, 2), hidden, bytes.subarray(2)]);
    expect(cleanPhoto(whole).bytes.equals(cleanPhoto(bytes).bytes)).toBe(true);
  },
);

it('the colours that Adobe names stay', () => {
  const bytes = jpeg();
  const adobe = segment(0xee, Buffer.from('Adobe\0\x64\0\0\0\0\x01', 'latin1'));
  const whole = Buffer.concat([bytes.subarray(0, 2), adobe, bytes.subarray(2)]);
  expect(cleanPhoto(whole).bytes.includes(adobe)).toBe(true);
});

const { bytes: cleanPng } = cleanPhoto(png());
const END = cleanPng.length - 12;

it.each([
  [
    'a PNG with a second header',
    Buffer.concat([cleanPng.subarray(0, END), pngChunk('IHDR', Buffer.alloc(13, 1)), cleanPng.subarray(END)]),
    'photoUnreadable',
  ],
  ['a drawing with a script', SVG, 'photoUnreadable'],
  ['nothing', Buffer.alloc(0), 'photoUnreadable'],
  ['a moving picture', webp({ flags: 0x02 }), 'photoUnreadable'],
  ['a PNG of 30,000 x 30,000', png({ width: 30_000, height: 30_000, pixels: 0 }), 'photoTooManyPixels'],
  ['a JPEG with a long side', jpeg({ width: 12_001, height: 1 }), 'photoTooManyPixels'],
  ['a WebP with many pixels', webp({ width: 10_000, height: 5_001 }), 'photoTooManyPixels'],
  ['a JPEG without height', jpeg({ height: 0 }), 'photoUnreadable'],
])('%s is refused', (_name, bytes, failure) => {
  expect(refusalOf(bytes)).toBe(failure);
});
