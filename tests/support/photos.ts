import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Text in the metadata of the photos made here that must not be in any stored photo. */
export const SECRET = 'N13.7563 E100.5018 somying';

export const segment = (marker: number, data: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};

/** An Exif segment with an orientation, a pointer to a place, and words. */
export function exifData(orientation = 6): Buffer {
  const entry = (tag: number, type: number, value: number) => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16LE(tag, 0);
    bytes.writeUInt16LE(type, 2);
    bytes.writeUInt32LE(1, 4);
    bytes.writeUInt16LE(value, 8);
    return bytes;
  };
  const head = Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 2, 0]);
  const entries = [entry(0x01_12, 3, orientation), entry(0x88_25, 4, 40), Buffer.alloc(4)];
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), head, ...entries, Buffer.from(SECRET)]);
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0f5f69' } });
const [JPEG, WEBP] = await Promise.all([plain(4, 3).jpeg().toBuffer(), plain(4, 3).webp().toBuffer()]);

interface JpegOptions {
  readonly width?: number;
  readonly height?: number;
  readonly orientation?: number;
  /** How long the whole file is. */
  readonly length?: number;
}

const MOST_IN_SEGMENT = 65_533;

/** Segments of words that are as long as asked for, at least one of 4 bytes. */
function filling(bytes: number): Buffer[] {
  if (bytes <= 0) return [];
  const data = Math.min(bytes - 4, MOST_IN_SEGMENT);
  const rest = bytes - 4 - data;
  // What is left must hold a segment of its own.
  const short = rest > 0 && rest < 4 ? 4 : 0;
  return [segment(0xfe, Buffer.alloc(data - short, 'x')), ...filling(rest + short)];
}

/** With everything that a phone and its programs write into a photo. Another size is only said: the picture is 4 by 3. */
export function jpeg({ width = 4, height = 3, orientation, length }: JpegOptions = {}): Buffer {
  const picture = Buffer.from(JPEG);
  const frame = picture.indexOf(Buffer.from([0xff, 0xc0]));
  picture.writeUInt16BE(height, frame + 5);
  picture.writeUInt16BE(width, frame + 7);
  const start = Buffer.concat([
    picture.subarray(0, 2),
    segment(0xe1, exifData(orientation)),
    segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${SECRET}`)),
    segment(0xe2, Buffer.from(`MPF\0${SECRET}`)),
    segment(0xed, Buffer.from(SECRET)),
    segment(0xfe, Buffer.from(SECRET)),
  ]);
  const rest = picture.subarray(2);
  if (length === undefined) return Buffer.concat([start, rest, Buffer.from(SECRET)]);
  return Buffer.concat([start, ...filling(length - start.length - rest.length), rest]);
}

export const pngChunk = (name: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

/** A plain grey picture with text, a location and a time. */
export function png({ width = 4, height = 3, pixels = 12 } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('tEXt', Buffer.from(`Comment\0${SECRET}`)),
    pngChunk('eXIf', exifData(1).subarray(6)),
    pngChunk('gAMA', Buffer.from([0, 0, 0xb1, 0x8f])),
    pngChunk('IDAT', deflateSync(Buffer.alloc(pixels + height))),
    pngChunk('tIME', Buffer.alloc(7, 1)),
    pngChunk('IEND', Buffer.alloc(0)),
    Buffer.from(SECRET),
  ]);
}

const webpChunk = (name: string, data: Buffer): Buffer => {
  const head = Buffer.alloc(8, name, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
};

/** With a place and words. */
export function webp(): Buffer {
  const extended = Buffer.alloc(10);
  extended.writeUInt8(0x0c, 0);
  extended.writeUIntLE(4 - 1, 4, 3);
  extended.writeUIntLE(3 - 1, 7, 3);
  const body = Buffer.concat([
    Buffer.from('WEBP', 'latin1'),
    webpChunk('VP8X', extended),
    WEBP.subarray(12),
    webpChunk('EXIF', exifData(1)),
    webpChunk('XMP ', Buffer.from(SECRET)),
  ]);
  const head = Buffer.alloc(8, 'RIFF', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.from(SECRET)]);
}

/** Two pictures, one after the other. */
export const MOVING = await sharp(
  await Promise.all([plain(4, 3).png().toBuffer(), plain(4, 3).negate().png().toBuffer()]),
  {
    join: { animated: true },
  },
)
  .webp()
  .toBuffer();

export const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
