import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import styles from './date-time.module.css';

/** A placeholder in the shape of the days and times that are loading. */
export function DateTimeSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading free times…`} className={styles.skeleton}>
      <Skeleton width="220px" height="44px" />
      <div className={styles.skeletonDays}>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} height="116px" />
        ))}
      </div>
      <Skeleton width="280px" height="32px" />
      <div className={styles.skeletonTimes}>
        {Array.from({ length: 12 }, (_, index) => (
          <Skeleton key={index} height="60px" />
        ))}
      </div>
    </div>
  );
}
