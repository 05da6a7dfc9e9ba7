import { IconChevronDown } from '@tabler/icons-react';
import { memo, type ComponentProps } from 'react';
import { classes } from '#src/ui/theme/classes.ts';
import { describedBy, Field, type FieldProps } from '#src/ui/inputs/field.tsx';
import type { SelectOption } from '#src/ui/inputs/native-select.tsx';
import styles from './plate-field.module.css';

/** The length of a plate with its space or hyphen. Longer text may have the province after the plate, and must be readable too. */
const PLATE_TEXT_MAX = 10;

interface PlateFieldProps extends FieldProps<{ id: string }> {
  input: Omit<ComponentProps<'input'>, 'id'>;
  /** Given if the field also asks for the province. */
  province?: {
    id: string;
    label: string;
    placeholder: string;
    options: readonly SelectOption[];
    value: string;
    onChange: (value: string) => void;
  };
}

/** A field that looks like a number plate: white in both themes, with the province in the same frame. */
export function PlateField({ id, label, note, hint, error, input, province }: PlateFieldProps) {
  return (
    <Field id={id} label={label} note={note} hint={hint} error={error}>
      <div className={classes(styles.frame, Boolean(error) && styles.wrong)}>
        <input
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          {...input}
          id={id}
          lang="th"
          className={styles.number}
          data-long={String(input.value ?? '').length > PLATE_TEXT_MAX || undefined}
          {...describedBy(id, { hint, error })}
        />
        {province ? (
          <div className={styles.province}>
            <select
              id={province.id}
              aria-label={province.label}
              value={province.value}
              onChange={(event) => province.onChange(event.currentTarget.value)}
            >
              <option value="">{province.placeholder}</option>
              <Options options={province.options} />
            </select>
            <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
          </div>
        ) : null}
      </div>
    </Field>
  );
}

/** Memoised: the list is long and does not change while the number is typed. */
const Options = memo(function Options({ options }: { options: readonly SelectOption[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
});
