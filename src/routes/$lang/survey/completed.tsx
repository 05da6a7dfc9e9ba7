import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { SurveyCompletedPage } from '#src/pages/forms/survey-completed.page.tsx';

export const Route = createFileRoute('/$lang/survey/completed')({
  staticData: { areas: ['forms'], isUnlisted: true },
  head: ({ match }) => pageHead(match, { title: msg`Thank you for your answers`, isHidden: true }),
  component: SurveyCompletedPage,
});
