import { createFileRoute } from '@tanstack/react-router';
import { areaTexts } from '#src/app/navigation/area-texts.ts';
import { pageHead } from '#src/app/navigation/page-head.ts';
import { languageOfPath } from '#src/i18n/language.ts';
import { homeTexts, startHomeWidgets } from '../-home-route.ts';
import { Home } from '../-home.tsx';

export const Route = createFileRoute('/$lang/')({
  beforeLoad: areaTexts('content'),
  loader: ({ context, params }) => startHomeWidgets(context, languageOfPath(`/${params.lang}`)),
  staleTime: 60_000,
  head: ({ match }) => pageHead(match, homeTexts),
  component: HomeRoute,
});

function HomeRoute() {
  const { home, known } = Route.useLoaderData();
  return <Home answer={home} known={known} />;
}
