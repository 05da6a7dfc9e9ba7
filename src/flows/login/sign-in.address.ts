import type { Language } from '#domain/constants.ts';
import { isOddAddress } from '#domain/odd-address.ts';

/** The loyalty card's provider: the configured one, or the embedded page of this site's server. */
const PROVIDER = import.meta.env.VITE_SSO_URL ?? '/sso';

/** The sign-in and sign-out screens: nobody is sent back to one of these after signing in. */
const OF_SIGNING_IN = /^\/\w+\/auth(\/|$)/;

/** The home page, in any language: who signs in there has nothing else in mind. */
const HOME = /^\/(\w\w)?\/?$/;

/** Where the provider sends the browser back to, without a hash, and where the person then goes on: an address on this site. */
export interface Return {
  readonly back: URL;
  readonly aim: string;
}

/**
 * Who signs in on a page goes on there, at the same anchor. Who signs in on the home page or on a screen of signing in goes on where their session
 * ended, or in the member area.
 */
export const returnTo = (
  { from, interrupted }: { readonly from?: string | undefined; readonly interrupted?: string | undefined },
  language: Language,
  origin: string,
): Return => {
  const page = pageAt(from, origin);
  const hasAim = page !== null && !(HOME.test(page.pathname) && page.hash === '');
  const aim = hasAim ? page : (pageAt(interrupted, origin) ?? new URL(`/${language}/me`, origin));
  const back = new URL(page ?? aim);
  back.hash = '';
  return { back, aim: aim.href.slice(origin.length) };
};

/** A page of this site to go on at; null for any other address, and for the screens of signing in. */
function pageAt(address: string | undefined, origin: string): URL | null {
  if (address === undefined || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  const isHere = `${url.protocol}//${url.host}` === origin && url.username === '' && url.password === '';
  return isHere && !isOddAddress(url.pathname) && !OF_SIGNING_IN.test(url.pathname) ? url : null;
}

/** The address of the provider's sign-in page (LOGIN-01). */
export const providerAddress = (back: URL, state: string, language: Language): string => {
  const address = new URL(PROVIDER, back);
  address.searchParams.set('redirect_uri', back.href);
  address.searchParams.set('state', state);
  address.searchParams.set('lang', language);
  return address.href;
};
