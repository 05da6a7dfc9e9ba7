import { useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { memo } from 'react';
import { formatDayFull, formatWeekday } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { meterParts, type CalendarDay } from './calendar-days.view.ts';
import styles from './day-cell.module.css';
import { reasonText } from './reasons.texts.ts';

interface DayCellProps {
  day: CalendarDay;
  isChosen: boolean;
  /** Whether Tab stops here; it stops at only one day of the group. */
  isStop: boolean;
  /** In the month a day has less room, and its weekday is above the column. */
  isSmall?: boolean;
  /** 'Today' or 'Tomorrow', in place of the weekday. */
  near: MessageDescriptor | null;
  serviceName: string | null;
}

/**
 * A day that can be chosen. A closed one keeps its place, can be focused, and says why it is closed. The group handles clicks (see dayHandlers()), so
 * that a choice re-renders only the few days that change.
 */
export const DayCell = memo(function DayCell({
  day,
  isChosen,
  isStop,
  isSmall = false,
  near,
  serviceName,
}: DayCellProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const nearName = near && i18n._(near);
  const name = [nearName, formatDayFull(day.date, language)].filter(Boolean).join(', ');
  const free = day.reason === null ? day.free : 0;
  const why = day.reason === null ? null : reasonText(day.reason, language, serviceName);
  const count = free === 1 ? t`${name}, 1 free time` : t`${name}, ${free} free times`;
  const label = why === null ? count : `${name}, ${i18n._(why.long)}`;
  return (
    <button
      type="button"
      role="radio"
      className={styles.day}
      data-small={isSmall || undefined}
      data-date={day.date}
      aria-checked={isChosen}
      aria-disabled={why !== null || undefined}
      aria-label={label}
      tabIndex={isStop ? 0 : -1}
    >
      {isSmall ? null : <span className={styles.weekday}>{nearName ?? formatWeekday(day.date, language)}</span>}
      <b>{Number(day.date.slice(8))}</b>
      <small>{why === null ? t`${free} free` : i18n._(isSmall ? why.tiny : why.short)}</small>
      {isSmall || day.reason !== null ? null : (
        <span className={styles.meter}>
          {[1, 2, 3, 4, 5].map((part) => (
            <i key={part} data-on={part <= meterParts(day.free, day.of) || undefined} />
          ))}
        </span>
      )}
    </button>
  );
});
