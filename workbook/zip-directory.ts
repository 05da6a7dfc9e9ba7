/** A file in a zip file: where its bytes are, and what the directory says of them. */
export interface ZipEntry {
  readonly name: string;
  readonly method: 'stored' | 'deflated';
  readonly crc: number;
  readonly packed: Uint8Array<ArrayBuffer>;
  /** As the directory says; whoever unpacks has to count. */
  readonly size: number;
}

const END = 0x06_05_4b_50;
const CENTRAL = 0x02_01_4b_50;
const LOCAL = 0x04_03_4b_50;
const END_BYTES = 22;
const COMMENT_MAX = 65_535;
const ENCRYPTED = 1;
const METHODS = new Map([
  [0, 'stored'],
  [8, 'deflated'],
] as const);

/** The files of a zip file by its directory; null if it is cut off, encrypted, or made in a way that no spreadsheet program makes one. */
export function zipEntries(file: Uint8Array<ArrayBuffer>): ZipEntry[] | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const end = endOf(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const entries: ZipEntry[] = [];
  for (let n = 0; n < count; n += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== CENTRAL) return null;
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const name = new TextDecoder().decode(file.subarray(at + 46, at + 46 + (nameLength ?? 0)));
    const entry = entryAt(file, view, { name, at });
    if (entry === null) return null;
    entries.push(entry);
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return entries;
}

function endOf(view: DataView): number | null {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - COMMENT_MAX); at -= 1) if (view.getUint32(at, true) === END) return at;
  return null;
}

function entryAt(
  file: Uint8Array<ArrayBuffer>,
  view: DataView,
  { name, at }: { name: string; at: number },
): ZipEntry | null {
  const method = METHODS.get(view.getUint16(at + 10, true) as 0 | 8);
  const [crc = 0, packedSize = 0, size = 0] = [16, 20, 24].map((offset) => view.getUint32(at + offset, true));
  const local = view.getUint32(at + 42, true);
  const isOdd = method === undefined || (view.getUint16(at + 8, true) & ENCRYPTED) !== 0;
  if (isOdd || local + 30 > file.length || view.getUint32(local, true) !== LOCAL) return null;
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (start + packedSize > file.length) return null;
  return { name, method, crc, size, packed: file.subarray(start, start + packedSize) };
}
