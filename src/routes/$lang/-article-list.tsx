import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { ArticleKind } from '#domain/articles.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ArticleListPage, type RenderListLink } from '#src/pages/articles/article-list.page.tsx';
import type { ArticleSearch } from '#src/pages/articles/article-search.ts';
import type { RenderArticleLink } from '#src/parts/articles/article-cards.tsx';
import { DETAIL_ROUTES, LIST_ROUTES } from './-article-addresses.ts';

/** The links to the items of a kind. */
export function useArticleLink(kind: ArticleKind): RenderArticleLink {
  const lang = useLanguage();
  return useCallback(
    ({ id }, look) => <Link {...look} to={DETAIL_ROUTES[kind]} params={{ lang, items: id }} />,
    [kind, lang],
  );
}

export function ArticleListRoute({ kind, search }: { readonly kind: ArticleKind; readonly search: ArticleSearch }) {
  const router = useRouter();
  const host = router.options.context;
  const lang = useLanguage();
  const navigate = useNavigate();
  const to = LIST_ROUTES[kind];
  const renderListLink = useCallback<RenderListLink>(
    (state, look) => <Link {...look} to={to} params={{ lang }} search={state} resetScroll={false} />,
    [lang, to],
  );
  return (
    <ArticleListPage
      host={host}
      api={host.api(lang)}
      kind={kind}
      search={search}
      onSearch={(next) => void navigate({ to, params: { lang }, search: next, resetScroll: false })}
      hrefOf={(next) => router.buildLocation({ to, params: { lang }, search: next }).href}
      renderLink={useArticleLink(kind)}
      renderListLink={renderListLink}
    />
  );
}
