import { useLingui } from '@lingui/react/macro';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { addDays, type BranchDate } from '#domain/thai-calendar.ts';
import { formatMonth } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import type { CalendarDay } from './calendar-days.view.ts';
import strip from './day-strip.module.css';
import { MonthGrid } from './month-grid.part.tsx';

export interface MonthViewProps {
  days: readonly CalendarDay[];
  date: BranchDate | null;
  /** The one day of the month at which Tab stops. */
  cell: (day: CalendarDay, isStop: boolean) => ReactNode;
  onPress: (date: BranchDate) => void;
  onMove: (date: BranchDate) => void;
  viewSwitch: ReactNode;
}

const monthOf = (date: BranchDate) => date.slice(0, 7);

/** One month at a time, in weeks that begin on Sunday. Weeks without a bookable day are left out; other unbookable days are plain numbers. */
export function MonthView({ days, date, cell, onPress, onMove, viewSwitch }: MonthViewProps) {
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
  const grid = useRef<HTMLDivElement>(null);
  const [entered, setEntered] = useState<{ readonly date: BranchDate } | null>(null);
  useEffect(() => {
    if (entered !== null) grid.current?.querySelector<HTMLElement>(`[data-date="${entered.date}"]`)?.focus();
  }, [entered]);
  if (first === '') return null;
  const leaveMonth = (from: BranchDate, by: number) => {
    const to = days[days.findIndex((day) => day.date === from) + by]?.date;
    if (to === undefined) return;
    setMonth(monthOf(to));
    setEntered({ date: to });
    onMove(to);
  };

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
      <div ref={grid}>
        <MonthGrid
          month={month}
          days={days}
          date={date}
          cell={cell}
          onPress={onPress}
          onMove={onMove}
          onBeyond={leaveMonth}
        />
      </div>
    </>
  );
}
