import { Trans } from '@lingui/react/macro';
import styles from './thai-time.module.css';

/** Stands beside a time. The styles show it only where the device's clock is not Thailand's, which the server cannot know (index.html). */
export function ThaiTime() {
  return (
    <span className={styles.zone}>
      {' '}
      <Trans>Thai time</Trans>
    </span>
  );
}
