import { createFileRoute } from '@tanstack/react-router';
import { msg } from '@lingui/core/macro';
import { areaTexts, pageHead } from '#src/app/navigation/page-texts.ts';
import { GuidelinePage } from '#src/pages/guideline/guideline.page.tsx';

export const Route = createFileRoute('/guideline')({
  beforeLoad: areaTexts('studio'),
  head: ({ match }) => pageHead(match, { title: msg`Guideline` }),
  component: GuidelinePage,
});
