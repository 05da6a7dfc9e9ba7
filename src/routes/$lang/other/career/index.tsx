import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link, useRouter } from '@tanstack/react-router';
import { languageOfPath } from '#src/app/navigation/addresses.ts';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { SentFormPage } from '#src/pages/forms/sent-form.page.tsx';
import { readForm } from '../-read-form.ts';
import { sentSearch } from '../-sent-search.ts';

export const Route = createFileRoute('/$lang/other/career/')({
  staticData: { areas: ['forms', 'reading', 'steps', 'member'] },
  validateSearch: sentSearch,
  loader: ({ context, params }) => readForm(context, languageOfPath(`/${params.lang}`), 'career'),
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Work with us`,
      description: msg`Leave your details for work as a technician, advisor or in another position at one of our centres.`,
      path: match.pathname,
    }),
  component: CareerRoute,
});

function CareerRoute() {
  const host = useRouter().options.context;
  const lang = useLanguage();
  const { sent } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SentFormPage
      host={host}
      formId="career"
      title={<Trans>Work with us</Trans>}
      isSent={sent === 1}
      onSent={() => void navigate({ search: { sent: 1 }, replace: true })}
      privacy={
        <Trans>
          Read what we do with your details in the{' '}
          <Link to="/$lang/other/career/privacy" params={{ lang }}>
            privacy notice for applicants
          </Link>
          .
        </Trans>
      }
    />
  );
}
