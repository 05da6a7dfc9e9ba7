import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback } from '#server/network.ts';

/**
 * Whether a write may come from its origin. A browser always names it in Origin or Sec-Fetch-Site, and only a browser sends somebody's cookie along
 * with a call that somebody else made up; a client that sends neither header is not a browser.
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

/** For a GET that writes: refused if the browser says that it is a navigation, an image, a prefetch or the like. */
export function isFetchedByScript(headers: IncomingHttpHeaders): boolean {
  const { 'sec-fetch-mode': mode, 'sec-fetch-dest': dest } = headers;
  return (
    ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].every((name) => headers[name] === undefined) &&
    headers['sec-fetch-site'] !== 'none' &&
    (mode === undefined || mode === 'cors' || mode === 'same-origin') &&
    (dest === undefined || dest === 'empty')
  );
}

/** Whether the browser says that a script of this site makes the request; no link, form, image or typed address can make it say so. */
export const saysScript = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-fetch-site'] === 'same-origin' && headers['sec-fetch-mode'] !== undefined && isFetchedByScript(headers);

/** The origin that a Host header names, if it is this machine's; null for any other host, because anybody can claim one. */
export function loopbackOrigin(host: string | undefined): string | null {
  if (host === undefined || !URL.canParse(`http://${host}`)) return null;
  const { hostname, origin } = new URL(`http://${host}`);
  return isLoopback(hostname) ? origin : null;
}
