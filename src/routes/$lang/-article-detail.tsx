import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useParams, useRouter } from '@tanstack/react-router';
import type { ArticleKind } from '#domain/articles.ts';
import { NotFoundPage } from '#src/app/failures/not-found-page.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ArticleDetailPage } from '#src/pages/articles/article-detail.page.tsx';
import { KIND_NAMES } from '#src/pages/articles/kinds.texts.ts';
import { DETAIL_ROUTES, LIST_ROUTES } from './-article-addresses.ts';
import { useArticleLink } from './-article-list.tsx';
import { bookLink } from './-book-link.tsx';

export function ArticleDetailRoute({ kind }: { readonly kind: ArticleKind }) {
  const { i18n } = useLingui();
  const router = useRouter();
  const host = router.options.context;
  const lang = useLanguage();
  const { items } = useParams({ from: DETAIL_ROUTES[kind] });
  const to = DETAIL_ROUTES[kind];
  const path = router.buildLocation({ to, params: { lang, items } }).pathname;
  return (
    <ArticleDetailPage
      host={host}
      api={host.api(lang)}
      kind={kind}
      slug={items}
      address={`${host.origin}${path}`}
      trail={[
        {
          key: 'home',
          link: (
            <Link to="/$lang" params={{ lang }}>
              <Trans>Home</Trans>
            </Link>
          ),
        },
        {
          key: 'list',
          link: (
            <Link to={LIST_ROUTES[kind]} params={{ lang }} search={{}}>
              {i18n._(KIND_NAMES[kind])}
            </Link>
          ),
        },
      ]}
      renderBookLink={bookLink(lang, host)}
      renderLink={useArticleLink(kind)}
      onLink={(href) => void router.navigate({ href })}
      missing={<NotFoundPage />}
    />
  );
}
