import { Trans } from '@lingui/react/macro';
import { IconCalendarX, IconCircleCheck, IconHistory, IconHourglass, IconPhone } from '@tabler/icons-react';
import { Fragment, useState, type ReactNode } from 'react';
import { STATUS } from '#domain/appointment.ts';
import { displayPlate } from '#domain/fields/plate.ts';
import type { BookingLookupScreen } from '#machines/booking-lookup/booking-lookup.selectors.ts';
import type { FoundBooking } from '#machines/booking-lookup/booking-lookup.types.ts';
import { TooLate } from '#src/flows/cancellation/cancellation-results.part.tsx';
import { formatDayFull, formatTime } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ThaiTime } from '#src/parts/thai-time.tsx';
import { CalendarButton } from '#src/parts/visit/calendar-button.tsx';
import { DirectionsButton } from '#src/parts/visit/directions-button.tsx';
import { PrintButton } from '#src/parts/visit/print-button.tsx';
import { Button, type LinkLook } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { BookingDetails, BookingStatus } from './booking-details.part.tsx';
import styles from './managed-booking.module.css';

export type ShownBooking = Extract<BookingLookupScreen, { booking: FoundBooking }>;

/** What a found booking needs from the page around it. */
export interface ManagedBookingParts {
  readonly now: () => number;
  /** Renders the cancellation; omitted if the booking is only shown. */
  readonly renderCancellation?: ((booking: FoundBooking) => ReactNode) | undefined;
  /** Renders how the driver gets to see a booking that is to come. */
  readonly renderDriverLink?: ((booking: FoundBooking) => ReactNode) | undefined;
  /** Renders what can be done with a booking that is only held. */
  readonly renderHeld?: ((booking: FoundBooking) => ReactNode) | undefined;
  /** Renders the offer to take the booking into the account; omitted if it cannot be taken. */
  readonly renderTaking?: ((booking: FoundBooking) => ReactNode) | undefined;
  /** Keeps a booking that is to come in this browser, for when there is no network; omitted where others look at it, too. */
  readonly renderKept?: ((booking: FoundBooking & { readonly code: string }) => ReactNode) | undefined;
  /** A link to a booking with the same branch, services and car. */
  readonly renderBookAgain?: ((booking: FoundBooking, look: LinkLook) => ReactNode) | undefined;
}

interface ManagedBookingProps extends ManagedBookingParts {
  readonly outcome: ShownBooking['screen'];
  readonly booking: FoundBooking;
  /** The booking was found by plate and code, so the page says that they were right. */
  readonly isLookedUp?: boolean;
}

const ICONS = { found: IconCircleCheck, held: IconHourglass, expired: IconHistory, cancelled: IconCalendarX };

/** A found booking: its status, what can be done with it, and its details (LIST-03). */
export function ManagedBooking(props: ManagedBookingProps) {
  const {
    outcome,
    booking,
    isLookedUp = false,
    now,
    renderCancellation,
    renderDriverLink,
    renderHeld,
    renderTaking,
    renderKept,
    renderBookAgain,
  } = props;
  const language = useLanguage();
  // A booking that was cancelled here keeps its confirmation message.
  const [isCancellable] = useState(booking.cancelling === 'possible' && renderCancellation !== undefined);
  const { branch, code, services, startsAt } = booking;
  // A booking that was taken into the account here keeps its confirmation message.
  const [isTakeable] = useState(booking.isGuests && code !== null);
  const isToCome = outcome === 'found';
  const isHeld = isToCome && booking.status === STATUS.temporary;
  const look = isHeld ? 'held' : outcome;
  const Icon = ICONS[look];
  const isDone = booking.status === STATUS.completed;
  const hasCalendar = code !== null && (isToCome || booking.status === STATUS.cancelled);
  // Keyed, so that the focused one stays in the document and the others move around it.
  const cancellation = isCancellable ? <Fragment key="cancellation">{renderCancellation?.(booking)}</Fragment> : null;
  const details = <BookingDetails key="details" booking={booking} isShownAtBranch={isToCome && !isHeld} />;
  const driverLink =
    isHeld || renderDriverLink === undefined ? null : (
      <div key="driver-link" data-unprinted>
        {renderDriverLink(booking)}
      </div>
    );
  const actions = (
    <div key="actions" className={styles.actions}>
      {renderBookAgain && !isToCome ? (
        <Button renderLink={(look) => renderBookAgain(booking, look)}>
          <Trans>Book again</Trans>
        </Button>
      ) : null}
      {hasCalendar ? (
        <CalendarButton
          booking={{ ...booking, code, services, plate: displayPlate(booking.customer.plate) }}
          use={isToCome ? 'add' : 'withdraw'}
          address={booking.calendar ?? undefined}
          kind={isToCome ? 'primary' : 'outline'}
          now={now}
        />
      ) : null}
      {isToCome ? <DirectionsButton to={branch.position} /> : null}
      {branch.phone ? (
        <Button
          kind="outline"
          icon={<IconPhone aria-hidden="true" />}
          renderLink={({ children, ...look }) => (
            <a {...look} href={`tel:${branch.phone}`}>
              {children}
            </a>
          )}
        >
          <Trans>Call the branch</Trans>
        </Button>
      ) : null}
      {isToCome && !isHeld ? <PrintButton /> : null}
      {renderBookAgain && isToCome && !isHeld ? (
        <Button kind="outline" renderLink={(look) => renderBookAgain(booking, look)}>
          <Trans>Book again</Trans>
        </Button>
      ) : null}
    </div>
  );
  return (
    <section className={styles.managed} data-outcome={look}>
      <header className={styles.head}>
        <p className={styles.status}>
          <Icon size={20} stroke={2} aria-hidden="true" />
          <BookingStatus status={booking.status} />
        </p>
        <h1 className={styles.when} tabIndex={-1}>
          {formatDayFull(startsAt, language)} <span>{formatTime(startsAt)}</span>
          <ThaiTime />
        </h1>
        <p>{branch.name}</p>
        {isToCome && isLookedUp ? (
          <p className={styles.told}>
            <Trans>Your booking was found.</Trans>
          </p>
        ) : null}
      </header>
      {isHeld ? renderHeld?.(booking) : null}
      {outcome === 'expired' ? (
        <Notice kind={isDone ? 'info' : 'warning'} title={<Trans>This booking is over.</Trans>}>
          {isDone ? (
            <Trans>The work was done. You can book the same again.</Trans>
          ) : (
            <Trans>Its time has passed, so it can no longer be used or changed.</Trans>
          )}
        </Notice>
      ) : null}
      {outcome === 'cancelled' && !isCancellable ? (
        <Notice kind="warning" title={<Trans>This booking was cancelled.</Trans>}>
          <Trans>The time was given back. You can book another one.</Trans>
        </Notice>
      ) : null}
      {isToCome && !isHeld && code !== null ? renderKept?.({ ...booking, code }) : null}
      {isToCome ? [actions, details, driverLink, cancellation] : [cancellation, actions, details]}
      {isToCome && booking.cancelling === 'tooLate' && !isCancellable ? (
        <TooLate until={booking.cancelUntil} phone={branch.phone}>
          <Button kind="outline" size="small" inactive>
            <Trans>Cancel this booking</Trans>
          </Button>
        </TooLate>
      ) : null}
      {isTakeable ? renderTaking?.(booking) : null}
    </section>
  );
}
