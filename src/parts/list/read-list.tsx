import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CannotDisplay } from '#src/parts/cannot-display.tsx';
import { RetryNotice } from '#src/parts/answers/retry-notice.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import styles from './list.module.css';

interface ReadListProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** How many rows the skeleton has. */
  readonly rows?: number | undefined;
  readonly children: (data: Data) => ReactNode;
}

/**
 * What a query has read: its shape while there is nothing, another try where that failed, with the server's words if it has refused, and what
 * was read before while something newer is on its way, or could not be read.
 */
export function ReadList<Data>({ query, rows, children }: ReadListProps<Data>) {
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  const retry = { onRetry: () => void refetch(), isTrying: isFetching };
  // The previous filter's page must not stand in for this one.
  if (error !== null && (data === undefined || isPlaceholderData))
    return <CannotDisplay {...retry} said={error.said} />;
  if (data === undefined) return <ListSkeleton rows={rows} />;
  return (
    <div
      className={styles.read}
      tabIndex={-1}
      data-list
      aria-busy={isPlaceholderData}
      data-stale={isPlaceholderData || undefined}
    >
      {error === null ? null : (
        <RetryNotice {...retry} kind="warning" title={<Trans>This may be out of date</Trans>}>
          {error.said || <Trans>We could not load the latest.</Trans>}
        </RetryNotice>
      )}
      {children(data)}
    </div>
  );
}
