import type { ReactNode } from 'react';
import { classes } from '#src/ui/theme/classes.ts';
import styles from './field-group.module.css';

interface FieldGroupProps {
  readonly legend: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Fields about one thing, under its name. */
export const FieldGroup = ({ legend, className, children }: FieldGroupProps) => (
  <fieldset className={classes(styles.group, className)}>
    <legend>{legend}</legend>
    {children}
  </fieldset>
);

/** Fields below each other, and two in a row if there is room. */
export const FieldPair = ({ className, children }: Omit<FieldGroupProps, 'legend'>) => (
  <div className={classes(styles.pair, className)}>{children}</div>
);
