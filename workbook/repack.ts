import { crc32 } from './crc32.ts';

export interface PackedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Of these bytes, if it is known. */
  readonly crc?: number;
}

/** A zip file of these files, stored as they are: what a reader takes from it are just these bytes. */
export function repack(files: readonly PackedFile[]): Uint8Array<ArrayBuffer> {
  const named = files.map(({ name, bytes, crc = crc32(bytes) }) => ({
    name: new TextEncoder().encode(name),
    bytes,
    crc,
  }));
  const size = named.reduce((sum, { name, bytes }) => sum + 76 + 2 * name.length + bytes.length, 22);
  const zip = new Uint8Array(size);
  const view = new DataView(zip.buffer);
  let at = 0;
  const put = (values: readonly (readonly [bytes: 2 | 4, value: number])[]) => {
    for (const [bytes, value] of values) {
      if (bytes === 2) view.setUint16(at, value, true);
      else view.setUint32(at, value, true);
      at += bytes;
    }
  };
  const sizes = ({ name, bytes, crc }: (typeof named)[number]) =>
    [
      [2, 0],
      [2, 0],
      [4, 0x21],
      [4, crc],
      [4, bytes.length],
      [4, bytes.length],
      [2, name.length],
      [2, 0],
    ] as const;
  const places = named.map((file) => {
    const place = at;
    put([[4, 0x04_03_4b_50], [2, 20], ...sizes(file)]);
    zip.set(file.name, at);
    zip.set(file.bytes, at + file.name.length);
    at += file.name.length + file.bytes.length;
    return place;
  });
  const directory = at;
  for (const [n, file] of named.entries()) {
    put([[4, 0x02_01_4b_50], [2, 20], [2, 20], ...sizes(file), [2, 0], [2, 0], [2, 0], [4, 0], [4, places[n] ?? 0]]);
    zip.set(file.name, at);
    at += file.name.length;
  }
  put([
    [4, 0x06_05_4b_50],
    [2, 0],
    [2, 0],
    [2, named.length],
    [2, named.length],
    [4, at - directory],
    [4, directory],
    [2, 0],
  ]);
  return zip;
}
