import { createFileRoute } from '@tanstack/react-router';
import { FALLBACK_LANGUAGE } from '#domain/constants.ts';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { homeTexts, startHomeWidgets } from './-home-route.ts';
import { Home } from './-home.tsx';

export const Route = createFileRoute('/')({
  staticData: { areas: ['content'] },
  loader: ({ context }) => startHomeWidgets(context, FALLBACK_LANGUAGE),
  staleTime: 60_000,
  head: ({ match }) => pageHead(match, homeTexts),
  component: HomeRoute,
});

function HomeRoute() {
  const { home, known } = Route.useLoaderData();
  return <Home answer={home} known={known} />;
}
