import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CannotDisplay } from '#src/parts/cannot-display.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import styles from './list.module.css';

interface ReadListProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** How many rows the skeleton has. */
  readonly rows?: number;
  readonly children: (data: Data) => ReactNode;
}

/**
 * What a query has read: its shape while there is nothing, another try where that failed, and what was read before while something newer is
 * on its way, or could not be read.
 */
export function ReadList<Data>({ query, rows, children }: ReadListProps<Data>) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = query;
  const retry = () => void refetch();
  if (data === undefined)
    return isError ? (
      <CannotDisplay onRetry={retry} isTrying={isFetching} />
    ) : (
      <ListSkeleton {...(rows ? { rows } : {})} />
    );
  // The page of another filter is no answer to this one.
  if (isError && isPlaceholderData) return <CannotDisplay onRetry={retry} isTrying={isFetching} />;
  return (
    <div
      className={styles.read}
      tabIndex={-1}
      data-list
      aria-busy={isPlaceholderData}
      data-stale={isPlaceholderData || undefined}
    >
      {isError ? (
        <Notice
          kind="warning"
          title={<Trans>This may be out of date</Trans>}
          actions={
            <Button kind="outline" size="small" onClick={retry} busy={isFetching ? <Trans>Loading…</Trans> : undefined}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>We could not load the latest.</Trans>
        </Notice>
      ) : null}
      {children(data)}
    </div>
  );
}
