/** How a viewer has to turn the picture, by the standard's numbers. */
const UPRIGHT = 1;
const MOST = 8;
const HEAD = Buffer.from('Exif\0\0', 'latin1');
const TAG = 0x01_12;
const ENTRY_BYTES = 12;

/** The orientation in the data of an Exif segment; upright if it cannot be read. */
export function orientationIn(segment: Buffer): number {
  if (!segment.subarray(0, HEAD.length).equals(HEAD)) return UPRIGHT;
  const tiff = segment.subarray(HEAD.length);
  if (tiff.length < 8) return UPRIGHT;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const u16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (first + 2 > tiff.length) return UPRIGHT;
  const count = Math.min(u16(first), Math.floor((tiff.length - first - 2) / ENTRY_BYTES));
  for (let entry = 0; entry < count; entry += 1) {
    const at = first + 2 + entry * ENTRY_BYTES;
    if (u16(at) !== TAG) continue;
    const value = u16(at + 8);
    return value >= UPRIGHT && value <= MOST ? value : UPRIGHT;
  }
  return UPRIGHT;
}

/** A segment with nothing but this orientation; null for upright, which needs none. */
export function orientationSegment(orientation: number): Buffer | null {
  if (orientation === UPRIGHT) return null;
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  const tiff = Buffer.from([0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0]);
  const data = Buffer.concat([HEAD, tiff]);
  return Buffer.concat([Buffer.from([0xff, 0xe1, 0, data.length + 2]), data]);
}
