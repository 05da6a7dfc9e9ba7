import { crc32 } from 'node:zlib';
import { BrokenPhoto, partOf, type CleanPhoto } from './photo.ts';

export const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The chunks needed to draw the picture as it was meant to look. Text, times, locations and further frames are not among them. */
const KEPT = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'bKGD', 'pHYs']);
const HEADER_BYTES = 13;

/** Walks over the chunks without inflating anything; what follows the last one is dropped. */
export function cleanPng(bytes: Buffer): CleanPhoto {
  const parts: Buffer[] = [PNG_START];
  let size: { width: number; height: number } | null = null;
  let hasPixels = false;
  for (let at = PNG_START.length; ;) {
    const length = partOf(bytes, at, at + 8).readUInt32BE(0);
    const end = at + 12 + length;
    const chunk = partOf(bytes, at, end);
    const name = chunk.toString('latin1', 4, 8);
    if (size === null && (name !== 'IHDR' || length !== HEADER_BYTES)) throw new BrokenPhoto('no header');
    if (size !== null && name === 'IHDR') throw new BrokenPhoto('two headers');
    if (KEPT.has(name)) {
      if (chunk.readUInt32BE(length + 8) !== crc32(chunk.subarray(4, length + 8)))
        throw new BrokenPhoto('a damaged chunk');
      parts.push(chunk);
    } else if (/^[A-Z]/.test(name)) throw new BrokenPhoto('a critical chunk that nobody knows');
    size ??= { width: chunk.readUInt32BE(8), height: chunk.readUInt32BE(12) };
    hasPixels ||= name === 'IDAT';
    at = end;
    if (name === 'IEND') break;
  }
  if (!hasPixels || size.width === 0 || size.height === 0) throw new BrokenPhoto('no picture');
  return { type: 'image/png', ...size, bytes: Buffer.concat(parts) };
}
