import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { classes } from '#src/ui/theme/classes.ts';
import styles from './unfold.module.css';

interface UnfoldProps {
  readonly label: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A native disclosure, for content that few people need. */
export const Unfold = ({ label, className, children }: UnfoldProps) => (
  <details className={classes(styles.unfold, className)}>
    <summary>
      {label}
      <IconChevronDown size={20} stroke={1.75} aria-hidden="true" />
    </summary>
    {children}
  </details>
);
