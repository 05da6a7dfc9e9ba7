import { Trans } from '@lingui/react/macro';
import pair from '#src/ui/inputs/field-pair.module.css';
import { classes } from '#src/ui/theme/classes.ts';
import styles from './lookup-skeleton.module.css';

/** The outline of the look-up (two labelled fields and a button), shown until the form can be used. */
export function LookupSkeleton() {
  return (
    <div className={pair.form} aria-hidden="true">
      {[<Trans key="plate">Licence plate</Trans>, <Trans key="code">Booking code</Trans>].map((label) => (
        <div key={label.key} className={styles.field}>
          <span>{label}</span>
          <i />
        </div>
      ))}
      <i className={classes(pair.button, styles.button)} />
    </div>
  );
}
