const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xed_b8_83_20 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** The check sum of zip files (CRC-32). */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xff_ff_ff_ff;
  // oxlint-disable-next-line typescript/prefer-for-of -- an index is three times as fast
  for (let at = 0; at < bytes.length; at += 1) sum = (TABLE[(sum ^ (bytes[at] ?? 0)) & 0xff] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xff_ff_ff_ff) >>> 0;
}
