import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Booking } from '#contract/calls/booking.shapes.ts';
import { displayPlate } from '#domain/fields/plate.ts';
import { branchNow } from '#domain/thai-calendar.ts';
import type { Account } from '#machines/shared/account.ts';
import { memberWidgetsQuery } from '#src/api/queries/home.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { formatDay, formatTime } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { MemberNotes, type MemberNotesProps } from './member-notes.part.tsx';
import styles from './next-visit.module.css';

export interface NextVisitProps {
  readonly host: FlowHost;
  readonly account: Account;
  /** A link to the booking with this id. */
  readonly renderLink: (id: string, content: ReactNode, className: string) => ReactNode;
  readonly renderCareLink: MemberNotesProps['renderCareLink'];
  readonly renderPointsLink: MemberNotesProps['renderPointsLink'];
  /** Shown until the booking is there, in its shape. */
  readonly waiting: ReactNode;
}

/** The member's next visit in one row, and below it what is due and the points; of the same height in every state. */
export function NextVisit({ host, account, waiting, renderLink, ...notes }: NextVisitProps) {
  const language = useLanguage();
  const query = useQuery(memberWidgetsQuery(host.api(language), language, account.code), queryClientOf(host));
  if (query.isPending) return waiting;
  if (query.data === undefined)
    return (
      <div className={styles.row} role="status">
        <p>
          <Trans>Your next visit could not be loaded.</Trans>
        </p>
        <Button
          kind="outline"
          size="small"
          onClick={() => void query.refetch()}
          busy={query.isFetching ? <Trans>Loading…</Trans> : undefined}
        >
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  return (
    <>
      <Visit
        booking={query.data.flatMap((widget) => (widget.kind === 'next_visit' ? (widget.booking ?? []) : []))[0]}
        renderLink={renderLink}
      />
      <MemberNotes widgets={query.data} {...notes} />
    </>
  );
}

interface VisitProps extends Pick<NextVisitProps, 'renderLink'> {
  readonly booking: Booking | undefined;
}

function Visit({ booking: next, renderLink }: VisitProps) {
  const language = useLanguage();
  if (next === undefined)
    return (
      <div className={styles.row}>
        <p>
          <Trans>No visit is booked</Trans>
        </p>
      </div>
    );
  const { date_time: startsAt, branch, customer_data: car } = next;
  return renderLink(
    next.appointment_id,
    <>
      <span className={styles.about}>
        <small>
          <Trans>Next visit</Trans>
        </small>
        <b>{`${formatDay(branchNow(startsAt).date, language)} · ${formatTime(startsAt)}`}</b>
        <span className={styles.where}>
          {`${branch.name} · `}
          <span translate="no">{displayPlate(car.register_number)}</span>
        </span>
      </span>
      <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
    </>,
    styles.row ?? '',
  );
}
