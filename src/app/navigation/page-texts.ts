import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { pageTitle } from '#src/parts/page-title.ts';
import { plainWords } from '#domain/word-joiner.ts';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '#domain/constants.ts';
import { languageOfPath, pathWithoutLanguage } from './addresses.ts';
import type { RouterContext } from '#src/app/router-context.ts';

export interface PageTexts {
  /** A text, where it is data. */
  title: MessageDescriptor | string;
  description?: MessageDescriptor | string;
  /** The address without its language, if search engines should index the page in both languages. */
  path?: string;
  /** Search engines must not index this page. */
  isHidden?: boolean;
}

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
  { title, description, path, isHidden }: PageTexts,
) {
  const i18n = languages.nearest(language);
  if (!i18n) return {};
  const textOf = (text: MessageDescriptor | string) => (typeof text === 'string' ? text : i18n._(text));
  const meta = [{ title: pageTitle([textOf(title)], language) }];
  const described = description ? [{ name: 'description', content: plainWords(textOf(description)) }] : [];
  const hidden = isHidden === true ? [{ name: 'robots', content: 'noindex' }] : [];
  const rest = path === undefined ? '' : pathWithoutLanguage(path).replace(/^\/$/, '');
  const addressIn = (each: Language) => `${origin}/${each}${rest}`;
  const links =
    path === undefined
      ? []
      : [
          { rel: 'canonical', href: addressIn(language) },
          ...LANGUAGES.map((each) => ({ rel: 'alternate', hrefLang: each, href: addressIn(each) })),
          { rel: 'alternate', hrefLang: 'x-default', href: addressIn(FALLBACK_LANGUAGE) },
        ];
  return { meta: [...meta, ...described, ...hidden], links };
}
