import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ARTICLE_SORTS, type ArticleKind, type ArticleSort } from '#domain/articles.ts';
import type { Api } from '#src/api/client.ts';
import { articlesQuery, categoriesQuery } from '#src/api/queries/article.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ArticleCards, type RenderArticleLink } from '#src/parts/articles/article-cards.tsx';
import { NothingFound, NothingYet } from '#src/parts/list/nothing.tsx';
import { PagedList } from '#src/parts/list/paged-list.tsx';
import { NativeSelect } from '#src/ui/inputs/native-select.tsx';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import styles from './article-list.module.css';
import type { ArticleSearch } from './article-search.ts';
import { KIND_LEADS, KIND_NAMES, PAGES_OF, SORT_NAMES } from './kinds.texts.ts';

/** A link to the same list in another state. */
export type RenderListLink = (
  search: ArticleSearch,
  look: { readonly className: string | undefined; readonly children: ReactNode },
) => ReactNode;

interface ArticleListPageProps {
  /** The router's context, which has the query client. */
  readonly host: object;
  readonly api: Api;
  readonly kind: ArticleKind;
  readonly search: ArticleSearch;
  readonly onSearch: (search: ArticleSearch) => void;
  readonly hrefOf: (search: ArticleSearch) => string;
  readonly renderLink: RenderArticleLink;
  readonly renderListLink: RenderListLink;
}

/** A list of content items: 3 a page, by category and in an order, all of which its address says. */
export function ArticleListPage(props: ArticleListPageProps) {
  const { host, api, kind, search, onSearch, hrefOf, renderLink } = props;
  const { i18n } = useLingui();
  const language = useLanguage();
  const client = queryClientOf(host);
  const query = useQuery(articlesQuery(api, language, kind, search), client);
  const inPage = (page: number | undefined): ArticleSearch => ({ ...search, page });
  const nothing =
    search.category === undefined ? (
      <NothingYet title={<Trans>There is nothing here yet</Trans>} />
    ) : (
      <NothingFound onClear={() => onSearch({ sortby: search.sortby })} />
    );
  return (
    <Wrap className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{i18n._(KIND_NAMES[kind])}</h1>
        <p>{i18n._(KIND_LEADS[kind])}</p>
      </header>
      <div className={styles.filter}>
        <Categories {...props} />
        <SortBy kind={kind} search={search} onSearch={onSearch} />
      </div>
      <PagedList
        query={query}
        rows={3}
        label={i18n._(PAGES_OF[kind])}
        page={search.page}
        onPage={(page) => onSearch(inPage(page))}
        hrefOf={(page) => hrefOf(inPage(page === 1 ? undefined : page))}
        nothing={nothing}
      >
        {({ shoppening_list: articles }) => <ArticleCards articles={articles} renderLink={renderLink} level={2} />}
      </PagedList>
    </Wrap>
  );
}

/** Links, so that they work before the page's script does. A list of categories that cannot be read is left out. */
function Categories({ host, api, kind, search, renderListLink }: ArticleListPageProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { data } = useQuery(categoriesQuery(api, language, kind), queryClientOf(host));
  const categories = data?.category_list ?? [];
  if (categories.length === 0) return null;
  const { sortby, category: chosen } = search;
  return (
    <nav aria-label={t`Categories`}>
      <ul className={styles.categories}>
        <li data-chosen={chosen === undefined || undefined}>
          {renderListLink({ sortby }, { className: styles.category, children: <Trans>All</Trans> })}
        </li>
        {categories.map(({ id, name }) => (
          <li key={id} data-chosen={chosen === id || undefined}>
            {renderListLink({ sortby, category: id }, { className: styles.category, children: name })}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SortBy({ kind, search, onSearch }: Pick<ArticleListPageProps, 'kind' | 'search' | 'onSearch'>) {
  const { i18n, t } = useLingui();
  const sorts: readonly ArticleSort[] = ARTICLE_SORTS[kind];
  const { category, sortby = ARTICLE_SORTS[kind][0] } = search;
  const choose = (name: string) => {
    const next = sorts.find((each) => each === name);
    if (next !== undefined) onSearch({ category, sortby: next });
  };
  return (
    <NativeSelect
      label={t`Order`}
      value={sortby}
      options={sorts.map((each) => ({ value: each, label: i18n._(SORT_NAMES[each]) }))}
      onChange={({ currentTarget: { value } }) => choose(value)}
    />
  );
}
