import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BranchTime } from '#domain/thai-calendar.ts';
import type { OpenDay } from '#machines/availability/availability.types.ts';
import { formatDayLong } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { DAY_PARTS, timesByPart, type CalendarTime, type DayPart } from './calendar-days.view.ts';
import { reasonText, stillChosen } from './reasons.texts.ts';
import { moveFocus } from '#src/ui/inputs/roving-focus.ts';
import styles from './time-list.module.css';

export interface TimeListProps {
  day: OpenDay;
  hours: number;
  time: BranchTime | null;
  serviceName: string | null;
  /** A new object whenever the visitor chooses a day; the day's first free time is then scrolled into view. */
  justChosen: object | null;
  onTime: (time: BranchTime) => void;
}

const PART_NAMES = { morning: msg`Morning`, afternoon: msg`Afternoon`, evening: msg`Evening` };

/**
 * A day's times, grouped into morning, afternoon and evening. Closed ones keep their place, can be focused, and say why they are closed; past ones
 * are left out. Use the date as the key, because another day is another list.
 */
export function TimeList({ day, hours, time, serviceName, justChosen, onTime }: TimeListProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<CalendarTime | null>(null);
  const name = formatDayLong(day.date, language);
  const parts = useMemo(() => timesByPart(day, hours), [day, hours]);
  const all = DAY_PARTS.flatMap((part) => parts[part]);
  const stop = time ?? all.find(({ reason }) => reason === null)?.time ?? all[0]?.time;

  useEffect(() => {
    const first = justChosen && list.current?.querySelector('[data-free]');
    if (!first) return;
    const { left, bottom } = first.getBoundingClientRect();
    // Do not scroll if the time is already fully visible: it is often the next thing tapped.
    const seen = document.elementFromPoint(left + first.clientWidth / 2, bottom - 1);
    if (!first.contains(seen)) first.scrollIntoView({ block: 'nearest' });
  }, [justChosen]);

  const press = useCallback(
    (each: CalendarTime) => {
      setAsked(each.reason === null ? null : each);
      if (each.reason === null) onTime(each.time);
    },
    [onTime],
  );
  const explanation = (part: DayPart) => {
    if (!asked?.reason || !parts[part].some((each) => each.time === asked.time)) return null;
    const why = `${asked.time} · ${i18n._(reasonText(asked.reason, language, serviceName).long)}`;
    // A move to a free time chooses it: one that chooses nothing says so.
    return time === null ? why : `${why} ${i18n._(stillChosen(time))}`;
  };

  return (
    <div
      ref={list}
      className={styles.parts}
      role="radiogroup"
      aria-label={t`Times on ${name}`}
      data-needed
      tabIndex={-1}
      onKeyDown={(event) => {
        const time = moveFocus(event, 1)?.dataset['time'];
        const moved = all.find((each) => each.time === time);
        if (moved) press(moved);
      }}
    >
      {DAY_PARTS.filter((part) => parts[part].length > 0).map((part) => {
        const free = parts[part].filter(({ reason }) => reason === null).length;
        return (
          <section key={part} className={styles.part}>
            <h3>
              {i18n._(PART_NAMES[part])} <span>{free === 0 ? t`nothing free` : t`${free} free`}</span>
            </h3>
            <div className={styles.times}>
              {parts[part].map((each) => (
                <TimeCell
                  key={each.time}
                  each={each}
                  isChosen={each.time === time}
                  isStop={each.time === stop}
                  serviceName={serviceName}
                  onPress={press}
                />
              ))}
            </div>
            <p className={styles.why} role="status">
              {explanation(part)}
            </p>
          </section>
        );
      })}
    </div>
  );
}

interface TimeCellProps {
  each: CalendarTime;
  isChosen: boolean;
  /** Whether Tab stops here; it stops at only one time of the list. */
  isStop: boolean;
  serviceName: string | null;
  onPress: (each: CalendarTime) => void;
}

/** A time that can be chosen. Memoised: there are many, and a choice changes only two of them. */
const TimeCell = memo(function TimeCell({ each, isChosen, isStop, serviceName, onPress }: TimeCellProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { time, ends, reason } = each;
  return (
    <button
      type="button"
      role="radio"
      className={styles.time}
      data-time={time}
      data-free={reason === null || undefined}
      aria-checked={isChosen}
      aria-disabled={reason !== null || undefined}
      tabIndex={isStop ? 0 : -1}
      onClick={() => onPress(each)}
    >
      <b>{time}</b>{' '}
      <small>
        {reason === null ? t`to ${{ time: ends }}` : i18n._(reasonText(reason, language, serviceName).short)}
      </small>
    </button>
  );
});
