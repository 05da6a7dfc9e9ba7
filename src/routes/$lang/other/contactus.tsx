import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { readTextPage } from '../-article-route.ts';
import { SiteTextRoute } from '../-site-text.tsx';

export const Route = createFileRoute('/$lang/other/contactus')({
  loader: ({ context, params }) => readTextPage(context, params, 'contactus'),
  staticData: { areas: ['articles', 'reading'] },
  head: ({ match, loaderData }) => pageHead(match, { title: msg`Contact us`, ...loaderData, path: match.pathname }),
  component: ContactRoute,
});

function ContactRoute() {
  return <SiteTextRoute name="contactus" title={<Trans>Contact us</Trans>} />;
}
