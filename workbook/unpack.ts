import { crc32 } from './crc32.ts';
import type { ZipEntry } from './zip-directory.ts';

async function inflated(packed: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array<ArrayBuffer> | 'too-large'> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > most) {
      await reader.cancel().catch(() => undefined);
      return 'too-large';
    }
    parts.push(part.value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The bytes of an entry, at most `most` of them; 'damaged' if they are not those that were packed. */
export async function unpack(
  { method, packed, crc, size }: ZipEntry,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | 'damaged' | 'too-large'> {
  if (size > most) return 'too-large';
  try {
    const bytes = method === 'stored' ? packed : await inflated(packed, most);
    if (bytes === 'too-large') return bytes;
    return bytes.length === size && crc32(bytes) === crc ? bytes : 'damaged';
  } catch {
    return 'damaged';
  }
}
