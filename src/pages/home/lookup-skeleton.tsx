import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import pair from '#src/ui/inputs/field-pair.module.css';
import { classes } from '#src/ui/theme/classes.ts';
import styles from './lookup-skeleton.module.css';

/** In the shape of the look-up: two fields with their labels, and a button. */
export function LookupSkeleton() {
  return (
    <div className={pair.form} aria-hidden="true">
      {[0, 1].map((field) => (
        <div key={field} className={styles.field}>
          <Skeleton width="96px" height="16px" />
          <Skeleton height="50px" />
        </div>
      ))}
      <div className={classes(pair.button, styles.button)}>
        <Skeleton height="48px" />
      </div>
    </div>
  );
}
