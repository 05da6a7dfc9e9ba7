import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { articleSearchOf } from '#src/pages/articles/article-search.ts';
import { ArticleListRoute } from '../../-article-list.tsx';
import { listTexts, readListPage } from '../../-article-route.ts';

export const Route = createFileRoute('/$lang/other/knowledge/')({
  validateSearch: articleSearchOf('knowledge'),
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => readListPage(context, params, 'knowledge', deps),
  staticData: { areas: ['articles', 'reading'], isShared: true },
  head: ({ match }) => pageHead(match, listTexts('knowledge', match.pathname)),
  component: KnowledgeRoute,
});

function KnowledgeRoute() {
  return <ArticleListRoute kind="knowledge" search={Route.useSearch()} />;
}
