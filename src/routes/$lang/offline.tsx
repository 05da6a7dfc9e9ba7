import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { OfflinePage } from '#src/pages/offline/offline.page.tsx';

export const Route = createFileRoute('/$lang/offline')({
  staticData: { areas: ['offline'], layout: 'bare', isShared: true, isUnlisted: true },
  head: ({ match }) => pageHead(match, { title: msg`Without a network`, isHidden: true }),
  component: OfflineRoute,
});

function OfflineRoute() {
  const { now } = Route.useRouteContext();
  return <OfflinePage now={now} />;
}
