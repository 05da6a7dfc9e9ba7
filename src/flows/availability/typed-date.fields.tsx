import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { HORIZON_DAYS } from '#domain/constants.ts';
import { addDays, daysBetween, type BranchDate } from '#domain/thai-calendar.ts';
import { readTypedDate } from '#domain/fields/typed-date.ts';
import { noDateMessage } from '#src/i18n/date-messages.ts';
import { formatTyped } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { TextField } from '#src/ui/inputs/text-field.tsx';
import type { CalendarDay } from './calendar-days.view.ts';
import { reasonText } from './reasons.texts.ts';
import styles from './typed-date.module.css';

export interface TypedDateProps {
  days: readonly CalendarDay[];
  today: BranchDate;
  serviceName: string | null;
  onDate: (date: BranchDate) => void;
}

/** A field for a date in either era (LANG-04). */
export function TypedDate({ days, today, serviceName, onDate }: TypedDateProps) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const example = formatTyped(addDays(today, 7), language);

  const problemOf = (date: BranchDate) => {
    const day = days.find((each) => each.date === date);
    if (day?.reason === null) return null;
    const ahead = daysBetween(today, date);
    const outside = ahead > HORIZON_DAYS ? ({ code: 'beyond_horizon' } as const) : ({ code: 'weekday' } as const);
    const reason = day?.reason ?? (ahead <= 0 ? ({ code: 'past' } as const) : outside);
    return i18n._(reasonText(reason, language, serviceName).long);
  };

  const send = (event: FormEvent) => {
    event.preventDefault();
    const read = readTypedDate(text, today);
    const problem = 'date' in read ? problemOf(read.date) : i18n._(noDateMessage(read.problem, example));
    setError(problem);
    if ('date' in read && problem === null) onDate(read.date);
  };

  return (
    <form className={styles.typed} noValidate onSubmit={send}>
      <TextField
        className={styles.field ?? ''}
        label={<Trans>Type a date</Trans>}
        placeholder={example}
        inputMode="numeric"
        autoComplete="off"
        maxLength={14}
        value={text}
        error={error ?? undefined}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          setError(null);
        }}
      />
      <Button type="submit" kind="outline">
        <Trans>Go to day</Trans>
      </Button>
    </form>
  );
}
