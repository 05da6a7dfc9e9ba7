/**
 * Where to send the browser back: an address of this site, or null for any other. A relative address is resolved against the first origin. The
 * redirect uses the parsed address, never the text that was received.
 */
export function returnAddress(text: string, origins: readonly string[]): URL | null {
  const [home] = origins;
  if (home === undefined || !URL.canParse(text, home)) return null;
  const url = new URL(text, home);
  // Not `url.origin`: the origin of a blob URL is that of the site that created it.
  const isOurs = origins.includes(`${url.protocol}//${url.host}`);
  return isOurs && url.username === '' && url.password === '' ? url : null;
}

/** The address with an answer in its hash, which is not sent to any server. */
export function withAnswer(to: URL, answer: Readonly<Record<string, string>>): string {
  const address = new URL(to);
  address.hash = new URLSearchParams(answer).toString();
  return address.href;
}
