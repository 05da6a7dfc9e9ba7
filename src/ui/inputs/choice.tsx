import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './choice.module.css';

interface ChoiceProps {
  /** Its columns, edge and room. */
  readonly className: string | undefined;
  /** One radio button or checkbox, a mark, and what is chosen by them. */
  readonly children: ReactNode;
}

/** A row, tile or card that can be pressed anywhere: its input covers it and is not seen. */
export const Choice = ({ className = '', children }: ChoiceProps) => (
  <label className={`${styles.choice} ${className}`}>{children}</label>
);

/** Round for a radio button, square for a checkbox. */
export const ChoiceMark = () => (
  <span className={styles.mark} aria-hidden="true">
    <IconCheck size={16} stroke={2.5} />
  </span>
);
