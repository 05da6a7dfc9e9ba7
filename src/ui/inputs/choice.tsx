import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './choice.module.css';

interface ChoiceProps {
  /** Class for its columns, border and padding. */
  readonly className: string | undefined;
  /** A radio button or checkbox, its mark, and the content that it chooses. */
  readonly children: ReactNode;
}

/** A row, tile or card that can be pressed anywhere: an invisible input covers it. */
export const Choice = ({ className = '', children }: ChoiceProps) => (
  <label className={`${styles.choice} ${className}`}>{children}</label>
);

/** Round for a radio button, square for a checkbox. */
export const ChoiceMark = () => (
  <span className={styles.mark} aria-hidden="true">
    <IconCheck size={16} stroke={2.5} />
  </span>
);
