/** A photo without data about its maker: no location, no camera, no text. */
export interface CleanPhoto {
  readonly type: 'image/jpeg' | 'image/png' | 'image/webp';
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

/** The bytes are not a photo of the kind that their beginning suggests, or end too early. */
export class BrokenPhoto extends Error {}

/** A part of the bytes; it must be complete. */
export function partOf(bytes: Buffer, start: number, end: number): Buffer {
  if (start < 0 || end < start || end > bytes.length) throw new BrokenPhoto('too short');
  return bytes.subarray(start, end);
}
