import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { articleSearchOf } from '#src/pages/articles/article-search.ts';
import { ArticleListRoute } from '../../-article-list.tsx';
import { listTexts, readListPage } from '../../-article-route.ts';

export const Route = createFileRoute('/$lang/other/privileges/')({
  validateSearch: articleSearchOf('privileges'),
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => readListPage(context, params, 'privileges', deps),
  staticData: { areas: ['articles', 'reading'], isShared: true },
  head: ({ match }) => pageHead(match, listTexts('privileges', match.pathname)),
  component: PrivilegesRoute,
});

function PrivilegesRoute() {
  return <ArticleListRoute kind="privileges" search={Route.useSearch()} />;
}
