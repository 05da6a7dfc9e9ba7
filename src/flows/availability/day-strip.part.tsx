import { Trans, useLingui } from '@lingui/react/macro';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Language } from '#domain/constants.ts';
import type { BranchDate } from '#domain/thai-calendar.ts';
import { formatDay, formatMonth, formatYear } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { isFocusLost } from '#src/ui/page/lost-focus.ts';
import { Button } from '#src/ui/actions/button.tsx';
import type { CalendarDay } from './calendar-days.view.ts';
import styles from './day-strip.module.css';
import { dayHandlers } from '#src/ui/inputs/roving-focus.ts';

const FIRST_IN_VIEW = 4;
/** How many days are rendered at first: twice as many as a wide screen shows. */
const DRAWN_FIRST = 14;

interface DayStripProps {
  days: readonly CalendarDay[];
  date: BranchDate | null;
  cell: (day: CalendarDay) => ReactNode;
  onPress: (date: BranchDate) => void;
  /** An arrow key has moved to this day. */
  onMove: (date: BranchDate) => void;
  viewSwitch: ReactNode;
}

/** 'พฤศจิกายน 2569', or 'พ.ย.–ธ.ค. 2569' if the days in view span two months. */
export function monthsLabel(first: BranchDate, last: BranchDate, language: Language): string {
  const [from, to] = [first, last].map((date) => formatDay(date, language).split(' ')[2]);
  return from === to ? formatMonth(last, language) : `${from}–${to} ${formatYear(last, language)}`;
}

/**
 * All days in one row that scrolls by touch or with buttons; the chosen day is kept in view. Later days are rendered when the page is idle: rendering
 * all of them would delay the first paint.
 */
export function DayStrip({ days: all, date, cell, onPress, onMove, viewSwitch }: DayStripProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const strip = useRef<HTMLDivElement>(null);
  // One day less if none is chosen.
  const drawn = useDeferredValue(all.length, DRAWN_FIRST + all.findIndex((day) => day.date === date));
  const days = all.slice(0, drawn);
  const [view, setView] = useState({ first: 0, last: FIRST_IN_VIEW - 1 });

  useLayoutEffect(() => {
    const row = strip.current;
    const chosen = row?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.parentElement;
    if (!row || !chosen) return;
    const left = chosen.offsetLeft;
    const isInView = left >= row.scrollLeft && left + chosen.offsetWidth <= row.scrollLeft + row.clientWidth;
    if (!isInView) row.scrollLeft = left - (row.clientWidth - chosen.offsetWidth) / 2;
  }, [date]);

  const count = days.length;
  useEffect(() => {
    const row = strip.current;
    if (!row || count === 0) return;
    let frame = 0;
    const measure = () => {
      const width = row.scrollWidth / count;
      if (width === 0) return;
      const first = Math.round(row.scrollLeft / width);
      const last = Math.min(count, first + Math.max(1, Math.round(row.clientWidth / width))) - 1;
      setView((known) => (known.first === first && known.last === last ? known : { first, last }));
    };
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    later();
    row.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      row.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
    };
  }, [count]);

  const turn = (direction: 1 | -1) => {
    const row = strip.current;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    row?.scrollBy({ left: direction * row.clientWidth, behavior });
  };
  const from = days[Math.min(view.first, days.length - 1)];
  const to = days[Math.min(view.last, days.length - 1)];

  return (
    <>
      <div className={styles.bar}>
        <span className={styles.turn}>
          <Button kind="text" className={styles.arrow ?? ''} aria-label={t`Earlier days`} onClick={() => turn(-1)}>
            <IconChevronLeft aria-hidden="true" />
          </Button>
          {from && to ? <b>{monthsLabel(from.date, to.date, language)}</b> : null}
          <Button kind="text" className={styles.arrow ?? ''} aria-label={t`Later days`} onClick={() => turn(1)}>
            <IconChevronRight aria-hidden="true" />
          </Button>
        </span>
        {viewSwitch}
      </div>
      <div
        ref={strip}
        className={styles.strip}
        role="radiogroup"
        aria-label={t`Day`}
        tabIndex={-1}
        {...dayHandlers({ columns: 1, onPress, onMove })}
      >
        {days.map((day) => (
          <div key={day.date} className={styles.slot}>
            {cell(day)}
          </div>
        ))}
      </div>
    </>
  );
}

interface ViewSwitchProps {
  view: 'strip' | 'month';
  onView: (view: 'strip' | 'month') => void;
  /** The pressed button is rendered again in the other view; without this it would lose the focus. */
  keepsFocus: boolean;
}

export function ViewSwitch({ view, onView, keepsFocus }: ViewSwitchProps) {
  const { t } = useLingui();
  const group = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (keepsFocus && isFocusLost())
      group.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus({ preventScroll: true });
  }, [keepsFocus]);
  return (
    <span ref={group} className={styles.views} role="group" aria-label={t`Show days by`}>
      <button type="button" aria-pressed={view === 'strip'} onClick={() => onView('strip')}>
        <Trans>Days</Trans>
      </button>
      <button type="button" aria-pressed={view === 'month'} onClick={() => onView('month')}>
        <Trans>Month</Trans>
      </button>
    </span>
  );
}
