import type { ReactNode } from 'react';
import styles from './floating-bar.module.css';

interface FloatingBarProps {
  readonly className?: string | undefined;
  /** The id of the element that names it. */
  readonly labelledBy?: string;
  /** It stands in its place, such as above the list while it asks something. */
  readonly isPlaced?: boolean;
  readonly children: ReactNode;
}

/** What can be done with what was chosen: it floats over the end of the page while the list above it goes on. */
export const FloatingBar = ({ className = '', labelledBy, isPlaced = false, children }: FloatingBarProps) => (
  <section
    className={isPlaced ? className : `${styles.bar} ${className}`}
    aria-labelledby={labelledBy}
    data-floating={!isPlaced || undefined}
  >
    {children}
  </section>
);
