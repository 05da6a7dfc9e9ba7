import { useId, type ComponentProps } from 'react';
import { classes } from './classes.ts';
import { describedBy } from './described-by.ts';
import { Field, type FieldTexts } from './field.tsx';
import styles from './field.module.css';

type TextAreaProps = Omit<ComponentProps<'textarea'>, keyof FieldTexts> & FieldTexts;

export function TextArea({ id, label, note, hint, error, className, ...area }: TextAreaProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} label={label} note={note} hint={hint} error={error} className={className}>
      <textarea
        rows={3}
        {...area}
        id={fieldId}
        className={classes(styles.control, styles.area)}
        {...describedBy(fieldId, { hint, error })}
      />
    </Field>
  );
}
