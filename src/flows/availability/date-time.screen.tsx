import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useCallback, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { CANCEL_HOURS } from '#domain/constants.ts';
import type { BranchDate, BranchTime, Instant } from '#domain/thai-calendar.ts';
import type { ClosedDay, Freshness, OpenDay } from '#machines/availability/availability.types.ts';
import { formatDuration } from '#src/i18n/units/amounts.ts';
import { formatDayLong } from '#src/i18n/units/dates.ts';
import { nearDay } from '#src/i18n/units/near-days.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { CannotDisplay } from '#src/parts/cannot-display.tsx';
import { ThaiTime } from '#src/parts/thai-time.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { calendarDays, END_OF_DAY, notCancellable, type CalendarDay } from './calendar-days.view.ts';
import { DateTimeSkeleton } from './date-time-skeleton.part.tsx';
import styles from './date-time.module.css';
import { DayCell } from './day-cell.part.tsx';
import { DayStrip, ViewSwitch } from './day-strip.part.tsx';
import { MonthChoicePart } from './lazy-month-choice.part.tsx';
import { reasonText, stillChosen } from './reasons.texts.ts';
import { StaleTimes } from './stale-times.part.tsx';
import { TimeList, type TimeListProps } from './time-list.part.tsx';

export interface DateTimeScreenProps {
  readonly heading: ReactNode;
  readonly days: readonly OpenDay[];
  readonly closedDays: readonly ClosedDay[];
  /** As the chart reports it: `loading` or `failed` if there are no days, `fresh`, `refreshing` or `stale` if there are. */
  readonly freshness: Freshness;
  /** The server's message, if it refused the last attempt. */
  readonly message: string | null;
  readonly date: BranchDate | null;
  readonly time: BranchTime | null;
  /** The length of the work, in quarters of an hour. */
  readonly hours: number;
  readonly branchName: string;
  /** The service that the lead time comes from, null without a lead time. */
  readonly leadServiceName: string | null;
  /** The branch's date now. */
  readonly today: BranchDate;
  /** Decides which times are too near to be cancelled online. */
  readonly now: Instant;
  readonly onDate: (date: BranchDate) => void;
  readonly onTime: (time: BranchTime) => void;
  readonly onRetry: () => void;
}

type DaysProps = DateTimeScreenProps & { readonly all: readonly CalendarDay[] };

const stateOf = ({ all, freshness }: DaysProps) => {
  if (freshness === 'failed') return 'failed';
  if (all.length > 0) return 'days';
  return freshness === 'fresh' ? 'nothing' : 'loading';
};

/** Day, then time. Every closed day and time says why; times that may be old are marked (RB-05, RB-16). */
export function DateTimeScreen(props: DateTimeScreenProps) {
  const { heading, days, closedDays, hours, branchName } = props;
  const language = useLanguage();
  const all = useMemo(() => calendarDays(days, closedDays), [days, closedDays]);
  const duration = formatDuration(hours, language);
  const Body = BODIES[stateOf({ ...props, all })];
  return (
    <>
      {heading}
      <p className={styles.lead}>
        <Trans>
          Times at {branchName} · <span className={styles.phrase}>takes {duration}</span>
        </Trans>
      </p>
      <Body {...props} all={all} />
    </>
  );
}

function Failed({ message, onRetry }: DaysProps) {
  return (
    <CannotDisplay onRetry={onRetry} className={styles.notice}>
      {message}
    </CannotDisplay>
  );
}

function Days(props: DaysProps) {
  const { all, days, freshness, date, time, hours, leadServiceName, today, now, onDate, onTime, onRetry } = props;
  const { i18n } = useLingui();
  const language = useLanguage();
  const [view, setView] = useState<'strip' | 'month'>('strip');
  // Deferred, so that the switch responds before the other view is rendered.
  const shownView = useDeferredValue(view);
  const [isSwitched, setSwitched] = useState(false);
  // The closed day last pressed or moved to: it says why it is closed, and which day is still chosen.
  const [looked, setLooked] = useState<BranchDate | null>(null);
  const asked = all.find((day) => day.date === looked && day.reason !== null);
  const [justChosen, setJustChosen] = useState<{ date: BranchDate } | null>(null);
  const at = asked?.date ?? date;
  const stop = at ?? all.find(({ reason }) => reason === null)?.date ?? all[0]?.date;
  const openDay = days.find((day) => day.date === date);
  // Deferred, so that the pressed day responds before its times are rendered. A time that is pressed before then counts for the newly pressed day, if
  // it is free there.
  const shownDay = useDeferredValue(openDay);
  const isBehind = shownDay?.date !== date;
  const shownTime = useDeferredValue(time);
  const shownChoice = useDeferredValue(justChosen);

  const choose = (day: BranchDate) => {
    const isOpen = all.some((each) => each.date === day && each.reason === null);
    setLooked(isOpen ? null : day);
    if (isOpen) onDate(day);
  };
  const press = (day: BranchDate) => {
    setJustChosen({ date: day });
    choose(day);
  };
  // Choosing a day clears the time: coming back to the chosen one from a closed day beside it chooses nothing.
  const moveTo = (day: BranchDate) => (day === date ? setLooked(null) : choose(day));
  // Whatever a closed day said is over with the next choice.
  const takeTime = useCallback(
    (chosen: BranchTime) => {
      setLooked(null);
      onTime(chosen);
    },
    [onTime],
  );
  const cell =
    (isSmall: boolean) =>
    (day: CalendarDay, isStop = day.date === stop) => (
      <DayCell
        day={day}
        isChosen={day.date === date}
        isStop={isStop}
        isSmall={isSmall}
        near={nearDay(day.date, today)}
        serviceName={leadServiceName}
      />
    );
  const switchTo = (next: 'strip' | 'month') => {
    setView(next);
    setSwitched(true);
  };
  const viewSwitch = <ViewSwitch view={view} onView={switchTo} keepsFocus={isSwitched} />;
  return (
    <div className={styles.choosing} aria-busy={freshness === 'refreshing' || undefined}>
      {freshness === 'stale' ? <StaleTimes onRetry={onRetry} className={styles.notice} /> : null}
      {shownView === 'strip' ? (
        <DayStrip days={all} date={date} cell={cell(false)} onPress={press} onMove={moveTo} viewSwitch={viewSwitch} />
      ) : (
        <MonthChoicePart
          days={all}
          date={at}
          cell={cell(true)}
          onPress={press}
          onMove={moveTo}
          viewSwitch={viewSwitch}
          today={today}
          serviceName={leadServiceName}
          onDate={press}
        />
      )}
      <p className={styles.why} role="status">
        {asked?.reason ? (
          <>
            {`${formatDayLong(asked.date, language)} · ${i18n._(reasonText(asked.reason, language, leadServiceName).long)}`}
            {date === null ? null : ` ${i18n._(stillChosen(formatDayLong(date, language)))}`}
          </>
        ) : null}
      </p>
      {shownDay ? (
        <div className={styles.times}>
          <OpenDayTimes
            day={shownDay}
            near={nearDay(shownDay.date, today)}
            before={notCancellable(shownDay, now)}
            hours={hours}
            time={isBehind ? shownTime : time}
            serviceName={leadServiceName}
            justChosen={shownChoice?.date === shownDay.date ? shownChoice : null}
            onTime={takeTime}
          />
        </div>
      ) : days.length === 0 ? (
        <NothingFree />
      ) : (
        <p className={styles.day}>
          <Trans>Choose a day to see its times.</Trans>
        </p>
      )}
    </div>
  );
}

interface OpenDayTimesProps extends TimeListProps {
  /** 'Today' or 'Tomorrow'. */
  near: MessageDescriptor | null;
  /** The times before this one can no longer be cancelled online. */
  before: BranchTime | null;
}

const OpenDayTimes = memo(function OpenDayTimes({ near, before, ...props }: OpenDayTimesProps) {
  const { day } = props;
  const { t, i18n } = useLingui();
  const hours = CANCEL_HOURS;
  const free = day.times.length;
  const language = useLanguage();
  return (
    <>
      <h2 className={styles.day}>
        {near ? `${i18n._(near)} · ` : null}
        {formatDayLong(day.date, language)}{' '}
        <span>
          {/* No plural on the first screen: loading the browser's plural rules takes a phone 100 ms. */}
          {free === 1 ? t`1 free time` : t`${free} free times`}
          <ThaiTime isApart />
        </span>
      </h2>
      {before === null ? null : (
        <p className={styles.late}>
          {before === END_OF_DAY ? (
            <Trans>Under {hours} hours away: no cancelling online</Trans>
          ) : (
            <Trans>Times before {before} cannot be cancelled online</Trans>
          )}
        </p>
      )}
      <TimeList key={day.date} {...props} />
    </>
  );
});

function NothingFree() {
  return (
    <Notice
      kind="warning"
      className={styles.notice ?? ''}
      title={<Trans>Nothing is free at this branch for these services.</Trans>}
    >
      <Trans>Choose another branch, or fewer services.</Trans>
    </Notice>
  );
}

const BODIES = { loading: DateTimeSkeleton, failed: Failed, nothing: NothingFree, days: Days };
