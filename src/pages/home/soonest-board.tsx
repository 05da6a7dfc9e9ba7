import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowRight, IconCurrentLocation } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { mayCancel } from '#domain/appointment.ts';
import { CANCEL_HOURS, HORIZON_DAYS, NEAR_KM } from '#domain/constants.ts';
import { isNear } from '#domain/distance.ts';
import { branchNow, dateTimeOf } from '#domain/thai-calendar.ts';
import { formatDistance } from '#src/i18n/units/amounts.ts';
import { formatDay, formatTime } from '#src/i18n/units/dates.ts';
import { nearDay } from '#src/i18n/units/near-days.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ThaiTime } from '#src/parts/thai-time.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import styles from './soonest-board.module.css';

export interface SoonestTime {
  locationId: number;
  branchName: string;
  distanceKm: number | undefined;
  /** 'YYYY-MM-DD' and 'HH:MM', branch time. */
  date: string;
  time: string;
  /** The first free times of that day. */
  times: readonly string[];
}

/** Whether the times shown are those near the visitor. */
export type NearMe = 'off' | 'asking' | 'on' | 'failed';

interface SoonestBoardProps {
  /** Undefined while they are loading. */
  times: readonly SoonestTime[] | undefined;
  /** The province whose branches are shown, unless they are those near the visitor. */
  province: string | undefined;
  /** When they were read, in milliseconds. */
  readAt: number | undefined;
  /** In milliseconds. */
  now: number;
  nearMe: NearMe;
  onNearMe: () => void;
  /** Why the visitor's position is not known. */
  notice: ReactNode;
  /** Wraps a time in a link, because pages must not know routes. */
  renderTimeLink: (time: SoonestTime, label: string, className: string | undefined) => ReactNode;
  renderAllLink: (content: ReactNode, className: string | undefined) => ReactNode;
}

const SKELETON = [0, 1, 2];

export function SoonestBoard(props: SoonestBoardProps) {
  const { times, province, readAt, now, nearMe, notice, renderTimeLink, renderAllLink } = props;
  const km = NEAR_KM;
  const near = times?.filter(({ distanceKm }) => isNear(distanceKm)) ?? [];
  const isNearby = nearMe === 'on' && near.length > 0;
  const readTime = readAt === undefined ? null : formatTime(readAt);
  return (
    <>
      <div className={styles.head}>
        <h2>{isNearby ? <Trans>Soonest times near you</Trans> : <BoardTitle province={province} />}</h2>
        {readTime === null ? null : (
          <span>
            <Trans>Updated {readTime}</Trans>
            <ThaiTime />
          </span>
        )}
      </div>
      {times === undefined || readAt === undefined ? (
        <BoardSkeleton />
      ) : (
        <>
          {near.length === 0 && times.length > 0 ? null : (
            <Times times={near} now={now} renderTimeLink={renderTimeLink} />
          )}
          {near.length === times.length ? null : (
            <>
              <h3 className={styles.further}>
                <Trans>Farther than {km} km</Trans>
              </h3>
              <Times times={times.filter((each) => !near.includes(each))} now={now} renderTimeLink={renderTimeLink} />
            </>
          )}
        </>
      )}
      <div className={styles.told}>
        {notice}
        {nearMe === 'failed' ? (
          <Notice kind="warning">
            <Trans>The times near you could not be read. Please try again.</Trans>
          </Notice>
        ) : null}
        <VisuallyHidden role="status">
          {isNearby ? <Trans>The soonest times near you are shown.</Trans> : null}
        </VisuallyHidden>
      </div>
      <p className={styles.foot}>
        <NearMeButton {...props} />
        {renderAllLink(
          <>
            <Trans>All branches</Trans>
            <IconArrowRight size={20} stroke={1.75} aria-hidden="true" />
          </>,
          styles.all,
        )}
      </p>
    </>
  );
}

function BoardTitle({ province }: Pick<SoonestBoardProps, 'province'>) {
  return province === undefined ? <Trans>Soonest times</Trans> : <Trans>Soonest times in {province}</Trans>;
}

function NearMeButton({ nearMe, onNearMe }: SoonestBoardProps) {
  const isAsking = nearMe === 'asking';
  return (
    <button
      type="button"
      className={styles.near}
      aria-pressed={nearMe === 'on'}
      aria-busy={isAsking || undefined}
      onClick={isAsking ? undefined : onNearMe}
    >
      <IconCurrentLocation size={20} stroke={1.75} aria-hidden="true" />
      {isAsking ? <Trans>Finding you…</Trans> : <Trans>Near me</Trans>}
    </button>
  );
}

interface TimesProps extends Pick<SoonestBoardProps, 'renderTimeLink'> {
  times: readonly SoonestTime[];
  now: number;
}

function Times({ times, now, renderTimeLink }: TimesProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const days = HORIZON_DAYS;
  const hours = CANCEL_HOURS;
  const asOf = new Date(now).toISOString();
  const isLate = times.some((slot) =>
    slot.times.some((time) => !mayCancel({ startsAt: dateTimeOf(slot.date, time), now: asOf })),
  );
  const today = branchNow(now).date;
  const dayOf = (date: string) => {
    const near = nearDay(date, today);
    return near ? i18n._(near) : formatDay(date, language);
  };
  if (times.length === 0) {
    return (
      <p className={styles.empty}>
        <Trans>No branch has a free time in the next {days} days.</Trans>
      </p>
    );
  }
  return (
    <>
      <ul className={styles.times}>
        {times.map((slot) => {
          const { locationId, branchName, distanceKm, date } = slot;
          const day = dayOf(date);
          return (
            <li key={locationId}>
              <p className={styles.where}>
                <b>{branchName}</b>
                <span>
                  {day}
                  {distanceKm === undefined ? null : ` · ${formatDistance(distanceKm, language)}`}
                </span>
              </p>
              <div className={styles.choice}>
                {slot.times.map((time) => (
                  <Fragment key={time}>
                    {renderTimeLink({ ...slot, time }, t`${time} ${day}, ${branchName}`, styles.time)}
                  </Fragment>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
      {isLate ? (
        <p className={styles.late}>
          <Trans>Times under {hours} hours away cannot be cancelled online</Trans>
        </p>
      ) : null}
    </>
  );
}

function BoardSkeleton() {
  return (
    <>
      <VisuallyHidden>
        <Trans>Loading free times…</Trans>
      </VisuallyHidden>
      <ul className={styles.times} aria-hidden="true">
        {SKELETON.map((row) => (
          <li key={row}>
            <div className={styles.where}>
              <Skeleton width="9em" height="24px" />
            </div>
            <div className={styles.choice}>
              {SKELETON.map((time) => (
                <Skeleton key={time} height="48px" />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
