import { createFileRoute } from '@tanstack/react-router';
import { msg } from '@lingui/core/macro';
import { pageHead } from '#src/app/navigation/page-head.ts';
import { languageOfPath } from '#src/i18n/language.ts';
import { GuidelinePage } from '#src/pages/guideline/guideline.page.tsx';

export const Route = createFileRoute('/guideline')({
  loader: async ({ context, location }) => {
    await context.languages.load(languageOfPath(location.pathname), 'content');
  },
  staticData: { beginsWith: ['locales/{language}/content.po'] },
  head: ({ match }) => pageHead(match, { title: msg`Guideline` }),
  component: GuidelinePage,
});
