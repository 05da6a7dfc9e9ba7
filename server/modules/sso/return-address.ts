import { isOddAddress } from '#domain/odd-address.ts';

// oxlint-disable-next-line no-control-regex -- the parser of addresses removes some of them without a word
const UNSAID = /[\u0000-\u0020\u007f-\u009f\\]/;

/**
 * Where to send the browser back: an address of this site, or null for any other. A relative address is resolved against the first origin. What is
 * judged, and used for the redirect, is the parsed address, never the text that was received: `/.//name` is on this site, but its path `//name`
 * leads to another as soon as somebody takes it for an address.
 */
export function returnAddress(text: string, origins: readonly string[]): URL | null {
  const [home] = origins;
  if (home === undefined || UNSAID.test(text) || !URL.canParse(text, home)) return null;
  const url = new URL(text, home);
  // Not `url.origin`: the origin of a blob URL is that of the site that created it.
  const isOurs = origins.includes(`${url.protocol}//${url.host}`);
  return isOurs && url.username === '' && url.password === '' && !isOddAddress(url.pathname) ? url : null;
}

/** The address with an answer in its hash, which is not sent to any server. */
export function withAnswer(to: URL, answer: Readonly<Record<string, string>>): string {
  const address = new URL(to);
  address.hash = new URLSearchParams(answer).toString();
  return address.href;
}
