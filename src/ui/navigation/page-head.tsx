import type { ReactNode } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  readonly title: ReactNode;
  /** What the page is about, or what can be done on it, beside the title where there is room. */
  readonly children?: ReactNode;
}

export const PageHead = ({ title, children }: PageHeadProps) => (
  <div className={styles.head}>
    <h1 tabIndex={-1}>{title}</h1>
    {children}
  </div>
);
