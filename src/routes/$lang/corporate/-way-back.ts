import type { Language } from '#domain/constants.ts';
import { isOddAddress } from '#domain/odd-address.ts';

/** A company's page that is not one of signing in or out. */
const OF_COMPANY = /^\/(th|en)\/corporate(?!\/auth\/)(\/|\?|#|$)/;

const isPage = (href: string | null | undefined): href is string =>
  typeof href === 'string' && OF_COMPANY.test(href) && !isOddAddress(href.split(/[?#]/)[0] ?? '');

/** Where a company goes on after signing in: where it wanted to go, else where its session ended, else its overview; in the page's language. */
export const corporateAim = (from: string | undefined, left: string | null, language: Language): string =>
  [from, left].find(isPage)?.replace(/^\/\w\w/, `/${language}`) ?? `/${language}/corporate`;
