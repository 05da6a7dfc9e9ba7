import { createFileRoute } from '@tanstack/react-router';
import { msg } from '@lingui/core/macro';
import { pageHead } from '#src/app/page-head.ts';
import { GuidelinePage } from '#src/pages/guideline/guideline.page.tsx';

export const Route = createFileRoute('/guideline')({
  head: ({ match }) => pageHead(match, { title: msg`Guideline` }),
  component: GuidelinePage,
});
