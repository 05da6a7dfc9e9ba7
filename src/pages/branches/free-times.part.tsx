import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { SoonestSlot } from '#contract/wire/slot.ts';
import { HORIZON_DAYS } from '#domain/constants.ts';
import { branchNow, instantOf } from '#domain/thai-calendar.ts';
import { formatDayLong } from '#src/i18n/units/dates.ts';
import { nearDay } from '#src/i18n/units/near-days.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ThaiTime } from '#src/parts/thai-time.tsx';
import styles from './branch-page.module.css';
import type { RowLinks } from './finder-row.part.tsx';

interface FreeTimesProps extends Pick<RowLinks, 'renderBooking'> {
  readonly soonest: SoonestSlot | null;
  /** In milliseconds. */
  readonly now: number;
}

/** The first free times of a branch for a short visit; a link to the booking with each. */
export function FreeTimes({ soonest, now, renderBooking }: FreeTimesProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const days = HORIZON_DAYS;
  const times = (soonest?.times ?? []).filter((time) => soonest && instantOf(soonest.date, time).getTime() > now);
  if (soonest === null || times.length === 0)
    return (
      <p>
        {soonest === null ? (
          <Trans>There is no free time in the next {days} days.</Trans>
        ) : (
          <Trans>These times have passed. See the free ones when you book.</Trans>
        )}
      </p>
    );
  const near = nearDay(soonest.date, branchNow(now).date);
  const day = formatDayLong(soonest.date, language);
  return (
    <>
      <p>
        {near ? `${i18n._(near)}, ` : null}
        {day}
        <ThaiTime />
      </p>
      <div className={styles.times}>
        {times.map((time) => (
          <Fragment key={time}>
            {renderBooking(
              soonest.location_id,
              { ...soonest, time },
              { className: styles.time ?? '', label: t`Book ${day} ${time}`, children: time },
            )}
          </Fragment>
        ))}
      </div>
    </>
  );
}
