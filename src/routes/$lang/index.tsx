import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { languageOfPath } from '#src/app/navigation/addresses.ts';
import { homeTexts, startHomeWidgets } from '../-home-route.ts';
import { Home } from '../-home.tsx';

export const Route = createFileRoute('/$lang/')({
  staticData: { areas: ['content'] },
  loader: ({ context, params }) => startHomeWidgets(context, languageOfPath(`/${params.lang}`)),
  staleTime: 60_000,
  head: ({ match }) => pageHead(match, homeTexts),
  component: HomeRoute,
});

function HomeRoute() {
  const { home, known } = Route.useLoaderData();
  return <Home answer={home} known={known} />;
}
