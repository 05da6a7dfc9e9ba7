/**
 * A path with `..`, `//`, a backslash, an encoded dot or slash, or bytes that are not valid text (`%ff`). No link or browser
 * produces such a path, nothing is served there, and nobody is sent back there: `//name` alone would lead to another site.
 */
export function isOddAddress(address: string): boolean {
  const path = address.split(/[?#]/)[0] ?? '';
  return !path.startsWith('/') || !isText(path) || /\/\/|\\|%(2e|2f|5c)|\/\.\.?(\/|$)/i.test(path);
}

function isText(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
