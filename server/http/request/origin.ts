import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback } from '#server/network.ts';

/**
 * Whether a write is allowed from where it comes. A browser always says so in Origin or Sec-Fetch-Site, and only a browser
 * carries somebody's cookie to a call that somebody else wrote; a client that sends neither is not a browser.
 */
export function isOurOrigin(headers: IncomingHttpHeaders, publicOrigins: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return isOurSite(headers['sec-fetch-site']);
  if (publicOrigins.includes(origin)) return true;
  if (publicOrigins.length > 0 || host === undefined) return false;
  return (
    URL.canParse(origin) && /^https?:$/.test(new URL(origin).protocol) && new URL(origin).host === host.toLowerCase()
  );
}

const isOurSite = (site: string | string[] | undefined) =>
  site === undefined || site === 'same-origin' || site === 'none';

/** Of a GET that writes: nothing that a browser says may make it, as far as it says anything. */
export function isFetchedByScript(headers: IncomingHttpHeaders): boolean {
  const { 'sec-fetch-mode': mode, 'sec-fetch-dest': dest } = headers;
  return (
    ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].every((name) => headers[name] === undefined) &&
    headers['sec-fetch-site'] !== 'none' &&
    (mode === undefined || mode === 'cors' || mode === 'same-origin') &&
    (dest === undefined || dest === 'empty')
  );
}

/** A browser says that a script of this very site asks; no link, form, picture or typed address can make it say so. */
export const saysScript = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-fetch-site'] === 'same-origin' && headers['sec-fetch-mode'] !== undefined && isFetchedByScript(headers);

/** The origin that a Host header names, where it is this machine's; null for every other host, which anybody may claim. */
export function loopbackOrigin(host: string | undefined): string | null {
  if (host === undefined || !URL.canParse(`http://${host}`)) return null;
  const { hostname, origin } = new URL(`http://${host}`);
  return isLoopback(hostname) ? origin : null;
}
