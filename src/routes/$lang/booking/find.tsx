import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#src/app/page-head.ts';
import { languageOfPath } from '#src/i18n/language.ts';
import { Wrap } from '#src/ui/wrap.tsx';

export const Route = createFileRoute('/$lang/booking/find')({
  head: ({ match }) =>
    pageHead(match.context.languages, languageOfPath(match.pathname), { title: msg`Find a booking`, path: match.pathname }),
  component: BookingFindPage,
});

function BookingFindPage() {
  return (
    <Wrap>
      <h1>
        <Trans>Find a booking</Trans>
      </h1>
    </Wrap>
  );
}
