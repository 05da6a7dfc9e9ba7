import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#src/app/page-head.ts';
import { Wrap } from '#src/ui/wrap.tsx';

export const Route = createFileRoute('/$lang/booking/completed')({
  head: ({ match }) => pageHead(match, { title: msg`Your booking`, path: match.pathname }),
  component: BookingCompletedPage,
});

function BookingCompletedPage() {
  return (
    <Wrap>
      <h1>
        <Trans>Your booking</Trans>
      </h1>
    </Wrap>
  );
}
