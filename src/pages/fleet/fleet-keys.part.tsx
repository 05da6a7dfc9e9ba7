import { Trans } from '@lingui/react/macro';
import styles from './fleet.module.css';

/** The keys of the table, said where there is a keyboard. */
export const FleetKeys = () => (
  <p className={styles.keys}>
    <span>
      <kbd>↑</kbd> <kbd>↓</kbd> <Trans>move</Trans>
    </span>
    <span>
      <kbd>Space</kbd> <Trans>choose</Trans>
    </span>
    <span>
      <kbd>Shift</kbd> <kbd>Space</kbd> <Trans>choose up to here</Trans>
    </span>
    <span>
      <kbd>Shift</kbd> <kbd>↑</kbd> <kbd>↓</kbd> <Trans>choose while moving</Trans>
    </span>
    <span>
      <kbd>Enter</kbd> <Trans>open the car</Trans>
    </span>
  </p>
);
