import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { parseTypedDate, type BranchDate } from '#domain/thai-calendar.ts';
import { formatTyped } from '#src/i18n/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { TextField } from '#src/ui/inputs/text-field.tsx';

interface DayFieldProps {
  readonly label: ReactNode;
  readonly day: BranchDate | undefined;
  readonly today: BranchDate;
  readonly onDay: (day: BranchDate | undefined) => void;
  /** What is wrong with the day that is understood. */
  readonly error?: string | undefined;
}

/** A day of a filter, typed and shown in the era of the language (LANG-04); both eras are understood. It counts when the field is left, or with Enter. */
export function DayField({ label, day, today, onDay, error }: DayFieldProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const shown = day === undefined ? '' : formatTyped(day, language);
  const [text, setText] = useState(shown);
  const [addressed, setAddressed] = useState(shown);
  const [isWrong, setIsWrong] = useState(false);
  // Back, Forward, 'clear' and another language bring another text.
  if (addressed !== shown) {
    setAddressed(shown);
    setText(shown);
    setIsWrong(false);
  }
  const example = formatTyped(today, language);
  const enter = () => {
    const typed = text.trim() === '' ? undefined : parseTypedDate(text, today);
    setIsWrong(typed === null);
    if (typed === null) return;
    setText(typed === undefined ? '' : formatTyped(typed, language));
    if (typed !== day) onDay(typed);
  };
  return (
    <TextField
      label={label}
      placeholder={example}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="search"
      maxLength={14}
      value={text}
      error={isWrong ? t`Type day, month and year, such as ${example}` : error}
      onChange={({ currentTarget: { value } }) => {
        setText(value);
        setIsWrong(false);
      }}
      onBlur={enter}
      onKeyDown={({ key }) => {
        if (key === 'Enter') enter();
      }}
    />
  );
}
