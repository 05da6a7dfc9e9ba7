import type { ArticleKind } from '#domain/articles.ts';
import type { FoundKind } from '#contract/calls/search.shapes.ts';
import { contentLibrary } from '../../content/articles/library.ts';
import type { Library } from '../../content/articles/library.types.ts';
import type { SearchDocument } from './search.types.ts';

const KINDS: Readonly<Record<ArticleKind, readonly [kind: FoundKind, folder: string]>> = {
  news: ['news', '/other/news'],
  knowledge: ['knowledge', '/other/knowledge'],
  promotions: ['promotion', '/promotions'],
  privileges: ['privilege', '/other/privileges'],
};

/** The texts of the site that have a page of their own, by their names. */
const PAGES: Readonly<Record<string, string>> = {
  privacypolicy: '/privacypolicy',
  contactus: '/other/contactus',
  'career-privacy': '/other/career/privacy',
};

const readLibrary = contentLibrary();
const known = new WeakMap<Library, readonly SearchDocument[]>();

/** News, knowledge, promotions, privileges, questions and texts of the site, as their files say. */
export async function articleDocuments(): Promise<readonly SearchDocument[]> {
  const library = await readLibrary();
  const documents = known.get(library) ?? documentsOf(library);
  known.set(library, documents);
  return documents;
}

const withoutTags = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,:;!?])/g, '$1')
    .trim();

function documentsOf({ articles, categories, faq, pages }: Library): SearchDocument[] {
  const items = (Object.keys(KINDS) as ArticleKind[]).flatMap((name) => {
    const [kind, folder] = KINDS[name];
    return articles[name].map((item): SearchDocument => ({
      kind,
      path: `${folder}/${item.slug}`,
      title: { th: item.text.th.name, en: item.text.en.name },
      text: { th: item.text.th.desc, en: item.text.en.desc },
      words: categories[name].filter(({ id }) => item.categories.includes(id)).flatMap(({ th, en }) => [th, en]),
      from: item.postOn,
      until: item.end,
    }));
  });
  const questions = faq.map(({ slug, text }): SearchDocument => ({
    kind: 'question',
    path: `/services#faq-${slug}`,
    title: { th: text.th.name, en: text.en.name },
    text: { th: withoutTags(text.th.html), en: withoutTags(text.en.html) },
  }));
  const texts = pages.flatMap(({ slug, text }): SearchDocument[] => {
    const path = PAGES[slug];
    if (path === undefined) return [];
    return [
      {
        kind: 'page',
        path,
        title: { th: text.th.name, en: text.en.name },
        text: { th: text.th.desc, en: text.en.desc },
      },
    ];
  });
  return [...items, ...questions, ...texts];
}
