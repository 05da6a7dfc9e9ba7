import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { classes } from '#src/ui/theme/classes.ts';
import styles from './unfold.module.css';

interface UnfoldProps {
  readonly label: ReactNode;
  readonly className?: string | undefined;
  /** For a caller that remembers it. */
  readonly isOpen?: boolean;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** A native disclosure, for content that few people need. */
export const Unfold = ({ label, className, isOpen, onToggle, children }: UnfoldProps) => (
  <details
    className={classes(styles.unfold, className)}
    open={isOpen}
    onToggle={({ currentTarget: { open } }) => {
      if (open !== isOpen) onToggle?.(open);
    }}
  >
    <summary>
      {label}
      <IconChevronDown size={20} stroke={1.75} aria-hidden="true" />
    </summary>
    {children}
  </details>
);
