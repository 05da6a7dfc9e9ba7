import { BrokenPhoto, partOf, type CleanPhoto } from './photo.ts';

const KEPT = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP']);
/** Flags in VP8X: one for animation, two for the chunks that are dropped. */
const [ANIMATED, EXIF, XMP] = [0x02, 0x08, 0x04] as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

const SIZES: Readonly<Record<string, (data: Buffer) => Size>> = {
  VP8X: (data) => {
    const head = partOf(data, 0, 10);
    return { width: head.readUIntLE(4, 3) + 1, height: head.readUIntLE(7, 3) + 1 };
  },
  'VP8 ': (data) => {
    const head = partOf(data, 0, 10);
    if (head.readUIntBE(3, 3) !== 0x9d_01_2a) throw new BrokenPhoto('no key frame');
    return { width: head.readUInt16LE(6) & 0x3f_ff, height: head.readUInt16LE(8) & 0x3f_ff };
  },
  VP8L: (data) => {
    const head = partOf(data, 0, 5);
    if (head[0] !== 0x2f) throw new BrokenPhoto('no lossless picture');
    const bits = head.readUInt32LE(1);
    return { width: (bits & 0x3f_ff) + 1, height: ((bits >>> 14) & 0x3f_ff) + 1 };
  },
};

/** Walks through the chunks without decoding anything; an animation is not a photo. */
export function cleanWebp(bytes: Buffer): CleanPhoto {
  const all = partOf(bytes, 0, 8 + partOf(bytes, 0, 12).readUInt32LE(4));
  const parts: Buffer[] = [];
  const sizes: Size[] = [];
  let pictures = 0;
  for (let at = 12; at < all.length;) {
    const length = partOf(all, at, at + 8).readUInt32LE(4);
    const data = partOf(all, at + 8, at + 8 + length);
    const end = Math.min(at + 8 + length + (length % 2), all.length);
    const name = all.toString('latin1', at, at + 4);
    const chunk = Buffer.from(partOf(all, at, end));
    if (name === 'VP8X') {
      const flags = partOf(data, 0, 10).readUInt8(0);
      if ((flags & ANIMATED) !== 0) throw new BrokenPhoto('a moving picture');
      chunk.writeUInt8(flags & ~(EXIF | XMP), 8);
    }
    if (name === 'VP8 ' || name === 'VP8L') pictures += 1;
    const size = SIZES[name]?.(data);
    if (size !== undefined) sizes.push(size);
    if (KEPT.has(name)) parts.push(chunk);
    at = end;
  }
  if (pictures !== 1) throw new BrokenPhoto('not one picture');
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...parts]);
  const head = Buffer.alloc(8, 'RIFF', 'latin1');
  head.writeUInt32LE(body.length, 4);
  const [width, height] = [sizes.map((size) => size.width), sizes.map((size) => size.height)].map((of) =>
    Math.max(...of),
  );
  if (!width || !height) throw new BrokenPhoto('no picture');
  return { type: 'image/webp', width, height, bytes: Buffer.concat([head, body]) };
}
