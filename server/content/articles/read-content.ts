import { ARTICLE_KINDS, FAQ_GROUPS, type ArticleKind } from '#domain/articles.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import {
  brandList,
  categoryList,
  englishFaq,
  englishItem,
  englishPage,
  SLUG,
  thaiFaq,
  thaiItem,
  thaiPage,
} from './article.schema.ts';
import { articleOf, inLanguages, type ItemRead } from './article-of.ts';
import { checkArticles } from './check-articles.ts';
import { checked, readYaml, type ContentProblem } from './front-matter.ts';
import type { Library } from './library.types.ts';
import { linkProblem } from './links.ts';
import { readItem, type Folders } from './read-file.ts';

export interface ContentRead {
  /** Without the items that have a problem of their own. */
  readonly library: Library;
  readonly problems: readonly ContentProblem[];
}

/** Reads, checks and renders all content files below a folder. */
export function readContent(folders: Folders): ContentRead {
  const problems: ContentProblem[] = [];
  const report = (...found: readonly ContentProblem[]) => void problems.push(...found);
  const itemsOf = <Thai extends z.ZodObject, English extends z.ZodObject>(
    kind: string,
    schemas: { readonly th: Thai; readonly en: English },
  ) =>
    slugsOf(folders, kind, report).flatMap((slug) => {
      const read = readItem(folders, { kind, slug }, schemas);
      if ('value' in read) return [read.value];
      report(...read.problems);
      return [];
    });

  const items: Record<ArticleKind, readonly ItemRead[]> = {
    news: itemsOf('news', { th: thaiItem.news, en: englishItem }),
    knowledge: itemsOf('knowledge', { th: thaiItem.knowledge, en: englishItem }),
    promotions: itemsOf('promotions', { th: thaiItem.promotions, en: englishItem }),
    privileges: itemsOf('privileges', { th: thaiItem.privileges, en: englishItem }),
  };
  const faq = itemsOf('faq', { th: thaiFaq, en: englishFaq });
  const pages = itemsOf('pages', { th: thaiPage, en: englishPage });
  const categories = byKind((kind) => readList(folders, `${kind}/categories.yaml`, categoryList, report));
  const brands = existsSync(join(folders.content, 'products/brands.yaml'))
    ? readList(folders, 'products/brands.yaml', brandList, report)
    : [];

  for (const kind of ARTICLE_KINDS)
    report(...checkArticles(items[kind], { folders, categories: categories[kind], brands }));
  const slugs = byKind((kind) => new Set(items[kind].map(({ slug }) => slug)));
  for (const { th, en } of [...Object.values(items).flat(), ...faq, ...pages])
    for (const { href, file, line } of [...th.links, ...(en?.links ?? [])]) {
      const problem = linkProblem(href, slugs);
      if (problem !== null) report({ file, line, problem });
    }

  return {
    library: {
      articles: byKind((kind) => items[kind].map((item) => articleOf(item, brands))),
      categories,
      faq: faq
        .map((item) => ({
          slug: item.slug,
          group: item.th.fields.group,
          order: item.th.fields.order,
          text: inLanguages(item, ({ name }) => ({ name })),
        }))
        .toSorted((a, b) => FAQ_GROUPS.indexOf(a.group) - FAQ_GROUPS.indexOf(b.group) || a.order - b.order),
      pages: pages.map((item) => ({
        slug: item.slug,
        updated: item.th.fields.updated,
        text: inLanguages(item, ({ name, desc }) => ({ name, desc })),
      })),
    },
    problems,
  };
}

const byKind = <Value>(valueOf: (kind: ArticleKind) => Value): Record<ArticleKind, Value> => ({
  news: valueOf('news'),
  knowledge: valueOf('knowledge'),
  promotions: valueOf('promotions'),
  privileges: valueOf('privileges'),
});

/** The slugs of a kind's items, in alphabetical order. Files that are none, and English files without a Thai one, are named. */
function slugsOf({ content }: Folders, kind: string, report: (problem: ContentProblem) => void): readonly string[] {
  const names = existsSync(join(content, kind)) ? readdirSync(join(content, kind)).toSorted() : [];
  const slugs = names.filter((name) => name.endsWith('.th.md')).map((name) => name.slice(0, -'.th.md'.length));
  for (const slug of slugs.filter((each) => !SLUG.test(each)))
    report({
      file: `${kind}/${slug}.th.md`,
      line: 1,
      problem: 'its name is not lower-case letters and digits, joined by -',
    });
  for (const name of names) {
    if (name === 'categories.yaml' || name.endsWith('.th.md')) continue;
    if (name.endsWith('.en.md') && slugs.includes(name.slice(0, -'.en.md'.length))) continue;
    const problem = name.endsWith('.en.md')
      ? 'there is no Thai file of this item'
      : 'a content file ends with .th.md or .en.md';
    report({ file: `${kind}/${name}`, line: 1, problem });
  }
  return slugs.filter((slug) => SLUG.test(slug));
}

function readList<Row extends z.ZodType>(
  { content }: Folders,
  file: string,
  schema: z.ZodArray<Row>,
  report: (...problems: readonly ContentProblem[]) => void,
): readonly z.output<Row>[] {
  if (!existsSync(join(content, file))) {
    report({ file, line: 1, problem: 'there is no such file' });
    return [];
  }
  const rows = checked(schema, file, readYaml(file, readFileSync(join(content, file), 'utf8')));
  if ('value' in rows) return rows.value;
  report(...rows.problems);
  return [];
}
