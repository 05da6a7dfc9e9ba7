import { IconChevronDown } from '@tabler/icons-react';
import { useId, type ComponentProps } from 'react';
import { describedBy } from './described-by.ts';
import { Field, type FieldTexts } from './field.tsx';
import styles from './field.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'children' | keyof FieldTexts>, FieldTexts {
  options: readonly SelectOption[];
  /** The first line, shown while nothing is chosen; its value is ''. */
  placeholder?: string;
}

export function NativeSelect(props: NativeSelectProps) {
  const { id, label, note, hint, error, className, options, placeholder, ...select } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} label={label} note={note} hint={hint} error={error} className={className}>
      <div className={styles.select}>
        <select {...select} id={fieldId} className={styles.control} {...describedBy(fieldId, { hint, error })}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <IconChevronDown size={20} stroke={1.75} aria-hidden="true" />
      </div>
    </Field>
  );
}
