import { Trans, useLingui } from '@lingui/react/macro';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Booking } from '#contract/calls/booking.shapes.ts';
import { mayCancel } from '#domain/appointment.ts';
import { displayPlate } from '#domain/fields/plate.ts';
import { bookingRules } from '#src/i18n/booking-rules.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { CalendarButton } from '#src/parts/visit/calendar-button.tsx';
import { DirectionsButton } from '#src/parts/visit/directions-button.tsx';
import { Button, type LinkLook } from '#src/ui/actions/button.tsx';
import { WorkshopDrawing } from '#src/ui/drawings/drawing.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { BookingRuleList } from '#src/parts/visit/booking-rule-list.tsx';
import { Ways } from '#src/ui/layout/ways.tsx';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import styles from './booking-completed.module.css';
import { KeepCode } from './keep-code.tsx';
import { PrintButton } from '#src/parts/visit/print-button.tsx';
import { Ticket, TicketHead } from './ticket.tsx';

export interface BookingCompletedPageProps {
  /** Null if the page was opened without having just booked; its `booking` is null if it cannot be read now. */
  readonly made: {
    readonly code: string;
    readonly booking: Booking | null;
    /** Where the server has its calendar file. */
    readonly calendar?: string | undefined;
  } | null;
  readonly onRetry: () => void;
  readonly now: () => number;
  /** The address of the look-up page, without plate and code, because it may be shared. */
  readonly findAddress: string;
  /** Links come from the route, because pages must not know routes. Leads to this booking: for its member to their own page of it, for a guest to the look-up. */
  readonly renderViewLink: (look: LinkLook) => ReactNode;
  /** Leads to the bookings of the member; null for a guest. */
  readonly renderMineLink: ((look: LinkLook) => ReactNode) | null;
  readonly renderBookLink: (look: LinkLook) => ReactNode;
  /** Keeps the booking in this browser for when there is no network, and says so. */
  readonly kept?: ReactNode;
  /** Offers to take a guest's booking into the account of a signed-in member. */
  readonly taking?: ReactNode;
  /** An optional sign-in link for guests; omitted for others. */
  readonly renderSignInLink?: ((look: LinkLook) => ReactNode) | undefined;
}

/** The completion page: the booking's code, and what to do with it (RB-13). */
export function BookingCompletedPage(props: BookingCompletedPageProps) {
  const { made, onRetry, renderViewLink, renderMineLink } = props;
  if (made === null) return <NothingBooked {...props} />;
  const { code, booking, calendar } = made;
  if (booking) return <Completed {...props} booking={booking} code={code} calendar={calendar} />;
  return (
    <Page ticket={<TicketHead code={code} />}>
      <Notice
        kind="warning"
        title={<Trans>The booking stands, but its details cannot be shown right now.</Trans>}
        actions={
          <Button kind="outline" size="small" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>Note the code: with it and your licence plate the booking can be found.</Trans>
      </Notice>
      <Ways className={styles.manage}>
        <Button kind="outline" renderLink={renderMineLink ?? renderViewLink}>
          {renderMineLink ? <Trans>All my bookings</Trans> : <Trans>View or cancel</Trans>}
        </Button>
      </Ways>
    </Page>
  );
}

/** Shown for every confirmed booking: that it is confirmed, and its code. */
function Page({ ticket, taking, children }: { ticket: ReactNode; taking?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <Wrap className={styles.columns}>
        <div className={styles.done}>
          <h1 className={styles.title} tabIndex={-1}>
            <span className={styles.tick} aria-hidden="true">
              <IconCheck size={28} stroke={2.5} />
            </span>
            <Trans>Your booking is confirmed</Trans>
          </h1>
          <p className={styles.lead}>
            <Trans>Show this code or give your plate. Save it: we don’t text it.</Trans>
          </p>
          {taking ? <div className={styles.taking}>{taking}</div> : null}
        </div>
        {ticket}
        <div className={styles.rest}>{children}</div>
      </Wrap>
    </div>
  );
}

type CompletedProps = BookingCompletedPageProps & { booking: Booking; code: string; calendar: string | undefined };

function Completed(props: CompletedProps) {
  const { booking, code, calendar, now, findAddress, renderViewLink, renderMineLink, renderSignInLink, taking, kept } =
    props;
  const { i18n } = useLingui();
  const language = useLanguage();
  const { branch, date_time: startsAt } = booking;
  const rules = bookingRules(startsAt, now(), language);
  return (
    <Page ticket={<Ticket booking={booking} code={code} />} taking={taking}>
      <div className={styles.actions}>
        <CalendarButton
          wide
          kind="primary"
          className={styles.first ?? ''}
          now={now}
          address={calendar}
          booking={{
            id: booking.appointment_id,
            code,
            plate: displayPlate(booking.customer_data.register_number),
            startsAt,
            endsAt: booking.end_time,
            branch: { name: branch.name, address: branch.address ?? '', position: branch.location },
            services: booking.services,
          }}
        />
        <DirectionsButton to={branch.location} />
        <KeepCode
          booking={booking}
          code={code}
          rules={[i18n._(rules.arrive.rule), i18n._(rules.cancel.rule)]}
          findAddress={findAddress}
        />
        <PrintButton />
        <Button kind="outline" className={styles.manage} renderLink={renderViewLink}>
          {mayCancel({ startsAt, now: now() }) ? <Trans>View or cancel</Trans> : <Trans>View booking</Trans>}
        </Button>
        {renderMineLink ? (
          <Button kind="text" className={styles.manage} renderLink={renderMineLink}>
            <Trans>All my bookings</Trans>
          </Button>
        ) : null}
        {kept}
      </div>
      {renderSignInLink ? (
        <p className={styles.account}>
          <Trans>You need no account.</Trans>{' '}
          {renderSignInLink({ children: <Trans>Sign in to keep this booking in yours</Trans> })}
        </p>
      ) : null}
      <h2>
        <Trans>On the day</Trans>
      </h2>
      <BookingRuleList {...rules} />
      <div className={styles.scene}>
        <WorkshopDrawing />
      </div>
    </Page>
  );
}

function NothingBooked({ renderViewLink, renderMineLink, renderBookLink }: BookingCompletedPageProps) {
  return (
    <Wrap className={styles.nothing}>
      <h1 tabIndex={-1}>
        <Trans>There is no new booking to show</Trans>
      </h1>
      <p>
        {renderMineLink ? (
          <Trans>This page shows a booking right after it is made. Earlier ones are in your bookings.</Trans>
        ) : (
          <Trans>This page shows a booking right after it is made. Find an earlier one with its plate and code.</Trans>
        )}
      </p>
      <Ways>
        <Button renderLink={renderMineLink ?? renderViewLink}>
          {renderMineLink ? <Trans>All my bookings</Trans> : <Trans>Find a booking</Trans>}
        </Button>
        <Button kind="outline" renderLink={renderBookLink}>
          <Trans>Book a service</Trans>
        </Button>
      </Ways>
    </Wrap>
  );
}
