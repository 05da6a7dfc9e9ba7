import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { classes } from '#src/ui/theme/classes.ts';
import styles from './unfold.module.css';

interface UnfoldProps {
  readonly label: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The browser's own disclosure: for what few people need, and who needs it opens. */
export const Unfold = ({ label, className, children }: UnfoldProps) => (
  <details className={classes(styles.unfold, className)}>
    <summary>
      {label}
      <IconChevronDown size={20} stroke={1.75} aria-hidden="true" />
    </summary>
    {children}
  </details>
);
