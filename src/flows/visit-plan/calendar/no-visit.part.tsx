import { Plural, Trans } from '@lingui/react/macro';
import { IconAlertCircle } from '@tabler/icons-react';
import type { WayCost as Cost } from '#domain/visit-plan/ways-out.ts';
import { formatDistance } from '#src/i18n/units/amounts.ts';
import { Button } from '#src/ui/actions/button.tsx';
import type { NoVisitProps, PlanPartProps } from './plan-parts.types.ts';
import { visitText, whyNoVisit, type PlanWords } from './plan.texts.ts';
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
  const { car, hours, free, noVisit, aside, isLeftOut } = row;
  const isTimeLost = aside?.why === 'timeLost';
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
  const timeLost = (
    <strong>
      <Trans>Its time is taken by now.</Trans>
    </strong>
  );
  if (free !== null)
    return (
      <div className={styles.without} data-missing>
        <p>
          <IconAlertCircle size={18} stroke={1.75} aria-hidden="true" />
          <span>
            {isTimeLost ? timeLost : null} <Trans>A time is free:</Trans>
          </span>
        </p>
        <div className={styles.options}>
          <Button kind="outline" size="small" onClick={() => onMove(free)}>
            {visitText(words, free)}
          </Button>
          {leaveOut}
        </div>
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
            ) : isTimeLost ? (
              <>
                {timeLost} <Trans>Plan again to find another.</Trans>
              </>
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
          {isTimeLost ? (
            timeLost
          ) : (
            <strong>
              <Trans>No time found.</Trans>
            </strong>
          )}{' '}
          {whyNoVisit(noVisit, hours, until, words)}
        </span>
      </p>
      <div className={styles.options}>
        {noVisit.ways.slice(0, 3).map((way) => (
          <Button key={way.cost.kind} kind="outline" size="small" onClick={() => onMove(way.visit)}>
            {visitText(words, way.visit)} · <WayCost cost={way.cost} words={words} />
          </Button>
        ))}
        {leaveOut}
      </div>
    </div>
  );
}

/** What a way out costs. */
function WayCost({ cost, words: { language } }: { readonly cost: Cost; readonly words: PlanWords }) {
  switch (cost.kind) {
    case 'dayLimit':
      return <Plural value={cost.cars} one="# car off the road that day" other="# cars off the road that day" />;
    case 'until':
      return <Plural value={cost.days} one="# day late" other="# days late" />;
    case 'branch': {
      const way = formatDistance(Math.abs(cost.km), language);
      return cost.km > 0 ? <Trans>{way} further</Trans> : <Trans>another branch</Trans>;
    }
    case 'weekday':
      return <Trans>on a day that you left out</Trans>;
    case 'hours':
      return <Trans>at another time of day</Trans>;
    case 'away':
      return <Trans>when the car is out</Trans>;
  }
}
