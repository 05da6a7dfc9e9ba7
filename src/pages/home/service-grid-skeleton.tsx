import { Trans } from '@lingui/react/macro';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import styles from './service-grid.module.css';

const TILES = 10;

export function ServiceGridSkeleton() {
  return (
    <section className={styles.band} aria-busy="true">
      <Wrap>
        <h2>
          <Trans>Services</Trans>
        </h2>
        <ul className={styles.grid} aria-hidden="true">
          {Array.from({ length: TILES }, (_, index) => (
            <li key={index} className={styles.loading}>
              <Skeleton width="64px" height="64px" />
              <Skeleton width="60%" height="20px" />
              <Skeleton width="90%" height="16px" />
            </li>
          ))}
        </ul>
      </Wrap>
    </section>
  );
}
