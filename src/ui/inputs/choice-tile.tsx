import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CheckboxCard.layer.css';
import { CheckboxCard } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './choice-tile.module.css';

interface ChoiceTileProps {
  /** One, or any number, of those that share a name. */
  type: 'radio' | 'checkbox';
  name: string;
  value: string;
  checked: boolean;
  onChoose: (value: string, checked: boolean) => void;
  title: ReactNode;
  detail?: ReactNode;
  /** A drawing or a plate above the title. */
  picture?: ReactNode;
  /** The id of a text that says more, such as why a tile cannot be added. */
  describedBy?: string;
}

/**
 * The whole tile is the target. Amber and the tick both say that it is chosen. Radios are the browser's own: Mantine's
 * card would make each of them a stop of the tab key.
 */
export function ChoiceTile(props: ChoiceTileProps) {
  const { type, name, value, checked, onChoose, title, detail, picture, describedBy } = props;
  const content = (
    <>
      <span className={styles.tick} aria-hidden="true">
        <IconCheck size={18} stroke={2.5} />
      </span>
      {picture}
      <span className={styles.title}>{title}</span>
      {detail ? <span className={styles.detail}>{detail}</span> : null}
    </>
  );
  if (type === 'checkbox') {
    return (
      <CheckboxCard
        className={styles.tile}
        name={name}
        value={value}
        checked={checked}
        withBorder={false}
        onChange={(next) => onChoose(value, next)}
        {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
      >
        {content}
      </CheckboxCard>
    );
  }
  return (
    <label className={styles.tile} data-checked={checked || undefined}>
      <input
        className={styles.input}
        type="radio"
        name={name}
        value={value}
        checked={checked}
        aria-describedby={describedBy}
        onChange={(event) => onChoose(value, event.currentTarget.checked)}
      />
      {content}
    </label>
  );
}
