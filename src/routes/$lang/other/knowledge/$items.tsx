import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { ArticleDetailRoute } from '../../-article-detail.tsx';
import { detailTexts, readDetailPage } from '../../-article-route.ts';

export const Route = createFileRoute('/$lang/other/knowledge/$items')({
  loader: ({ context, params }) => readDetailPage(context, params, 'knowledge'),
  staticData: { areas: ['articles', 'reading'], isShared: true },
  head: ({ match, loaderData }) => pageHead(match, detailTexts('knowledge', loaderData, match.pathname)),
  component: KnowledgeItemRoute,
});

function KnowledgeItemRoute() {
  return <ArticleDetailRoute kind="knowledge" />;
}
