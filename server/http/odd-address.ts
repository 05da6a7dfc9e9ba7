/** A way up or around (`..`, `//`, a dot or a slash in code): no link and no browser writes it, and nothing of ours is there. */
export function isOddAddress(address: string): boolean {
  const path = address.split(/[?#]/)[0] ?? '';
  return !path.startsWith('/') || /\/\/|\\|%(2e|2f|5c)|\/\.\.?(\/|$)/i.test(path);
}
