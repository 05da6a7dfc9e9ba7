import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { TermsPage } from '#src/pages/terms/terms.page.tsx';

export const Route = createFileRoute('/$lang/termconditions')({
  staticData: { areas: ['content'] },
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Booking terms`,
      description: msg`When to arrive, how to cancel, and what we keep of your booking.`,
      path: match.pathname,
    }),
  component: TermsPage,
});
