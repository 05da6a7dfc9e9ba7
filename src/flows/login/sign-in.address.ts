import type { Language } from '#domain/constants.ts';
import { isOddAddress } from '#domain/odd-address.ts';

/** The loyalty card's provider: the configured one, or the embedded page of this site's server. */
const PROVIDER = import.meta.env.VITE_SSO_URL ?? '/sso';

/** The sign-in and sign-out screens: nobody is sent back to one of these after signing in. */
const OF_SIGNING_IN = /^\/\w+\/auth(\/|$)/;

/** The address on this site to return to, without its hash; the home page if there is none. */
export const returnTo = (from: string | undefined, language: Language, origin: string): URL => {
  const home = new URL(`/${language}`, origin);
  const url = from !== undefined && URL.canParse(from, origin) ? new URL(from, origin) : home;
  const isHere = `${url.protocol}//${url.host}` === origin && url.username === '' && url.password === '';
  const back = isHere && !isOddAddress(url.pathname) && !OF_SIGNING_IN.test(url.pathname) ? url : home;
  back.hash = '';
  return back;
};

/** The address of the provider's sign-in page (LOGIN-01). */
export const providerAddress = (back: URL, state: string, language: Language): string => {
  const address = new URL(PROVIDER, back);
  address.searchParams.set('redirect_uri', back.href);
  address.searchParams.set('state', state);
  address.searchParams.set('lang', language);
  return address.href;
};
