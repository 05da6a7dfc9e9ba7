import { msg } from '@lingui/core/macro';
import { createFileRoute, Link, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, type ReactNode } from 'react';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { useSignedInCompany } from '#src/app/shell/use-company.ts';
import { CorporateBookingPage } from '#src/flows/corporate-booking/corporate-booking.page.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';

export const Route = createFileRoute('/$lang/corporate/booking/')({
  staticData: { areas: ['corporate', 'member', 'reading', 'steps', 'booking', 'group'] },
  head: ({ match }) => pageHead(match, { title: msg`Book cars`, isHidden: true }),
  component: GroupRoute,
});

function GroupRoute() {
  const host = useRouter().options.context;
  const company = useSignedInCompany();
  const lang = useLanguage();
  const navigate = useNavigate();
  const onConfirmed = useCallback(
    () => void navigate({ to: '/$lang/corporate/booking/completed', params: { lang }, replace: true }),
    [navigate, lang],
  );
  const renderBooking = useCallback(
    (booking: string, words: ReactNode) => (
      <Link to="/$lang/corporate/manage/booking" params={{ lang }} search={{ booking }}>
        {words}
      </Link>
    ),
    [lang],
  );
  return <CorporateBookingPage key={company.account} {...{ host, company, onConfirmed, renderBooking }} />;
}
