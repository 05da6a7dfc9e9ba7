import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useCallback, type ReactNode } from 'react';
import type { AnswerOf } from '#contract/call.ts';
import type { readBooking } from '#contract/calls/booking.calls.ts';
import { lookupOutcome, STATUS } from '#domain/appointment.ts';
import type { Account } from '#machines/shared/account.ts';
import { ofAccount } from '#src/api/queries/account.ts';
import { bookingQuery } from '#src/api/queries/booking.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { foundBookingFrom } from '#src/flows/booking-lookup/booking-lookup.adapters.ts';
import { cancellableFrom } from '#src/flows/booking-lookup/cancellable.view.ts';
import { ManagedBooking, type ManagedBookingParts } from '#src/flows/booking-lookup/managed-booking.part.tsx';
import { CancellationByAccount, type QuestionPlace } from '#src/flows/cancellation/cancellation.part.tsx';
import { useCancelledElsewhere } from '#src/flows/cancellation/use-cancelled-elsewhere.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { NothingYet } from '#src/parts/list/nothing.tsx';
import { ReadList } from '#src/parts/list/read-list.tsx';
import { BackPlace } from '#src/ui/navigation/page-head.tsx';
import { HeldBooking, type RenderGoOn } from './held-booking.part.tsx';
import styles from './my-bookings.module.css';

interface MyBookingPageProps {
  readonly host: FlowHost;
  readonly account: Account;
  readonly id: string;
  readonly cancelling: QuestionPlace;
  readonly renderBookAgain: ManagedBookingParts['renderBookAgain'];
  readonly renderKept?: ManagedBookingParts['renderKept'];
  /** If the booking is only held: the link to go on with it. */
  readonly renderGoOn: RenderGoOn;
  readonly backLink: ReactNode;
  /** For a company: the driver's link of a booking, as it was read; keep the function identity stable. */
  readonly renderDriverLink?: ((read: AnswerOf<typeof readBooking>) => ReactNode) | undefined;
}

/** One booking of the account, with what can be done with it (LIST-03, CANCEL-01). */
export function MyBookingPage(props: MyBookingPageProps) {
  const { host, account, id, cancelling, renderBookAgain, renderKept, renderGoOn, backLink, renderDriverLink } = props;
  const language = useLanguage();
  const client = queryClientOf(host);
  const query = useQuery(bookingQuery(host.api(language), language, account.code, id), client);
  const reread = useCallback(
    () => void client.invalidateQueries({ queryKey: ofAccount(account.code) }),
    [client, account.code],
  );
  const tell = useCancelledElsewhere(reread);
  const settle = useCallback(
    (ids: readonly string[]) => {
      tell(ids);
      reread();
    },
    [reread, tell],
  );
  return (
    <div className={styles.page}>
      <BackPlace>{backLink}</BackPlace>
      <ReadList query={query} rows={2}>
        {(answer) => {
          if (answer === null)
            return (
              <>
                <h1 tabIndex={-1}>
                  <Trans>Booking not found</Trans>
                </h1>
                <NothingYet title={<Trans>There is no such booking in your account</Trans>}>{backLink}</NothingYet>
              </>
            );
          const now = answer.now ?? new Date(host.now()).toISOString();
          const booking = foundBookingFrom(answer.booking, now, answer.calendar);
          return (
            <ManagedBooking
              key={booking.id}
              outcome={lookupOutcome(booking.status, booking.startsAt, now)}
              booking={booking}
              now={host.now}
              renderBookAgain={renderBookAgain}
              renderKept={renderKept}
              renderDriverLink={renderDriverLink && (() => renderDriverLink(answer))}
              renderHeld={(shown) => (
                <HeldBooking
                  host={host}
                  account={account}
                  booking={shown}
                  readAt={now}
                  renderGoOn={renderGoOn}
                  onEnded={() => settle([shown.id])}
                />
              )}
              renderCancellation={(shown) => (
                <CancellationByAccount
                  host={host}
                  code={account.code}
                  bookings={[cancellableFrom(shown)]}
                  question={cancelling}
                  ended={shown.status === STATUS.cancelled ? [shown.id] : []}
                  onSettled={settle}
                />
              )}
            />
          );
        }}
      </ReadList>
    </div>
  );
}
