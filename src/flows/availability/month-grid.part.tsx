import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { BranchDate } from '#domain/thai-calendar.ts';
import { formatWeekday } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { CalendarDay } from './calendar-days.view.ts';
import styles from './month-view.module.css';
import { Month } from '#src/ui/inputs/month.tsx';
import { dayHandlers } from '#src/ui/inputs/roving-focus.ts';

interface MonthGridProps {
  /** 'YYYY-MM' */
  month: string;
  days: readonly CalendarDay[];
  date: BranchDate | null;
  cell: (day: CalendarDay, isStop: boolean) => ReactNode;
  onPress: (date: BranchDate) => void;
  /** An arrow key has moved to this day. */
  onMove: (date: BranchDate) => void;
  /** An arrow key leads to another month. */
  onBeyond: (date: BranchDate, days: number) => void;
}

export function MonthGrid({ month, days, date, cell, onPress, onMove, onBeyond }: MonthGridProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const byDate = new Map(days.map((day) => [day.date, day]));
  const inMonth = days.filter((day) => day.date.startsWith(month));
  const chosen = inMonth.find((day) => day.date === date);
  const stop = chosen ?? inMonth.find(({ reason }) => reason === null) ?? inMonth[0];
  const content = (each: BranchDate) => {
    if (!each.startsWith(month)) return null;
    const day = byDate.get(each);
    if (day) return cell(day, day === stop);
    return (
      <span className={styles.outside} aria-hidden="true">
        {Number(each.slice(8))}
      </span>
    );
  };
  return (
    <div
      role="radiogroup"
      aria-label={t`Day`}
      tabIndex={-1}
      {...dayHandlers({ columns: 7, onPress, onMove, onBeyond })}
    >
      <Month
        month={month}
        renderDay={content}
        formatWeekday={(each) => formatWeekday(each, language)}
        styles={styles}
      />
    </div>
  );
}
