import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { ArticleDetailRoute } from '../../-article-detail.tsx';
import { detailTexts, readDetailPage } from '../../-article-route.ts';

export const Route = createFileRoute('/$lang/other/news/$items')({
  loader: ({ context, params }) => readDetailPage(context, params, 'news'),
  staticData: { areas: ['articles', 'reading'], isShared: true },
  head: ({ match, loaderData }) => pageHead(match, detailTexts('news', loaderData, match.pathname)),
  component: NewsItemRoute,
});

function NewsItemRoute() {
  return <ArticleDetailRoute kind="news" />;
}
