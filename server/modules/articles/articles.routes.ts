import { ARTICLES_PER_PAGE } from '#domain/articles.ts';
import type { Language } from '#domain/constants.ts';
import { branchNow } from '#domain/thai-calendar.ts';
import type { ReadLibrary } from '../../content/articles/library.ts';
import { readNow } from '../../db/clock.ts';
import type { Db } from '../../db/transaction.ts';
import type { Handlers } from '../../http/handlers.ts';
import { pageOf } from '../../http/paging.ts';
import { articlesOf, categoriesOf, relatedTo, wireArticle, type Shown } from './articles.service.ts';

export const articleHandlers = (db: Db, readLibrary: ReadLibrary) => {
  const shownIn = async (language: Language): Promise<Shown> => ({
    library: await readLibrary(),
    language,
    today: branchNow(await readNow(db)).date,
  });
  return {
    listArticles: async (request, { language }) => {
      const shown = await shownIn(language);
      const { items, page, pageCount, total } = pageOf(articlesOf(shown, request), request, ARTICLES_PER_PAGE);
      return {
        shoppening_list: items.map((item) => wireArticle(shown, request.applayout_id, item)),
        page,
        page_count: pageCount,
        total,
      };
    },

    readArticle: async ({ applayout_id: kind, items: slug }, { language }) => {
      const shown = await shownIn(language);
      const item = shown.library.articles[kind].find((each) => each.slug === slug && each.postOn <= shown.today);
      if (item === undefined) return { item: null, related_list: [] };
      return {
        item: { ...wireArticle(shown, kind, item), html: item.text[language].html },
        related_list: relatedTo(shown, kind, item).map((each) => wireArticle(shown, kind, each)),
      };
    },

    listCategories: async ({ applayout_id: kind }, { language }) => ({
      category_list: categoriesOf(await shownIn(language), kind),
    }),

    listFaq: async (_request, { language }) => ({
      shoppening_list: (await readLibrary()).faq.map(({ slug, group, text }) => {
        const { name, html, language: written } = text[language];
        return { id: slug, name, group, html, ...(written !== language && { language: written }) };
      }),
    }),

    readSitePage: async ({ items: slug }, { language }) => {
      const page = (await readLibrary()).pages.find((each) => each.slug === slug);
      if (page === undefined) return { item: null };
      const { name, desc, html, language: written } = page.text[language];
      return {
        item: { id: slug, name, desc, updated: page.updated, html, ...(written !== language && { language: written }) },
      };
    },
  } satisfies Partial<Handlers>;
};
