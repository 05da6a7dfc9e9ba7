import type { ReactNode } from 'react';
import { classes } from '#src/ui/theme/classes.ts';
import styles from './ways.module.css';

/** Buttons or links below a message, side by side if there is room. */
export function Ways({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={classes(styles.ways, className)}>{children}</div>;
}
