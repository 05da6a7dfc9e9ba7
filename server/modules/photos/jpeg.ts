import { orientationIn, orientationSegment } from './orientation.ts';
import { BrokenPhoto, partOf, type CleanPhoto } from './photo.ts';

const START = Buffer.from([0xff, 0xd8]);
const END = Buffer.from([0xff, 0xd9]);
const [SOI, EOI, SOS, APP1, APP2, APP14] = [0xd8, 0xd9, 0xda, 0xe1, 0xe2, 0xee] as const;
/** Tables of the decoder: Huffman, quantisation, restart interval. Arithmetic coding (CC) is drawn by no browser. */
const TABLES: ReadonlySet<number> = new Set([0xc4, 0xdb, 0xdd]);
const ADOBE_BYTES = 12;
/** Markers that have no data and occur only inside a scan, where they are skipped with it. */
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
/** Start-of-frame markers; DHT, JPG and DAC have numbers in the same range. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const begins = (data: Buffer, text: string) => data.toString('latin1', 0, text.length) === text;

/** Only the segments that are needed to draw the picture in its colours: anything else could reveal who took it, where, and with what. */
function isKept(marker: number, data: Buffer): boolean {
  if (marker === APP2) return begins(data, 'ICC_PROFILE\0');
  if (marker === APP14) return begins(data, 'Adobe') && data.length === ADOBE_BYTES;
  return marker === SOS || isFrame(marker) || TABLES.has(marker);
}

/** The first byte after the data of a scan. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next !== undefined && next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  throw new BrokenPhoto('a scan without an end');
}

/** Walks through the segments without decoding anything; whatever follows the end of the picture is dropped. */
export function cleanJpeg(bytes: Buffer): CleanPhoto {
  const parts: Buffer[] = [];
  let orientation = 1;
  let frame: { width: number; height: number } | null = null;
  let hasScan = false;
  for (let at = 2; ;) {
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1;
    const marker = bytes[at + 1];
    if (bytes[at] !== 0xff || marker === undefined || marker === SOI || marker < 0xc0 || isRestart(marker))
      throw new BrokenPhoto('no marker');
    if (marker === EOI) break;
    const end = at + 2 + partOf(bytes, at + 2, at + 4).readUInt16BE(0);
    const data = partOf(bytes, at + 4, end);
    if (marker === APP1) orientation = Math.max(orientation, orientationIn(data));
    if (isFrame(marker)) {
      if (frame !== null || data.length < 6) throw new BrokenPhoto('not one frame');
      frame = { height: data.readUInt16BE(1), width: data.readUInt16BE(3) };
    }
    let next = end;
    if (marker === SOS) {
      hasScan = true;
      next = endOfScan(bytes, end);
    }
    if (isKept(marker, data)) parts.push(bytes.subarray(at, next));
    at = next;
  }
  if (frame === null || !hasScan || frame.width === 0 || frame.height === 0) throw new BrokenPhoto('no picture');
  const turned = orientationSegment(orientation);
  return { type: 'image/jpeg', ...frame, bytes: Buffer.concat([START, ...(turned ? [turned] : []), ...parts, END]) };
}
