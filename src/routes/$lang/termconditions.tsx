import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { TermsPage } from '#src/pages/terms/terms.page.tsx';
import { readTextPage } from './-article-route.ts';
import { SiteTextPart } from './-site-text.tsx';

const CARD_TERMS = 'loyaltyterms';

export const Route = createFileRoute('/$lang/termconditions')({
  loader: async ({ context, params }) => {
    await readTextPage(context, params, CARD_TERMS, { isOptional: true });
  },
  staticData: { areas: ['content', 'articles', 'reading'] },
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Terms`,
      description: msg`When to arrive, how to cancel, what we keep of your booking, and how the points of the card work.`,
      path: match.pathname,
    }),
  component: TermsRoute,
});

function TermsRoute() {
  return <TermsPage cardTerms={<SiteTextPart name={CARD_TERMS} />} />;
}
