import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { readTextPage } from '../../-article-route.ts';
import { SiteTextRoute } from '../../-site-text.tsx';

export const Route = createFileRoute('/$lang/other/career/privacy')({
  loader: ({ context, params }) => readTextPage(context, params, 'career-privacy'),
  staticData: { areas: ['articles', 'reading'] },
  head: ({ match, loaderData }) =>
    pageHead(match, { title: msg`Privacy for job applicants`, ...loaderData, path: match.pathname }),
  component: CareerPrivacyRoute,
});

function CareerPrivacyRoute() {
  return <SiteTextRoute name="career-privacy" title={<Trans>Privacy for job applicants</Trans>} />;
}
