import { Trans } from '@lingui/react/macro';
import { IconAlertCircle } from '@tabler/icons-react';
import { Button } from '#src/ui/actions/button.tsx';
import type { NoVisitProps, PlanPartProps } from './plan-parts.types.ts';
import { visitText, wayCost, whyNoVisit } from './plan-words.ts';
import type { PlanRow } from './plan.view.ts';
import styles from './plan.module.css';

type CarWithoutVisitProps = Pick<PlanPartProps, 'words' | 'onMove'> & NoVisitProps & { readonly row: PlanRow };

/** Why a car has no visit, and what can be done about it: only times that it can really have, each with its cost. */
export function CarWithoutVisit({
  row,
  words,
  until,
  onMove,
  onLeaveOut,
  onBringBack,
  renderBooking,
}: CarWithoutVisitProps) {
  const { car, hours, noVisit, aside, isLeftOut } = row;
  const bringBack = (
    <Button kind="outline" size="small" onClick={() => onBringBack(car.id)}>
      <Trans>Bring it back</Trans>
    </Button>
  );
  const leaveOut = (
    <Button kind="text" size="small" onClick={() => onLeaveOut(car.id)}>
      <Trans>Leave it out</Trans>
    </Button>
  );
  if (isLeftOut)
    return (
      <div className={styles.without}>
        <p className={styles.quiet}>
          <Trans>You left it out.</Trans>
        </p>
        <div className={styles.options}>{bringBack}</div>
      </div>
    );
  if (noVisit === null || hours === null)
    return (
      <div className={styles.without} data-missing>
        <p>
          <IconAlertCircle size={18} stroke={1.75} aria-hidden="true" />
          <span>
            {aside?.why === 'booked' ? (
              <Trans>It has a booking already.</Trans>
            ) : aside?.why === 'pinLost' ? (
              <Trans>The time that you chose is taken. Plan again to find another.</Trans>
            ) : aside?.why === 'gone' ? (
              <Trans>It is no longer in your fleet.</Trans>
            ) : (
              <Trans>Plan again to find a time for it.</Trans>
            )}
          </span>
        </p>
        <div className={styles.options}>
          {aside?.bookingId == null
            ? null
            : renderBooking(aside.bookingId, { children: <Trans>See the booking</Trans> })}
          {leaveOut}
        </div>
      </div>
    );
  return (
    <div className={styles.without} data-missing>
      <p>
        <IconAlertCircle size={18} stroke={1.75} aria-hidden="true" />
        <span>
          <strong>
            <Trans>No time found.</Trans>
          </strong>{' '}
          {whyNoVisit(noVisit, hours, until, words)}
        </span>
      </p>
      <div className={styles.options}>
        {noVisit.ways.slice(0, 3).map((way) => (
          <Button key={way.cost.kind} kind="outline" size="small" onClick={() => onMove(way.visit)}>
            {visitText(words, way.visit)} · {wayCost(way, words)}
          </Button>
        ))}
        {leaveOut}
      </div>
    </div>
  );
}
