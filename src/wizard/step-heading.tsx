import { useEffect, useRef, type ReactNode } from 'react';
import styles from './step-heading.module.css';

interface StepHeadingProps {
  readonly children: ReactNode;
  readonly lead?: ReactNode;
  /** Not on the first page of a visit: there the focus stays where the browser puts it. */
  readonly takesFocus: boolean;
}

/** Each step begins with its heading, which takes the focus, so that a screen reader says where one is. */
export function StepHeading({ children, lead, takesFocus }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        {children}
      </h1>
      {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
