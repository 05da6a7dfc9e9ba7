/** A photo without what it says about its maker: no place, no camera, no words. */
export interface CleanPhoto {
  readonly type: 'image/jpeg' | 'image/png' | 'image/webp';
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

/** The bytes are no photo of the kind that they begin like, or end too early. */
export class BrokenPhoto extends Error {}

/** A part of the bytes, which must all be there. */
export function partOf(bytes: Buffer, start: number, end: number): Buffer {
  if (start < 0 || end < start || end > bytes.length) throw new BrokenPhoto('too short');
  return bytes.subarray(start, end);
}
