import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { ArticleDetailRoute } from '../-article-detail.tsx';
import { detailTexts, readDetailPage } from '../-article-route.ts';

export const Route = createFileRoute('/$lang/promotions/$items')({
  loader: ({ context, params }) => readDetailPage(context, params, 'promotions'),
  staticData: { areas: ['articles', 'reading'], isShared: true },
  head: ({ match, loaderData }) => pageHead(match, detailTexts('promotions', loaderData, match.pathname)),
  component: PromotionsItemRoute,
});

function PromotionsItemRoute() {
  return <ArticleDetailRoute kind="promotions" />;
}
