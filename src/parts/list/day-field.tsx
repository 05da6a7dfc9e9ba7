import { useLingui } from '@lingui/react/macro';
import { IconCalendar } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { BranchDate } from '#domain/thai-calendar.ts';
import { readTypedDate, type NoDate } from '#domain/fields/typed-date.ts';
import { noDateMessage } from '#src/i18n/date-messages.ts';
import { formatTyped } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { renderCannotDisplay } from '#src/parts/cannot-display.tsx';
import { isFocusLost } from '#src/ui/page/lost-focus.ts';
import { TextField } from '#src/ui/inputs/text-field.tsx';
import { LazyPart, partFile } from '#src/ui/page/lazy-part.tsx';
import styles from './day-field.module.css';

interface DayFieldProps {
  readonly id?: string;
  readonly label: string;
  readonly day: BranchDate | undefined;
  readonly today: BranchDate;
  /** The calendar offers no earlier day. */
  readonly min?: BranchDate | undefined;
  readonly onDay: (day: BranchDate | undefined) => void;
  /** A whole date counts as soon as it is typed: what is said of it must not go, and move the page, while the next field is being pressed. */
  readonly countsTyped?: boolean;
  /** The problem of a day that could be parsed. */
  readonly error?: string | undefined;
}

const dayCalendar = partFile(() => import('./day-calendar.part.tsx').then(({ DayCalendar }) => DayCalendar));

/**
 * A filter's day, typed and shown in the language's era (LANG-04) or chosen from a calendar, which is loaded when it is opened. Both eras are
 * accepted. Typed text applies when the field is left or Enter is pressed.
 */
export function DayField({ id, label, day, today, min, onDay, countsTyped = false, error }: DayFieldProps) {
  const { i18n, t } = useLingui();
  const language = useLanguage();
  const shown = day === undefined ? '' : formatTyped(day, language);
  const [text, setText] = useState(shown);
  const [addressed, setAddressed] = useState(shown);
  const [problem, setProblem] = useState<NoDate | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // Back, Forward, 'clear' and a change of language replace the text.
  if (addressed !== shown) {
    setAddressed(shown);
    setText(shown);
    setProblem(null);
  }
  const example = formatTyped(today, language);
  const take = (next: BranchDate | undefined) => {
    setProblem(null);
    setText(next === undefined ? '' : formatTyped(next, language));
    if (next !== day) onDay(next);
  };
  const enter = () => {
    if (text.trim() === '') return take(undefined);
    const read = readTypedDate(text, today);
    if ('date' in read) take(read.date);
    else setProblem(read.problem);
  };
  const close = () => {
    setIsOpen(false);
    // If the person pressed something else, the focus stays there.
    if (isFocusLost() || field.current?.contains(document.activeElement)) opener.current?.focus();
  };
  return (
    <div ref={field} className={styles.field}>
      <TextField
        {...(id === undefined ? {} : { id })}
        label={label}
        placeholder={t`dd/mm/yyyy`}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={14}
        value={text}
        error={problem === null ? error : i18n._(noDateMessage(problem, example))}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          setProblem(null);
          const read = countsTyped ? readTypedDate(value, today) : null;
          if (read !== null && 'date' in read && formatTyped(read.date, language) === value) take(read.date);
        }}
        onFocus={() => setIsOpen(false)}
        onBlur={enter}
        onKeyDown={({ key }) => {
          if (key === 'Enter') enter();
        }}
        rightSectionPointerEvents="all"
        rightSection={
          <button
            ref={opener}
            type="button"
            className={styles.opener}
            aria-label={t`${label}: choose from the calendar`}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            <IconCalendar size={22} stroke={1.75} aria-hidden="true" />
          </button>
        }
      />
      {isOpen ? (
        <LazyPart
          file={dayCalendar}
          props={{
            label,
            day,
            today,
            min,
            onClose: close,
            onDay: (chosen: BranchDate) => {
              take(chosen);
              close();
            },
          }}
          renderFailed={renderCannotDisplay}
        />
      ) : null}
    </div>
  );
}
