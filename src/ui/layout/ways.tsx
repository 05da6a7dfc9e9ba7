import type { ReactNode } from 'react';
import { classes } from '#src/ui/theme/classes.ts';
import styles from './ways.module.css';

/** The ways on from what was just said, beside each other where there is room. */
export function Ways({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={classes(styles.ways, className)}>{children}</div>;
}
