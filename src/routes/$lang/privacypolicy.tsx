import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { readTextPage } from './-article-route.ts';
import { SiteTextRoute } from './-site-text.tsx';

export const Route = createFileRoute('/$lang/privacypolicy')({
  loader: ({ context, params }) => readTextPage(context, params, 'privacypolicy'),
  staticData: { areas: ['articles', 'reading'] },
  head: ({ match, loaderData }) => pageHead(match, { title: msg`Privacy policy`, ...loaderData, path: match.pathname }),
  component: PrivacyRoute,
});

function PrivacyRoute() {
  return <SiteTextRoute name="privacypolicy" title={<Trans>Privacy policy</Trans>} />;
}
