import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { pageTitle } from '#src/parts/page-title.ts';
import { plainWords } from '#domain/word-joiner.ts';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '#domain/constants.ts';
import { languageOfPath, pathWithoutLanguage } from './addresses.ts';
import type { LinkedData } from './json-ld.ts';
import { brand } from '#src/ui/brand/brand.ts';
import type { RouterContext } from '#src/app/router-context.ts';

export interface PageTexts {
  /** A text comes from data, in the language of the page. */
  title: MessageDescriptor | string;
  description?: MessageDescriptor | string;
  /** The address without its language, if search engines should index the page in both languages. */
  path?: string;
  /** Search engines must not index this page. */
  isHidden?: boolean;
  /** What is shown where the page is shared, as an address within the site: a PNG, JPEG or WebP. */
  picture?: string;
  /** What the page is about, for search engines. */
  linkedData?: readonly LinkedData[];
}

/** Of the whole site. */
const SHARED = '/share.png';
const LOCALES: Record<Language, string> = { th: 'th_TH', en: 'en_GB' };

const NOT_FOUND: PageTexts = { title: msg`Page not found` };
const FAILED: PageTexts = { title: msg`This page cannot be shown` };

/** The head of an address without a page. */
export function headWithoutPage(context: HeadContext, language: Language, hasFailed: boolean) {
  return headOf(context, language, hasFailed ? FAILED : NOT_FOUND);
}

type HeadContext = Pick<RouterContext, 'languages' | 'origin'>;

interface PageMatch {
  context: HeadContext;
  pathname: string;
  status: string;
}

/** The title and the other head tags of a page, in the language of its address; none when the page has failed. */
export function pageHead({ context, pathname, status }: PageMatch, texts: PageTexts) {
  return status === 'error' ? {} : headOf(context, languageOfPath(pathname), texts);
}

function headOf(
  { languages, origin }: HeadContext,
  language: Language,
  { title, description, path, isHidden, picture = SHARED, linkedData = [] }: PageTexts,
) {
  const i18n = languages.nearest(language);
  if (!i18n) return {};
  const textOf = (text: MessageDescriptor | string) => (typeof text === 'string' ? text : i18n._(text));
  const name = plainWords(textOf(title));
  const said = description && plainWords(textOf(description));
  const meta = [{ title: pageTitle([textOf(title)], language) }];
  const described = said ? [{ name: 'description', content: said }] : [];
  const hidden = isHidden === true ? [{ name: 'robots', content: 'noindex' }] : [];
  const rest = path === undefined ? '' : pathWithoutLanguage(path).replace(/^\/$/, '');
  const addressIn = (each: Language) => `${origin}/${each}${rest}`;
  const app = [
    { rel: 'manifest', href: `/manifest.${language}.webmanifest` },
    { rel: 'apple-touch-icon', href: '/icons/apple-180.png' },
  ];
  const links =
    path === undefined
      ? app
      : [
          ...app,
          { rel: 'canonical', href: addressIn(language) },
          ...LANGUAGES.map((each) => ({ rel: 'alternate', hrefLang: each, href: addressIn(each) })),
          { rel: 'alternate', hrefLang: 'x-default', href: addressIn(FALLBACK_LANGUAGE) },
        ];
  // A page without an address of its own is not shared.
  const shared =
    path === undefined
      ? []
      : [
          ...Object.entries({
            'og:type': 'website',
            'og:site_name': brand.name[language],
            'og:locale': LOCALES[language],
            'og:title': name,
            ...(said && { 'og:description': said }),
            'og:url': addressIn(language),
            'og:image': origin + picture,
          }).map(([property, content]) => ({ property, content })),
          { name: 'twitter:card', content: 'summary_large_image' },
        ];
  const scripts = linkedData.map((dataOf) => ({
    type: 'application/ld+json',
    // Never run, and nothing in it can end it.
    children: JSON.stringify(dataOf({ origin, language })).replaceAll('<', String.raw`\u003c`),
  }));
  return { meta: [...meta, ...described, ...hidden, ...shared], links, scripts };
}
