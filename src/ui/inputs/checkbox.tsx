import { IconAlertCircle } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import styles from './checkbox.module.css';

interface CheckboxProps {
  id?: string;
  label: ReactNode;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  /** Such as that it must be ticked. */
  error?: ReactNode;
}

/** The browser's own box with a label that is as easy to tap as a button. */
export function Checkbox({ id, label, isTicked, onTick, error }: CheckboxProps) {
  const errorId = useId();
  const row = (
    <label className={styles.row}>
      <input
        id={id}
        type="checkbox"
        className={styles.box}
        checked={isTicked}
        {...(error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {})}
        onChange={({ currentTarget: { checked } }) => onTick(checked)}
      />
      <span>{label}</span>
    </label>
  );
  if (!error) return row;
  return (
    <div className={styles.wrong}>
      {row}
      <p className={styles.error} id={errorId}>
        <IconAlertCircle size={18} stroke={2} aria-hidden="true" />
        <span>{error}</span>
      </p>
    </div>
  );
}
