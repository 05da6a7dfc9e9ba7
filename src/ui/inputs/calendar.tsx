import { DatePicker } from '@mantine/dates';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import styles from './calendar.module.css';

/** All days are 'YYYY-MM-DD'. */
export interface CalendarProps {
  readonly day: string | undefined;
  readonly today: string;
  /** Days before cannot be chosen. */
  readonly min?: string | undefined;
  readonly onDay: (day: string) => void;
  /** The day that a key moves to; null for other keys. */
  readonly dayByKey: (event: KeyboardEvent, from: string) => string | null;
  readonly format: Readonly<Record<'day' | 'weekday' | 'month' | 'monthAlone' | 'year', (day: string) => string>>;
  readonly labels: Readonly<
    Record<
      | 'nextMonth'
      | 'previousMonth'
      | 'nextYear'
      | 'previousYear'
      | 'nextDecade'
      | 'previousDecade'
      | 'chooseMonth'
      | 'chooseYear',
      string
    >
  >;
}

const SUNDAY = 0;
/** Moves the focus to the first day when the calendar opens. */
const FIRST = { to: null };
const dateOf = (target: EventTarget) => (target instanceof HTMLElement ? target.dataset['date'] : undefined);

/**
 * Mantine's calendar without its texts and styles: choose a day of a month, a month of a year, a year of a decade. It is heavy, so use it as a
 * LazyPart.
 */
export function Calendar({ day, today, min, onDay, dayByKey, format, labels }: CalendarProps) {
  const part = useRef<HTMLDivElement>(null);
  const [first] = useState(day ?? (min !== undefined && min > today ? min : today));
  const [shown, setShown] = useState(first);
  const [level, setLevel] = useState<'month' | 'year' | 'decade'>('month');
  const [moved, setMoved] = useState<{ readonly to: string | null }>(FIRST);
  // The pressed or focused element has disappeared with its month, year or decade.
  useEffect(() => {
    if (moved === FIRST) return;
    const wanted = moved.to === null ? 'table [tabindex="0"]' : `[data-date="${moved.to}"]`;
    part.current?.querySelector<HTMLElement>(wanted)?.focus();
  }, [moved]);
  const move = (event: KeyboardEvent) => {
    const from = dateOf(event.target);
    const to = from === undefined ? null : dayByKey(event, from);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    setShown(to);
    setMoved({ to });
  };
  return (
    // The keys belong to the days inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={part} className={styles.part} onKeyDownCapture={move}>
      <DatePicker
        unstyled
        classNames={styles}
        value={day ?? null}
        date={shown}
        onDateChange={setShown}
        level={level}
        onLevelChange={(next) => {
          setLevel(next);
          setMoved({ to: null });
        }}
        onChange={(chosen) => onDay(chosen ?? day ?? today)}
        {...(min === undefined ? {} : { minDate: min })}
        firstDayOfWeek={SUNDAY}
        enableKeyboardNavigation={false}
        hideOutsideDates
        weekdayFormat={format.weekday}
        monthLabelFormat={format.month}
        monthsListFormat={format.monthAlone}
        yearLabelFormat={format.year}
        yearsListFormat={format.year}
        decadeLabelFormat={(from, to) => `${format.year(from)} – ${format.year(to)}`}
        getDayAriaLabel={format.day}
        getDayProps={(each) => ({
          'data-date': each,
          'aria-pressed': each === day,
          'data-autofocus': each === first || undefined,
          'aria-current': each === today ? ('date' as const) : undefined,
        })}
        nextIcon={<Chevron path="m9 6 6 6-6 6" />}
        previousIcon={<Chevron path="m15 6-6 6 6 6" />}
        ariaLabels={{
          ...labels,
          monthLevelControl: `${format.month(shown)}, ${labels.chooseMonth}`,
          yearLevelControl: `${format.year(shown)}, ${labels.chooseYear}`,
        }}
      />
    </div>
  );
}

/** Not from the icon library: an icon shared with the booking would become a separate file there. */
function Chevron({ path }: { readonly path: string }) {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d={path} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
