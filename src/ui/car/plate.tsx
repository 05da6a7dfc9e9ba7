import styles from './plate.module.css';

interface PlateProps {
  number: string;
  province?: string | undefined;
}

/** A Thai number plate as on the road: white in both themes, and marked as Thai for screen readers in both languages. */
export function Plate({ number, province }: PlateProps) {
  return (
    <span className={styles.plate} lang="th" translate="no">
      <b>{number}</b>
      {province ? <small>{province}</small> : null}
    </span>
  );
}
