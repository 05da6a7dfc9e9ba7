import type { ReactNode } from 'react';
import { Spread } from '#src/ui/layout/spread.tsx';
import styles from './page-head.module.css';

interface PageHeadProps {
  readonly title: ReactNode;
  /** What the page is about, or what can be done on it, beside the title where there is room. */
  readonly children?: ReactNode;
}

export const PageHead = ({ title, children }: PageHeadProps) => (
  <Spread className={styles.head}>
    <h1 tabIndex={-1}>{title}</h1>
    {children}
  </Spread>
);

/** The way back, above the title of a page below another. */
export const BackPlace = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.back} data-unprinted>
    {children}
  </div>
);
