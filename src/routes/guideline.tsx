import { createFileRoute } from '@tanstack/react-router';
import { msg } from '@lingui/core/macro';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { GuidelinePage } from '#src/pages/guideline/guideline.page.tsx';

export const Route = createFileRoute('/guideline')({
  staticData: { areas: ['studio'] },
  head: ({ match }) => pageHead(match, { title: msg`Guideline` }),
  component: GuidelinePage,
});
