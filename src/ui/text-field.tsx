import { useId, type ComponentProps } from 'react';
import { classes } from './classes.ts';
import { describedBy } from './described-by.ts';
import { Field, type FieldTexts } from './field.tsx';
import styles from './field.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size' | keyof FieldTexts>, FieldTexts {
  /** Of the whole field. The control takes inputClassName. */
  className?: string;
  inputClassName?: string;
}

export function TextField({ id, label, note, hint, error, className, inputClassName, ...input }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} label={label} note={note} hint={hint} error={error} className={className}>
      <input
        type="text"
        {...input}
        id={fieldId}
        className={classes(styles.control, inputClassName)}
        {...describedBy(fieldId, { hint, error })}
      />
    </Field>
  );
}
