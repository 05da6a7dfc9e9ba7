import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { articleSearchOf } from '#src/pages/articles/article-search.ts';
import { ArticleListRoute } from '../../-article-list.tsx';
import { listTexts, readListPage } from '../../-article-route.ts';

export const Route = createFileRoute('/$lang/other/news/')({
  validateSearch: articleSearchOf('news'),
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => readListPage(context, params, 'news', deps),
  staticData: { areas: ['articles', 'reading'], isShared: true },
  head: ({ match }) => pageHead(match, listTexts('news', match.pathname)),
  component: NewsRoute,
});

function NewsRoute() {
  return <ArticleListRoute kind="news" search={Route.useSearch()} />;
}
