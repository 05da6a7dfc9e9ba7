import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { languageOfPath } from '#src/app/navigation/addresses.ts';
import { readHome } from '../-home-route.ts';
import { homeTexts } from '../-home-texts.ts';
import { Home } from '../-home.tsx';

export const Route = createFileRoute('/$lang/')({
  staticData: { areas: ['content'] },
  loader: ({ context, params }) => readHome(context, languageOfPath(`/${params.lang}`)),
  head: ({ match }) => pageHead(match, homeTexts),
  component: Home,
});
