import { crc32, deflateSync } from 'node:zlib';

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

interface JpegOptions {
  readonly width?: number;
  readonly height?: number;
  readonly orientation?: number;
  /** How long the whole file is. */
  readonly length?: number;
}

/** With everything that a phone and its programs write into a photo; nothing in it is ever decoded. */
export function jpeg({ width = 4, height = 3, orientation, length }: JpegOptions = {}): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  const start = Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    segment(0xe1, exifData(orientation)),
    segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${SECRET}`)),
    segment(0xe2, Buffer.from('ICC_PROFILE\0\x01\x01colour', 'latin1')),
    segment(0xe2, Buffer.from(`MPF\0${SECRET}`)),
    segment(0xed, Buffer.from(SECRET)),
    segment(0xfe, Buffer.from(SECRET)),
    segment(0xdb, Buffer.alloc(65, 1)),
    segment(0xc0, frame),
    segment(0xc4, Buffer.alloc(20, 1)),
    segment(0xda, Buffer.from([3, 1, 0, 2, 0x11, 3, 0x11, 0, 0x3f, 0])),
  ]);
  const [scan, behind] = [Buffer.from([1, 0xff, 0, 2, 0xff, 0xd0, 3]), Buffer.from(SECRET)];
  const end = Buffer.concat([Buffer.from([0xff, 0xd9]), length === undefined ? behind : Buffer.alloc(0)]);
  const filling = length === undefined ? 0 : length - start.length - scan.length - end.length;
  return Buffer.concat([start, scan, Buffer.alloc(filling, 7), end]);
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
    pngChunk('eXIf', exifData().subarray(6)),
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

/** `flags` of the extended header; with 2 it is said to move. */
export function webp({ width = 4, height = 3, flags = 0x0c } = {}): Buffer {
  const extended = Buffer.alloc(10);
  extended.writeUInt8(flags, 0);
  extended.writeUIntLE(width - 1, 4, 3);
  extended.writeUIntLE(height - 1, 7, 3);
  const frame = Buffer.from([0x10, 0, 0, 0x9d, 0x01, 0x2a, 4, 0, 3, 0, 9, 9, 9]);
  const body = Buffer.concat([
    Buffer.from('WEBP', 'latin1'),
    webpChunk('VP8X', extended),
    webpChunk('VP8 ', frame),
    webpChunk('EXIF', exifData()),
    webpChunk('XMP ', Buffer.from(SECRET)),
  ]);
  const head = Buffer.alloc(8, 'RIFF', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.from(SECRET)]);
}

export const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
