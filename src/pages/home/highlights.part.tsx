import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { HIGHLIGHTS_PER_PAGE } from '#domain/articles.ts';
import type { Language } from '#domain/constants.ts';
import type { Api } from '#src/api/client.ts';
import { articlesQuery } from '#src/api/queries/article.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ArticleCards, type RenderArticleLink } from '#src/parts/articles/article-cards.tsx';
import { CannotDisplay } from '#src/parts/cannot-display.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import { Pagination } from '#src/ui/navigation/pagination.tsx';
import styles from './highlights.module.css';

/** The highlights of one page, as home shows them. */
const highlightsQuery = (api: Api, language: Language, page: number) =>
  articlesQuery(api, language, 'promotions', { page, perPage: HIGHLIGHTS_PER_PAGE });

export interface HighlightsProps {
  readonly host: { readonly api: (language: Language) => Api };
  readonly renderLink: RenderArticleLink;
  readonly allLink: ReactNode;
  /** From 1 on; kept by the entry of the history, so that Back leads to it. */
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** The promotions that are highlighted, five to a page (HOME-02). */
export function Highlights({ host, renderLink, allLink, page, onPage }: HighlightsProps) {
  const { t } = useLingui();
  const lang = useLanguage();
  const query = useQuery(highlightsQuery(host.api(lang), lang, page), queryClientOf(host));
  const { data } = query;
  if (data?.total === 0) return null;
  return (
    <section className={styles.band} aria-labelledby="highlights">
      <Wrap>
        <div className={styles.head}>
          <h2 id="highlights">
            <Trans>Promotions to look at</Trans>
          </h2>
          {allLink}
        </div>
        {data ? (
          <div aria-busy={query.isPlaceholderData}>
            <ArticleCards articles={data.shoppening_list} renderLink={renderLink} level={3} />
          </div>
        ) : query.isError ? (
          <CannotDisplay said={query.error.said} isTrying={query.isFetching} onRetry={() => void query.refetch()} />
        ) : (
          <Skeleton height="360px" />
        )}
        {data && data.page_count > 1 ? (
          <Pagination
            label={t`Pages of promotions`}
            previousLabel={t`Previous page`}
            nextLabel={t`Next page`}
            pageLabel={(each) => t`Page ${each}`}
            pages={data.page_count}
            page={page}
            onPage={onPage}
          />
        ) : null}
      </Wrap>
    </section>
  );
}
