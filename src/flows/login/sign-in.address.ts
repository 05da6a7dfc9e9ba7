import type { Language } from '#domain/constants.ts';

/** The provider of the loyalty card: another one, or the page of this site's server. */
const PROVIDER = import.meta.env.VITE_SSO_URL ?? '/sso';

/** The screens of signing in and out themselves: who is signed in does not come back to one. */
const OF_SIGNING_IN = /^\/\w+\/auth(\/|$)/;

/** The address of this site to come back to, without its hash; the home page where there is none. */
export const returnTo = (from: string | undefined, language: Language, origin: string): URL => {
  const url = new URL(from ?? `/${language}`, origin);
  const isHere = url.origin === origin && !OF_SIGNING_IN.test(url.pathname);
  const back = isHere ? url : new URL(`/${language}`, origin);
  back.hash = '';
  return back;
};

/** Where the provider asks who it is (LOGIN-01). */
export const providerAddress = (back: URL, state: string, language: Language): string => {
  const address = new URL(PROVIDER, back);
  address.searchParams.set('redirect_uri', back.href);
  address.searchParams.set('state', state);
  address.searchParams.set('lang', language);
  return address.href;
};
