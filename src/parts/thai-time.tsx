import { Trans } from '@lingui/react/macro';
import styles from './thai-time.module.css';

/** Stands beside a time. The styles show it only where the device's clock is not Thailand's, which the server cannot know (index.html). */
export function ThaiTime({ isApart = false }: { /** After something else than a time. */ isApart?: boolean }) {
  return (
    <span className={styles.zone}>
      {isApart ? ' · ' : ' '}
      <Trans>Thai time</Trans>
    </span>
  );
}
