import type { ReactNode } from 'react';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import styles from './-corporate-page.module.css';

/** A company's page at the width of the text; tables have the whole width. */
export const CorporatePage = ({ children }: { readonly children: ReactNode }) => (
  <Wrap className={styles.page}>{children}</Wrap>
);
