import type { ReactNode } from 'react';
import styles from './checkbox.module.css';

interface CheckboxProps {
  id?: string;
  label: ReactNode;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

/** The browser's own box with a label that is as easy to tap as a button. */
export function Checkbox({ id, label, isTicked, onTick }: CheckboxProps) {
  return (
    <label className={styles.row}>
      <input
        id={id}
        type="checkbox"
        className={styles.box}
        checked={isTicked}
        onChange={({ currentTarget: { checked } }) => onTick(checked)}
      />
      <span>{label}</span>
    </label>
  );
}
