import { Month as MantineMonth } from '@mantine/dates';
import type { ReactNode } from 'react';

interface MonthProps {
  /** 'YYYY-MM' */
  readonly month: string;
  /** Each day 'YYYY-MM-DD' of its weeks, those of other months too. */
  readonly renderDay: (day: string) => ReactNode;
  readonly formatWeekday: (day: string) => string;
  readonly styles: Readonly<Record<string, string>>;
}

const SUNDAY = 0;

/** The weeks are Mantine's, but every cell is the caller's, so none of its styles and texts are needed. */
export function Month({ month, renderDay, formatWeekday, styles }: MonthProps) {
  return (
    <MantineMonth
      unstyled
      role="presentation"
      month={`${month}-01`}
      firstDayOfWeek={SUNDAY}
      weekdayFormat={formatWeekday}
      getDayProps={(day) => ({ renderRoot: () => renderDay(day) })}
      classNames={{
        month: styles['month'] ?? '',
        monthThead: styles['rows'] ?? '',
        monthTbody: styles['rows'] ?? '',
        weekdaysRow: styles['rows'] ?? '',
        weekday: styles['weekday'] ?? '',
        monthRow: styles['week'] ?? '',
        monthCell: styles['cell'] ?? '',
      }}
      attributes={{ weekdaysRow: { 'aria-hidden': true } }}
    />
  );
}
