import type { ReactNode } from 'react';
import { classes } from '#src/ui/theme/classes.ts';
import styles from './wrap.module.css';

/** Keeps content to the width of the page, with the gutter at its sides. */
export function Wrap({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={classes(styles.wrap, className)}>{children}</div>;
}
