import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import { addMonths } from '#domain/membership/add-months.ts';
import { addDays, weekday, type BranchDate } from '#domain/thai-calendar.ts';
import { formatDayFull, formatMonth, formatWeekday, formatYear } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Calendar } from '#src/ui/inputs/calendar.tsx';
import { Panel } from '#src/ui/overlays/floating.tsx';

export interface DayCalendarProps {
  /** The field's label. */
  readonly label: string;
  readonly day: BranchDate | undefined;
  readonly today: BranchDate;
  readonly min?: BranchDate | undefined;
  readonly onDay: (day: BranchDate) => void;
  readonly onClose: () => void;
}

const KEYS: Readonly<Record<string, (from: BranchDate, shift: boolean) => BranchDate>> = {
  ArrowLeft: (from) => addDays(from, -1),
  ArrowRight: (from) => addDays(from, 1),
  ArrowUp: (from) => addDays(from, -7),
  ArrowDown: (from) => addDays(from, 7),
  Home: (from) => addDays(from, -weekday(from)),
  End: (from) => addDays(from, 6 - weekday(from)),
  PageUp: (from, shift) => addMonths(from, shift ? -12 : -1),
  PageDown: (from, shift) => addMonths(from, shift ? 12 : 1),
};

/** The calendar of a `DayField`, with our names of days and months, in the language's era, with weeks that begin on Sunday as in Thai calendars. */
export function DayCalendar({ label, day, today, min, onDay, onClose }: DayCalendarProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const dayByKey = ({ key, shiftKey }: KeyboardEvent, from: BranchDate) => {
    const to = KEYS[key]?.(from, shiftKey) ?? null;
    return to !== null && min !== undefined && to < min ? min : to;
  };
  return (
    <Panel label={t`${label}: calendar`} onClose={onClose}>
      <Calendar
        day={day}
        today={today}
        min={min}
        onDay={onDay}
        dayByKey={dayByKey}
        format={{
          day: (each) => formatDayFull(each, language),
          weekday: (each) => formatWeekday(each, language),
          month: (each) => formatMonth(each, language),
          monthAlone: (each) => formatMonth(each, language).replace(/ \d+$/, ''),
          year: (each) => formatYear(each, language),
        }}
        labels={{
          nextMonth: t`Next month`,
          previousMonth: t`Previous month`,
          nextYear: t`Next year`,
          previousYear: t`Previous year`,
          nextDecade: t`Next ten years`,
          previousDecade: t`Previous ten years`,
          chooseMonth: t`choose a month`,
          chooseYear: t`choose a year`,
        }}
      />
    </Panel>
  );
}
