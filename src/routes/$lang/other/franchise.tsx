import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link, useRouter } from '@tanstack/react-router';
import { languageOfPath } from '#src/app/navigation/addresses.ts';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { SentFormPage } from '#src/pages/forms/sent-form.page.tsx';
import { readForm } from './-read-form.ts';
import { sentSearch } from './-sent-search.ts';

export const Route = createFileRoute('/$lang/other/franchise')({
  staticData: { areas: ['forms', 'reading', 'steps', 'member'] },
  validateSearch: sentSearch,
  loader: ({ context, params }) => readForm(context, languageOfPath(`/${params.lang}`), 'franchise'),
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Open a centre`,
      description: msg`Tell us about you and your place, and our franchise team calls you back.`,
      path: match.pathname,
    }),
  component: FranchiseRoute,
});

function FranchiseRoute() {
  const host = useRouter().options.context;
  const lang = useLanguage();
  const { sent } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SentFormPage
      host={host}
      formId="franchise"
      title={<Trans>Open a centre</Trans>}
      isSent={sent === 1}
      onSent={() => void navigate({ search: { sent: 1 }, replace: true })}
      privacy={
        <Trans>
          Read what we do with your details in our{' '}
          <Link to="/$lang/privacypolicy" params={{ lang }}>
            privacy policy
          </Link>
          .
        </Trans>
      }
    />
  );
}
