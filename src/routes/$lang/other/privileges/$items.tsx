import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { ArticleDetailRoute } from '../../-article-detail.tsx';
import { detailTexts, readDetailPage } from '../../-article-route.ts';

export const Route = createFileRoute('/$lang/other/privileges/$items')({
  loader: ({ context, params }) => readDetailPage(context, params, 'privileges'),
  staticData: { areas: ['articles', 'reading'], isShared: true },
  head: ({ match, loaderData }) => pageHead(match, detailTexts('privileges', loaderData, match.pathname)),
  component: PrivilegesItemRoute,
});

function PrivilegesItemRoute() {
  return <ArticleDetailRoute kind="privileges" />;
}
