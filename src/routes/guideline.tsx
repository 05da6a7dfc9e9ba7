import { createFileRoute } from '@tanstack/react-router';
import { msg } from '@lingui/core/macro';
import { FALLBACK_LANGUAGE } from '#domain/constants.ts';
import { pageHead } from '#src/app/page-head.ts';
import { GuidelinePage } from '#src/pages/guideline/guideline.page.tsx';

export const Route = createFileRoute('/guideline')({
  head: ({ match }) => pageHead(match.context.languages, FALLBACK_LANGUAGE, { title: msg`Guideline` }),
  component: GuidelinePage,
});
