import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { mayCancel } from '#domain/appointment.ts';
import { NEAR_KM } from '#domain/constants.ts';
import { isNear } from '#domain/distance.ts';
import type { OfferedAlternative } from '#machines/booking-confirmation/booking-confirmation.selectors.ts';
import { formatDistance } from '#src/i18n/units/amounts.ts';
import { formatDay, formatDayYear, formatTime } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import styles from './slot-lost.module.css';

interface SlotLostProps {
  /** The time that others have taken. */
  dateTime: string;
  alternatives: readonly OfferedAlternative[];
  /** In milliseconds. */
  now: number;
  onAlternative: (alternative: OfferedAlternative) => void;
  /** OK: the booking starts again, keeping everything but the time (RB-10). */
  onAgain: () => void;
  /** Leads to all days and times, with everything else kept. */
  onOtherTime: () => void;
}

/**
 * The time has been taken. Offers up to three other times, each one tap away; the frame's button takes the first of them. Distant branches are offered
 * only if there is nothing nearer. The specification's sentence, with the OK that starts the booking again, comes last: hardly anybody wants that.
 */
export function SlotLost({ dateTime, alternatives, now, onAlternative, onAgain, onOtherTime }: SlotLostProps) {
  const language = useLanguage();
  const km = NEAR_KM;
  const near = alternatives.filter(({ distanceKm }) => isNear(distanceKm));
  const further = near.length > 0 ? [] : alternatives;
  return (
    <>
      <Notice kind="error" className={styles.lost ?? ''} title={<Trans>This time was taken</Trans>}>
        <s className={styles.old}>
          {formatDayYear(dateTime, language)} {formatTime(dateTime)}
        </s>
        <Trans>Branch, services and details are kept.</Trans>
      </Notice>
      {alternatives.length > 0 ? (
        <section className={styles.others}>
          <h2>
            <Trans>Take another time</Trans>
          </h2>
          <p>
            <Trans>It is then kept for you while you check and confirm.</Trans>
          </p>
          <Others alternatives={near} now={now} onAlternative={onAlternative} />
          {further.length > 0 ? (
            <>
              <h3>
                <Trans>Farther than {km} km</Trans>
              </h3>
              <Others alternatives={further} now={now} onAlternative={onAlternative} />
            </>
          ) : null}
        </section>
      ) : null}
      <Button kind="text" className={styles.all ?? ''} onClick={onOtherTime}>
        <Trans>See all days and times</Trans>
      </Button>
      <section className={styles.again}>
        <p>
          <Trans>The booking failed at scheduled time. Please click OK to start the booking.</Trans>
        </p>
        <Button kind="outline" size="small" onClick={onAgain}>
          <Trans>OK</Trans>
        </Button>
      </section>
    </>
  );
}

function Others({ alternatives, now, onAlternative }: Pick<SlotLostProps, 'alternatives' | 'now' | 'onAlternative'>) {
  const language = useLanguage();
  return (
    <ul>
      {alternatives.map((each) => (
        <li key={`${each.locationId} ${each.startsAt}`}>
          <span className={styles.why}>
            <Difference why={each.why} />
          </span>
          <b>{`${formatDay(each.date, language)} ${each.time}`}</b>
          <small>
            {each.branchName}
            {each.distanceKm === null ? null : ` · ${formatDistance(each.distanceKm, language)}`}
          </small>
          {mayCancel({ startsAt: each.startsAt, now: new Date(now).toISOString() }) ? null : (
            <small>
              <Trans>Cannot be cancelled online</Trans>
            </small>
          )}
          <Button kind="outline" size="small" className={styles.take ?? ''} onClick={() => onAlternative(each)}>
            <Trans>Take this time</Trans>
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Difference({ why }: { why: OfferedAlternative['why'] }) {
  const texts: Record<OfferedAlternative['why'], ReactNode> = {
    sameBranch: <Trans>Same branch, other time</Trans>,
    sameTime: <Trans>Same time, other branch</Trans>,
    nextDay: <Trans>Another day</Trans>,
  };
  return texts[why];
}
