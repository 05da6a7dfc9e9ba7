import { msg } from '@lingui/core/macro';
import { createFileRoute, Link, useNavigate, useRouter } from '@tanstack/react-router';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { useSignedInCompany } from '#src/app/shell/use-company.ts';
import { GroupCompletedPage } from '#src/flows/corporate-booking/completed.page.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';
import { DriverLinkOf } from '../-driver-link.tsx';

export const Route = createFileRoute('/$lang/corporate/booking/completed')({
  staticData: { areas: ['corporate', 'member', 'reading', 'steps', 'group', 'driver'] },
  head: ({ match }) => pageHead(match, { title: msg`Booked cars`, isHidden: true }),
  component: CompletedRoute,
});

function CompletedRoute() {
  const host = useRouter().options.context;
  const company = useSignedInCompany();
  const lang = useLanguage();
  const navigate = useNavigate();
  return (
    <GroupCompletedPage
      {...{ host, company }}
      onAgain={() => void navigate({ to: '/$lang/corporate/booking', params: { lang } })}
      renderBooking={(booking, look) => (
        <Link {...look} to="/$lang/corporate/manage/booking" params={{ lang }} search={{ booking }} />
      )}
      renderDriverLink={(booking) => <DriverLinkOf id={booking} />}
      renderBook={(look) => <Link {...look} to="/$lang/corporate/booking" params={{ lang }} />}
      renderAll={(look) => <Link {...look} to="/$lang/corporate/manage/booking" params={{ lang }} />}
    />
  );
}
