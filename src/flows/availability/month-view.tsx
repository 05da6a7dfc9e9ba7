import { useLingui } from '@lingui/react/macro';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { addDays, type BranchDate } from '#domain/thai-calendar.ts';
import { formatMonth, formatWeekday } from '#src/i18n/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/button.tsx';
import { monthWeeks, type CalendarDay } from './calendar-days.ts';
import strip from './day-strip.module.css';
import styles from './month-view.module.css';
import { moveFocus, pressedDate } from './roving-focus.ts';

interface MonthViewProps {
  days: readonly CalendarDay[];
  date: BranchDate | null;
  cell: (day: CalendarDay) => ReactNode;
  onPress: (date: BranchDate) => void;
  viewSwitch: ReactNode;
}

const monthOf = (date: BranchDate) => date.slice(0, 7);

/** One month at a time, weeks from Sunday. Weeks outside the time in which one can book are left out, single days are numbers only. */
export function MonthView({ days, date, cell, onPress, viewSwitch }: MonthViewProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const first = days[0]?.date ?? date ?? '';
  const last = days.at(-1)?.date ?? first;
  const [month, setMonth] = useState(monthOf(date ?? first));
  const [shownFor, setShownFor] = useState(date);
  if (date !== shownFor) {
    setShownFor(date);
    if (date !== null) setMonth(monthOf(date));
  }
  if (first === '') return null;

  const byDate = new Map(days.map((day) => [day.date, day]));
  const weeks = monthWeeks(month).filter((week) => week.some((each) => each !== null && byDate.has(each)));
  const isFirst = month <= monthOf(first);
  const isLast = month >= monthOf(last);
  return (
    <>
      <div className={strip.bar}>
        <span className={strip.turn}>
          <Button
            kind="text"
            className={strip.arrow ?? ''}
            aria-label={t`Previous month`}
            inactive={isFirst}
            onClick={() => setMonth(monthOf(addDays(`${month}-01`, -1)))}
          >
            <IconChevronLeft aria-hidden="true" />
          </Button>
          <b aria-live="polite">{formatMonth(`${month}-01`, language)}</b>
          <Button
            kind="text"
            className={strip.arrow ?? ''}
            aria-label={t`Next month`}
            inactive={isLast}
            onClick={() => setMonth(monthOf(addDays(`${month}-01`, 31)))}
          >
            <IconChevronRight aria-hidden="true" />
          </Button>
        </span>
        {viewSwitch}
      </div>
      <div
        className={styles.month}
        role="radiogroup"
        aria-label={t`Day`}
        tabIndex={-1}
        onKeyDown={(event) => moveFocus(event, 7)}
        onClick={(event) => {
          const pressed = pressedDate(event);
          if (pressed !== null) onPress(pressed);
        }}
      >
        {/* 2026-11-01 was a Sunday. */}
        {Array.from({ length: 7 }, (_, index) => (
          <span key={index} className={styles.weekday} aria-hidden="true">
            {formatWeekday(addDays('2026-11-01', index), language)}
          </span>
        ))}
        {weeks.flat().map((each, index) => {
          const day = each === null ? undefined : byDate.get(each);
          if (day) return <div key={each}>{cell(day)}</div>;
          return (
            <span key={each ?? `blank-${index}`} className={styles.outside} aria-hidden="true">
              {each === null ? null : Number(each.slice(8))}
            </span>
          );
        })}
      </div>
    </>
  );
}
