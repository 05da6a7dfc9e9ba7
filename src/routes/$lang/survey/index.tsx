import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { SurveyPage } from '#src/pages/forms/survey.page.tsx';

/** Drawn without the survey: whether it is done is different for each browser. */
export const Route = createFileRoute('/$lang/survey/')({
  staticData: { areas: ['forms', 'reading', 'steps', 'member'] },
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Survey`,
      description: msg`Tell us how your visit was. It takes about two minutes.`,
      path: match.pathname,
    }),
  component: SurveyRoute,
});

function SurveyRoute() {
  const host = useRouter().options.context;
  const lang = useLanguage();
  const navigate = Route.useNavigate();
  return (
    <SurveyPage
      host={host}
      onSent={() => void navigate({ to: '/$lang/survey/completed', params: { lang }, replace: true })}
      privacy={<Trans>Your number is used to count each answer once, and for nothing else.</Trans>}
    />
  );
}
