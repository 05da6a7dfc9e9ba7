import { Trans } from '@lingui/react/macro';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useOnline } from '#src/ui/browser/use-online.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import styles from './list.module.css';

/** A placeholder for a list that is loading. Without a network nothing comes: it says so at once. */
export function ListSkeleton({ rows = 4 }: { rows?: number | undefined }) {
  const isOnline = useOnline();
  if (!isOnline) return <Offline />;
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

function Offline() {
  return (
    <Notice kind="warning" title={<Trans>You are offline</Trans>}>
      <Trans>Check your connection. This page goes on by itself as soon as there is a network again.</Trans>
    </Notice>
  );
}
