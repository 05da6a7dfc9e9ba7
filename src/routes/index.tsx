import { createFileRoute } from '@tanstack/react-router';
import { FALLBACK_LANGUAGE } from '#domain/constants.ts';
import { pageHead } from '#src/app/page-head.ts';
import { homeTexts, loadServiceGroups } from './-home-route.ts';
import { Home } from './-home.tsx';

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadServiceGroups(context, FALLBACK_LANGUAGE),
  head: ({ match }) => pageHead(match, homeTexts),
  component: HomeRoute,
});

function HomeRoute() {
  return <Home groups={Route.useLoaderData()} />;
}
