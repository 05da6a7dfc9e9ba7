import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#src/app/page-head.ts';
import { Wrap } from '#src/ui/wrap.tsx';

export const Route = createFileRoute('/$lang/booking/')({
  head: ({ match }) => pageHead(match, { title: msg`Book a service`, path: match.pathname }),
  component: RetailBookingPage,
});

function RetailBookingPage() {
  return (
    <Wrap>
      <h1>
        <Trans>Book a service</Trans>
      </h1>
    </Wrap>
  );
}
