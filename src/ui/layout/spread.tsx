import type { ReactNode } from 'react';
import { classes } from '#src/ui/theme/classes.ts';
import styles from './spread.module.css';

interface SpreadProps {
  readonly as?: 'div' | 'header';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Parts at both ends of a line; where there is no room, one below the other. */
export const Spread = ({ as: Element = 'div', className, children }: SpreadProps) => (
  <Element className={classes(styles.spread, className)}>{children}</Element>
);
