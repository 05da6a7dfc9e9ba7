import { displayCode } from '#domain/fields/booking-code.ts';
import { classes } from '#src/ui/theme/classes.ts';
import styles from './code.module.css';

interface CodeProps {
  /** A booking's or a coupon's. */
  code: string;
  className?: string | undefined;
}

/** A code to read aloud or to type: in two groups, in a face whose zero has a stroke, and never translated. */
export function Code({ code, className }: CodeProps) {
  return (
    <span className={classes(styles.code, className)} translate="no">
      {displayCode(code)}
    </span>
  );
}
