import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
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

/** Shown above a form. Takes the focus when submitting fails, and links to each invalid field. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const isShown = errors.length > 0;
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (!isShown) return null;
  return (
    <div className={styles.box} ref={box} tabIndex={-1} role="alert">
      <h2 className={styles.title}>
        <IconAlertTriangle size={22} stroke={1.75} aria-hidden="true" />
        {title}
      </h2>
      <ul>
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
