import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '#domain/constants.ts';
import { keptBookings } from '#src/offline/kept-bookings.ts';

/** No script runs on the page, nor is anything sent from it, whatever it holds. */
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** The language of an address. */
export const languageOf = (pathname: string): Language =>
  LANGUAGES.find((language) => pathname === `/${language}` || pathname.startsWith(`/${language}/`)) ??
  FALLBACK_LANGUAGE;

/** A page that the server has drawn, without what it would load and run. */
export const withoutScripts = (html: string): string =>
  html
    .replaceAll(/<script\b[^]*?<\/script>/g, '')
    .replaceAll(/<template id="scripts"[^]*?<\/template>/g, '')
    .replaceAll(/<link\b[^>]*\brel="(?:modulepreload|preload|stylesheet|manifest|canonical|alternate)"[^>]*>/g, '');

/** The place of what is kept: the one element with this id. It says that nothing is, until something is put there. */
const PLACE = /(<div id="kept-bookings"[^>]*>)[^]*?(<\/div>)/;

/** The page for a browser without a network, with the bookings that it keeps. */
export async function offlinePage(html: string, now: number): Promise<Response> {
  const kept = await keptBookings(now).catch(() => []);
  const tickets = kept.map((booking) => booking.html).join('');
  const page = kept.length === 0 ? html : html.replace(PLACE, (_whole, start, end) => `${start}${tickets}${end}`);
  return new Response(page, { status: 503, headers: HEADERS });
}
