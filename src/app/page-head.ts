import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { brand } from '#src/ui/brand.ts';
import { LANGUAGES, type Language } from '#domain/constants.ts';
import { languageOfPath } from '#src/i18n/language.ts';
import type { Languages } from '#src/i18n/languages.ts';
import { pathWithoutLanguage } from './addresses.ts';

export interface PageTexts {
  title: MessageDescriptor;
  description?: MessageDescriptor;
  /** The address without its language, when search engines should find the page in both. */
  path?: string;
}

const NOT_FOUND: PageTexts = { title: msg`Page not found` };
const FAILED: PageTexts = { title: msg`This page cannot be shown` };

/** The head where no page gives one. */
export function headWithoutPage(languages: Languages, language: Language, hasFailed: boolean) {
  return headOf(languages, language, hasFailed ? FAILED : NOT_FOUND);
}

interface PageMatch {
  context: { languages: Languages };
  pathname: string;
  status: string;
}

/** The title and the other head tags of a page, in the language of its address; none when the page has failed. */
export function pageHead({ context, pathname, status }: PageMatch, texts: PageTexts) {
  return status === 'error' ? {} : headOf(context.languages, languageOfPath(pathname), texts);
}

function headOf(languages: Languages, language: Language, { title, description, path }: PageTexts) {
  const i18n = languages.nearest(language);
  if (!i18n) return {};
  const meta = [{ title: `${i18n._(title)} · ${brand.name[language]}` }];
  const described = description ? [{ name: 'description', content: i18n._(description) }] : [];
  const rest = path === undefined ? '' : pathWithoutLanguage(path).replace(/^\/$/, '');
  const links =
    path === undefined ? [] : LANGUAGES.map((each) => ({ rel: 'alternate', hrefLang: each, href: `/${each}${rest}` }));
  return { meta: [...meta, ...described], links };
}
