import type { ReactNode, Ref } from 'react';
import styles from './actions.module.css';

interface ActionsProps {
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Buttons that belong together, side by side if there is room. */
export const Actions = ({ children, ref }: ActionsProps) => (
  <div ref={ref} className={styles.actions}>
    {children}
  </div>
);
