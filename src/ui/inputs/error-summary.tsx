import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './error-summary.module.css';

export interface FieldError {
  /** The id of the control. */
  field: string;
  text: ReactNode;
}

interface ErrorSummaryProps {
  title: ReactNode;
  errors: readonly FieldError[];
  /** How often submitting has failed: each failure moves the focus here. */
  attempt: number;
}

/**
 * Shown above a form. Takes the focus when submitting fails, which is when a screen reader says it: title and list are its name and description. It is no
 * live region, or every key that changes an error would be spoken. Links to each invalid field.
 */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const isShown = errors.length > 0;
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (!isShown) return null;
  return (
    <div
      className={styles.box}
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-errors`}
    >
      <h2 className={styles.title} id={`${id}-title`}>
        <IconAlertTriangle size={22} stroke={1.75} aria-hidden="true" />
        {title}
      </h2>
      <ul id={`${id}-errors`}>
        {errors.map(({ field, text }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                const control = document.getElementById(field);
                if (!control) return;
                event.preventDefault();
                control.focus();
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
