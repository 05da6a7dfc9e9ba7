import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { articleSearchOf } from '#src/pages/articles/article-search.ts';
import { ArticleListRoute } from '../-article-list.tsx';
import { listTexts, readListPage } from '../-article-route.ts';

export const Route = createFileRoute('/$lang/promotions/')({
  validateSearch: articleSearchOf('promotions'),
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => readListPage(context, params, 'promotions', deps),
  staticData: { areas: ['articles', 'reading'], isShared: true },
  head: ({ match }) => pageHead(match, listTexts('promotions', match.pathname)),
  component: PromotionsRoute,
});

function PromotionsRoute() {
  return <ArticleListRoute kind="promotions" search={Route.useSearch()} />;
}
