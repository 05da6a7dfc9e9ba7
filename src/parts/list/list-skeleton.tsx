import { Trans } from '@lingui/react/macro';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import styles from './list.module.css';

/** A placeholder for a list that is loading. */
export function ListSkeleton({ rows = 4 }: { rows?: number | undefined }) {
  return (
    <div className={styles.skeleton} role="status">
      <VisuallyHidden>
        <Trans>Loading…</Trans>
      </VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height="84px" />
      ))}
    </div>
  );
}
