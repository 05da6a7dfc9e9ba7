import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#src/app/page-head.ts';
import { languageOfPath } from '#src/i18n/language.ts';
import { homeTexts, loadServiceGroups } from '../-home-route.ts';
import { Home } from '../-home.tsx';

export const Route = createFileRoute('/$lang/')({
  loader: ({ context, params }) => loadServiceGroups(context, languageOfPath(`/${params.lang}`)),
  head: ({ match }) => pageHead(match, homeTexts),
  component: HomeRoute,
});

function HomeRoute() {
  return <Home groups={Route.useLoaderData()} />;
}
