import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link, useRouter } from '@tanstack/react-router';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { useSignedIn } from '#src/app/shell/use-member.ts';
import { DueSoon } from '#src/flows/car-care/due-soon.part.tsx';
import { NextBooking } from '#src/flows/my-bookings/next-booking.part.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';
import { PointsSummary } from '#src/pages/points/points-summary.part.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { BookingLink } from './-booking-link.tsx';
import { useCareLinks } from './-car-care-links.tsx';
import styles from './-overview.module.css';

export const Route = createFileRoute('/$lang/me/')({
  head: ({ match }) => pageHead(match, { title: msg`My account`, isHidden: true }),
  component: OverviewRoute,
});

/** The overview: what a member looks for first. */
function OverviewRoute() {
  const host = useRouter().options.context;
  const member = useSignedIn();
  const lang = useLanguage();
  const links = useCareLinks();
  const { firstName } = member;
  return (
    <div className={styles.overview}>
      <h1 tabIndex={-1}>
        <Trans>
          Hello, <span translate="no">{firstName}</span>
        </Trans>
      </h1>
      <NextBooking
        host={host}
        account={member}
        renderLink={(booking) => (
          <Button
            kind="outline"
            renderLink={(look) => <Link {...look} to="/$lang/me/booking" params={{ lang }} search={{ booking }} />}
          >
            <Trans>View or cancel</Trans>
          </Button>
        )}
        bookingLink={<BookingLink />}
      />
      <PointsSummary host={host} api={host.api(lang)} code={member.code}>
        <Button
          kind="outline"
          renderLink={(look) => <Link {...look} to="/$lang/me/redeem" params={{ lang }} search={{}} />}
        >
          <Trans>Redeem coupons</Trans>
        </Button>
        <Link to="/$lang/me/bluepoints" params={{ lang }}>
          <Trans>Points and their history</Trans>
        </Link>
      </PointsSummary>
      <div className={styles.due}>
        <DueSoon
          host={host}
          account={member}
          renderBook={links.renderDue}
          renderBooking={links.renderBooking}
          addCarLink={
            <Button kind="outline" renderLink={(look) => <Link {...look} to="/$lang/me/cars" params={{ lang }} />}>
              <Trans>My cars</Trans>
            </Button>
          }
        />
        <Link to="/$lang/me/maintainance" params={{ lang }}>
          <Trans>Car care and service history</Trans>
        </Link>
      </div>
    </div>
  );
}
