import { classes } from '#src/ui/theme/classes.ts';
import styles from './plate.module.css';

interface PlateProps {
  number: string;
  province?: string;
  large?: boolean;
}

/** A Thai number plate as on the road: white in both themes, read as Thai in both languages. */
export function Plate({ number, province, large = false }: PlateProps) {
  return (
    <span className={classes(styles.plate, large && styles.large)} lang="th">
      <b>{number}</b>
      {province ? <small>{province}</small> : null}
    </span>
  );
}
