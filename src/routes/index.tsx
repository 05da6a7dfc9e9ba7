import { createFileRoute } from '@tanstack/react-router';
import { FALLBACK_LANGUAGE } from '#domain/constants.ts';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { readHome } from './-home-route.ts';
import { homeTexts } from './-home-texts.ts';
import { Home } from './-home.tsx';

export const Route = createFileRoute('/')({
  staticData: { areas: ['content'] },
  loader: ({ context }) => readHome(context, FALLBACK_LANGUAGE),
  head: ({ match }) => pageHead(match, homeTexts),
  component: Home,
});
