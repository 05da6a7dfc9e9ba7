import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#src/app/navigation/page-head.ts';
import { languageOfPath } from '#src/i18n/language.ts';
import { TermsPage } from '#src/pages/terms/terms.page.tsx';

export const Route = createFileRoute('/$lang/termconditions')({
  loader: async ({ context, params }) => {
    await context.languages.load(languageOfPath(`/${params.lang}`), 'content');
  },
  staticData: { beginsWith: ['locales/{language}/content.po'] },
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Booking terms`,
      description: msg`When to arrive, how to cancel, and what we keep of your booking.`,
      path: match.pathname,
    }),
  component: TermsPage,
});
