import type { Language } from '#domain/constants.ts';

/** The loyalty card's provider: the configured one, or the embedded page of this site's server. */
const PROVIDER = import.meta.env.VITE_SSO_URL ?? '/sso';

/** The sign-in and sign-out screens: nobody is sent back to one of these after signing in. */
const OF_SIGNING_IN = /^\/\w+\/auth(\/|$)/;

/** The address on this site to return to, without its hash; the home page if there is none. */
export const returnTo = (from: string | undefined, language: Language, origin: string): URL => {
  const url = new URL(from ?? `/${language}`, origin);
  const isHere = url.origin === origin && !OF_SIGNING_IN.test(url.pathname);
  const back = isHere ? url : new URL(`/${language}`, origin);
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
