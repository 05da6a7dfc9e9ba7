/**
 * Where the browser is sent back to: an address of this site, or null for any other. A relative one counts from the first origin. What goes
 * into the answer is the parsed address, never the text that came.
 */
export function returnAddress(text: string, origins: readonly string[]): URL | null {
  const [home] = origins;
  if (home === undefined || !URL.canParse(text, home)) return null;
  const url = new URL(text, home);
  // Not `url.origin`: a blob's is that of the site which made it.
  const isOurs = origins.includes(`${url.protocol}//${url.host}`);
  return isOurs && url.username === '' && url.password === '' ? url : null;
}

/** The address with an answer in its hash, which is not sent to any server. */
export function withAnswer(to: URL, answer: Readonly<Record<string, string>>): string {
  const address = new URL(to);
  address.hash = new URLSearchParams(answer).toString();
  return address.href;
}
