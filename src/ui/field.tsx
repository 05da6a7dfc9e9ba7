import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './field.module.css';

export interface FieldTexts {
  label: ReactNode;
  /** Such as 'optional', in grey after the label. */
  note?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

interface FieldProps extends FieldTexts {
  id: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A label above, then the hint, then what is wrong, then the control. The control names both by describedBy(). */
export function Field({ id, label, note, hint, error, className, children }: FieldProps) {
  return (
    <div className={classes(styles.field, Boolean(error) && styles.wrong, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {note ? <span className={styles.note}> {note}</span> : null}
      </label>
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className={styles.error} id={`${id}-error`}>
          <IconAlertCircle size={18} stroke={2} aria-hidden="true" />
          <span>{error}</span>
        </p>
      ) : null}
      {children}
    </div>
  );
}
